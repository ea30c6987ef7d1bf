import { z } from 'zod';

/** Whose protocol a language model speaks. `none` switches a deployment's default off. */
export const ModelProvider = z.enum([
  'none',
  'bedrock',
  'anthropic',
  'openai',
  'openai-compatible',
]);

/** The language model that answers what the own interpreter of instructions does not understand. */
export interface ModelSettings {
  readonly provider: Exclude<z.infer<typeof ModelProvider>, 'none'>;
  readonly name: string;
  /** The provider's own address when undefined. The operator's choice: it may be any host, loopback too. */
  readonly baseUrl: string | undefined;
  /** Bedrock takes the AWS credentials of the environment when undefined. */
  readonly apiKey: string | undefined;
  /** Of AWS; for Bedrock only. */
  readonly region: string | undefined;
  /** For one answer, one repetition included. */
  readonly timeoutMs: number;
}

const text = z.string().trim().min(1);
const TIMEOUT_RANGE = 'must be a whole number from 1000 to 240000';

/** The variables of the environment that say which model there is. */
export const modelVariables = {
  MODEL_PROVIDER: ModelProvider.optional(),
  MODEL_NAME: text.max(300).optional(),
  MODEL_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MODEL_API_KEY: text.optional(),
  MODEL_TIMEOUT_MS: z.coerce
    .number({ error: TIMEOUT_RANGE })
    .refine((value) => Number.isInteger(value) && value >= 1_000 && value <= 240_000, {
      error: TIMEOUT_RANGE,
    })
    .default(30_000),
  AWS_REGION: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
} as const;

const ModelVariables = z.object(modelVariables);
export type ModelVariables = z.infer<typeof ModelVariables>;

/**
 * The default of a deployment that names no model: it is active, it needs no contract with
 * a third party, and its inference profiles keep requests within the US or the EU.
 */
export const BEDROCK_DEFAULT_MODEL = 'amazon.nova-2-lite-v1:0';

/** The default model as it is called in a region; undefined where no profile keeps it on the continent. */
export function bedrockDefaultName(region: string | undefined): string | undefined {
  const continent = /^(us|eu)-(?!gov-|iso|isob)/.exec(region ?? '')?.[1];
  return continent === undefined ? undefined : `${continent}.${BEDROCK_DEFAULT_MODEL}`;
}

type Problem = readonly [variable: keyof ModelVariables, message: string];

/** What is missing, by the variable that would say it. */
function findProblems(values: ModelVariables): Problem[] {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name } = values;
  if (provider === undefined) {
    const provided = (['MODEL_NAME', 'MODEL_BASE_URL', 'MODEL_API_KEY'] as const).filter(
      (variable) => values[variable] !== undefined,
    );
    return provided.length === 0
      ? []
      : [
          [
            'MODEL_PROVIDER',
            `must be set with ${provided.join(', ')}: ${ModelProvider.options.join(', ')}`,
          ],
        ];
  }
  if (provider === 'none') return [];
  const problems: Problem[] = [];
  if (provider === 'openai-compatible' && values.MODEL_BASE_URL === undefined)
    problems.push([
      'MODEL_BASE_URL',
      'openai-compatible needs the address, such as http://localhost:11434/v1',
    ]);
  if ((provider === 'anthropic' || provider === 'openai') && values.MODEL_API_KEY === undefined)
    problems.push(['MODEL_API_KEY', `${provider} needs a key`]);
  if (provider === 'bedrock') problems.push(...bedrockProblems(values));
  else if (name === undefined)
    problems.push([
      'MODEL_NAME',
      `${provider} needs the name of a model: only bedrock has a default`,
    ]);
  return problems;
}

function bedrockProblems(values: ModelVariables): Problem[] {
  const problems: Problem[] = [];
  if (values.AWS_REGION === undefined)
    problems.push(['AWS_REGION', 'bedrock needs a region, such as eu-central-1']);
  else if (values.MODEL_NAME === undefined && bedrockDefaultName(values.AWS_REGION) === undefined)
    problems.push([
      'MODEL_NAME',
      `bedrock has a default in regions of the US and the EU only, not in ${values.AWS_REGION}: name a model or an inference profile, or set MODEL_PROVIDER to none`,
    ]);
  if (
    values.MODEL_API_KEY === undefined &&
    (values.AWS_ACCESS_KEY_ID === undefined || values.AWS_SECRET_ACCESS_KEY === undefined)
  )
    problems.push([
      'MODEL_API_KEY',
      'bedrock needs a key, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    ]);
  return problems;
}

/** Reports what is missing on its own variable; fits zod's `superRefine`. */
export function checkModelVariables(values: ModelVariables, context: z.RefinementCtx): void {
  for (const [variable, message] of findProblems(values))
    context.addIssue({ code: 'custom', path: [variable], message });
}

/** The model that checked variables ask for; undefined: none. */
export function modelSettings(values: ModelVariables): ModelSettings | undefined {
  const { MODEL_PROVIDER: provider, AWS_REGION: region } = values;
  if (provider === undefined || provider === 'none') return undefined;
  return {
    provider,
    name: values.MODEL_NAME ?? bedrockDefaultName(region) ?? BEDROCK_DEFAULT_MODEL,
    baseUrl: values.MODEL_BASE_URL,
    apiKey: values.MODEL_API_KEY,
    region: provider === 'bedrock' ? region : undefined,
    timeoutMs: values.MODEL_TIMEOUT_MS,
  };
}
