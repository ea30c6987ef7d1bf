import { endpoints } from '#functions/endpoints.ts';
import { composeFor, composePorts } from '#lib/compose/aws/compose-for.ts';
import { composeLog } from '#lib/compose/aws/log.ts';
import { mail } from '#lib/compose/aws/mail.ts';
import { queue } from '#lib/compose/aws/queue.ts';
import { renderer as invokedRenderer } from '#lib/compose/aws/renderer.ts';
import { secrets } from '#lib/compose/aws/secrets.ts';
import { blobs, table } from '#lib/compose/aws/stores.ts';
import { tabledb } from '#lib/compose/aws/table-database.ts';
import { model } from '#lib/compose/model.ts';
import { http } from '#lib/compose/outbound-http.ts';
import { composeRenderer } from '#lib/compose/render.ts';
import { type Config, readConfig } from '#lib/config.ts';
import { adoptKey } from '#lib/domain/accounts/adopt-key.ts';
import type { Endpoint } from '#lib/http/endpoint.ts';
import { lambdaHandler } from '#lib/lambda/handler.ts';
import { renderHandler } from '#lib/lambda/render-function.ts';
import type { Ports } from '#lib/ports/index.ts';
import { startDynamo } from './dynamodb.ts';
import { startEventSource } from './event-source.ts';
import { defineStreaming, startGateway } from './gateway.ts';
import { startKms } from './kms.ts';
import { startInvokeEndpoint } from './lambda-invoke.ts';
import { startS3 } from './s3.ts';
import type { SentMail } from './sent-mail.ts';
import { startSes } from './ses.ts';
import { startSqs } from './sqs.ts';

const RENDERER = 'renderer';
const DEADLINE_MS = 300_000;

/** The composition for AWS over its real protocols: gateway events, DynamoDB, S3, Lambda's Invoke. */
export interface AwsStack {
  readonly url: string;
  readonly ports: Ports;
  /** What SES was given to send. */
  sentMail(): Promise<readonly SentMail[]>;
  close(): Promise<void>;
}

/** The SDK reads where its services are from the environment, whenever a client is first used. */
function pointSdkTo(endpoints: Record<string, string>): () => void {
  const environment = {
    ...endpoints,
    AWS_REGION: 'us-east-1',
    // The only credentials that the object store knows.
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  };
  const before = new Map(Object.keys(environment).map((name) => [name, process.env[name]]));
  Object.assign(process.env, environment);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

/** The renderer function, in this process, with this machine's browser. */
function startRenderer(config: Config) {
  const log = composeLog(config);
  const renderer = composeRenderer(config, log);
  const handler = renderHandler({
    renderer,
    blobs: blobs(config),
    log,
    newId: () => crypto.randomUUID(),
  });
  const context = {
    awsRequestId: 'renderer',
    getRemainingTimeInMillis: () => 80_000,
  } as Parameters<typeof handler>[1];
  return {
    invoke: async (event: unknown) => ({ result: await handler(event, context) }),
    stop: () => renderer.stop(),
  };
}

/**
 * Starts everything on loopback. The keys in OWNER_KEY and DEMO_KEY of `environment` are adopted as
 * on one machine.
 */
export async function startAwsStack(environment: Record<string, string> = {}): Promise<AwsStack> {
  const [kms, ses, dynamo, s3, sqs, gateway] = await Promise.all([
    startKms(),
    startSes(),
    startDynamo(),
    startS3(),
    startSqs(),
    startGateway(DEADLINE_MS),
  ]);
  const config = readConfig({
    ...process.env,
    PUBLIC_URL: gateway.url,
    TABLE_NAME: dynamo.tableName,
    BUCKET_NAME: s3.bucket,
    QUEUE_URL: sqs.queueUrl,
    SECRETS_KEY_ID: kms.keyId,
    MAIL_FROM: 'Pagewright <pagewright@example.com>',
    RENDERER_FUNCTION: RENDERER,
    ...environment,
  });
  const lambda = await startInvokeEndpoint({ [RENDERER]: (event) => renderer.invoke(event) });
  const restore = pointSdkTo({
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    AWS_ENDPOINT_URL_LAMBDA: lambda.endpoint,
    AWS_ENDPOINT_URL_SQS: sqs.endpoint,
    AWS_ENDPOINT_URL_KMS: kms.endpoint,
    AWS_ENDPOINT_URL_SESV2: ses.endpoint,
  });
  const renderer = startRenderer(config);
  const builders = {
    table,
    blobs,
    renderer: invokedRenderer,
    queue,
    model,
    http,
    secrets,
    tabledb,
  };
  const app = composeFor<readonly Endpoint[]>(endpoints, builders)(config);
  const source = startEventSource(sqs, composePorts({ ...builders, mail }, config));
  if (config.ownerKey !== undefined) await adoptKey(app.ports, config.ownerKey, 'unlimited');
  if (config.demoKey !== undefined) await adoptKey(app.ports, config.demoKey, 'demo');
  defineStreaming();
  gateway.serve(lambdaHandler(endpoints, () => app));
  return {
    url: gateway.url,
    ports: app.ports,
    sentMail: async () => ses.sent(),
    async close() {
      await gateway.close();
      await source.stop();
      await renderer.stop();
      await Promise.all([
        lambda.close(),
        kms.close(),
        ses.close(),
        sqs.close(),
        dynamo.close(),
        s3.close(),
      ]);
      restore();
    },
  };
}
