import { BEDROCK_DEFAULT_MODEL } from '#schemas/model-settings.ts';

/** Where a deployment says nothing else: the function's role is all that Bedrock needs. */
const DEFAULT_PROVIDER = 'bedrock';

const VARIABLES = [
  'MODEL_PROVIDER',
  'MODEL_NAME',
  'MODEL_BASE_URL',
  'MODEL_API_KEY',
  'MODEL_TIMEOUT_MS',
] as const;

/** The deployer's settings of a model, for the functions that ask one and for no other. */
export function modelEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  const provided = VARIABLES.flatMap((name) => {
    const value = env[name];
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  return { MODEL_PROVIDER: DEFAULT_PROVIDER, ...Object.fromEntries(provided) };
}

const inPartition = (path: string) => ({ 'Fn::Sub': `arn:\${AWS::Partition}:bedrock:${path}` });

/**
 * What the role must be allowed to invoke: the model, and the profiles that lead to it, in whichever
 * region a profile sends a request to. Nothing with another provider, or with a key of Bedrock's own.
 */
export function modelResources(env: NodeJS.ProcessEnv): unknown[] {
  const { MODEL_PROVIDER, MODEL_API_KEY, MODEL_NAME } = modelEnvironment(env);
  if (MODEL_PROVIDER !== 'bedrock' || MODEL_API_KEY !== undefined) return [];
  const name = MODEL_NAME ?? BEDROCK_DEFAULT_MODEL;
  // An application's profile, a provisioned or an imported model: its name does not tell what is behind it.
  if (name.startsWith('arn:')) return [name, inPartition('*::foundation-model/*')];
  const model = name.replace(/^(?:us-gov|us|eu|apac|jp|au|ca|global)\./, '');
  return [
    inPartition(`*::foundation-model/${model}`),
    inPartition(`\${AWS::Region}:\${AWS::AccountId}:inference-profile/*.${model}`),
  ];
}
