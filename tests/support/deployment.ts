import { rm } from 'node:fs/promises';
import { packageFunctions } from '#scripts/packaging/package.ts';
import { functions } from '#scripts/packaging/service.ts';
import { startDynamo } from './dynamodb.ts';
import { type GatewayRequest, gatewayEvent } from './gateway-event.ts';
import { type GatewayResponse, toGatewayResponse } from './gateway-response.ts';
import { type Invoked, startInvokeEndpoint } from './lambda-invoke.ts';
import { type LambdaProcess, type LambdaResult, startLambda } from './lambda-runtime.ts';
import { packageInTurn } from './package-in-turn.ts';
import { type AwsCall, startRecorder } from './recorder.ts';
import { startS3 } from './s3.ts';
import { startSqs } from './sqs.ts';
import { unzip } from './unzip.ts';

const RENDERER = 'renderer';

/** One packaged function of the deployment, running. */
export interface DeployedFunction {
  readonly lambda: LambdaProcess;
  /** What it has called so far, to hold against its role. */
  readonly calls: () => readonly AwsCall[];
  request(request: GatewayRequest): Promise<GatewayResponse>;
}

/** The packaged service: each function in a process of its own, with the stores and the renderer that it would have. */
export interface Deployment {
  readonly dynamo: Awaited<ReturnType<typeof startDynamo>>;
  readonly s3: Awaited<ReturnType<typeof startS3>>;
  readonly sqs: Awaited<ReturnType<typeof startSqs>>;
  /** Starts a function the first time. */
  start(name: string): Promise<DeployedFunction>;
  close(): Promise<void>;
}

const toInvoked = ({ payload, error }: LambdaResult): Invoked =>
  error === undefined ? { result: JSON.parse(String(payload)) } : { error };

/** The settings that the deployment gives to a function, less those that only CloudFormation knows. */
function plainSettings(name: string): Record<string, string> {
  const { environment } = (functions as Record<string, { environment?: object }>)[name] ?? {};
  return Object.fromEntries(
    Object.entries(environment ?? {}).filter(([, value]) => typeof value === 'string'),
  ) as Record<string, string>;
}

/** Packages, unzips and connects functions; nothing of the working tree is visible to them. */
export async function startDeployment(names: readonly string[]): Promise<Deployment> {
  const zips = await packageInTurn(() => packageFunctions(names));
  const [dynamo, s3, sqs] = await Promise.all([startDynamo(), startS3(), startSqs()]);
  const started = new Map<string, Promise<DeployedFunction>>();
  const closers: (() => Promise<void>)[] = [];

  async function startOne(name: string): Promise<DeployedFunction> {
    const directory = await unzip(zips.get(name) ?? '');
    closers.push(() => rm(directory, { recursive: true, force: true }));
    const targets = {
      AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
      AWS_ENDPOINT_URL_S3: s3.endpoint,
      AWS_ENDPOINT_URL_LAMBDA: lambdaService.endpoint,
      AWS_ENDPOINT_URL_SQS: sqs.endpoint,
    };
    const recorders = await Promise.all(
      Object.entries(targets).map(
        async ([setting, target]) => [setting, await startRecorder(target)] as const,
      ),
    );
    for (const [, recorder] of recorders) closers.push(recorder.close);
    const lambda = await startLambda(directory, `functions/${name}/handler.handler`, {
      ...plainSettings(name),
      ...Object.fromEntries(recorders.map(([setting, { endpoint }]) => [setting, endpoint])),
      PUBLIC_URL: 'https://api.example.com/dev',
      TABLE_NAME: dynamo.tableName,
      BUCKET_NAME: s3.bucket,
      RENDERER_FUNCTION: RENDERER,
      QUEUE_URL: sqs.queueUrl,
      // Of the functions that have secrets, none opens one here.
      SECRETS_KEY_ID: 'arn:aws:kms:us-east-1:000000000000:key/none',
    });
    closers.push(lambda.close);
    return {
      lambda,
      calls: () => recorders.flatMap(([, { calls }]) => calls),
      request: async (request) => toGatewayResponse(await lambda.invoke(gatewayEvent(request))),
    };
  }

  const start = (name: string) => {
    const running = started.get(name) ?? startOne(name);
    started.set(name, running);
    return running;
  };
  const lambdaService = await startInvokeEndpoint({
    [RENDERER]: async (event) => toInvoked(await (await start(RENDERER)).lambda.invoke(event)),
  });
  return {
    dynamo,
    s3,
    sqs,
    start,
    async close() {
      for (const close of closers.toReversed()) await close();
      await Promise.all([lambdaService.close(), dynamo.close(), s3.close(), sqs.close()]);
    },
  };
}
