import { resources } from '#functions/endpoints.ts';
import { sites } from '#lib/compose/sites.ts';
import type { Endpoint } from '#lib/http/endpoint.ts';
import { usesOf } from '#lib/http/uses.ts';
import { needsStreaming } from '#lib/lambda/streaming.ts';
import {
  type Access,
  accessOf,
  DEAD_LETTERS_ACCESS,
  NO_ACCESS,
  RENDERER_ACCESS,
  RUNNER_ACCESS,
  roleOf,
  WORKERS_ACCESS,
} from './access.ts';
import { modelEnvironment } from './model.ts';

/** API Gateway's own limit for a response that is not streamed. */
const BUFFERED_TIMEOUT_SECONDS = 29;
const STREAMED_TIMEOUT_SECONDS = 300;
/** The render's own deadline of 60 s, and the start of a browser before it. */
const RENDERER_TIMEOUT_SECONDS = 80;

/** The names that the framework gives to a function's own resources. */
const logicalName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const roleName = (name: string) => `${logicalName(name)}Role`;
const logGroupName = (name: string) => `${logicalName(name)}LogGroup`;
const functionName = (name: string) => `${logicalName(name)}LambdaFunction`;

/** The deployer's own address of the table database, where there is one. */
const tableDatabaseEnvironment = ({ TABLEDB_BASE_URL }: NodeJS.ProcessEnv) =>
  TABLEDB_BASE_URL ? { TABLEDB_BASE_URL } : {};

/** The deployer's own token, where the operator's endpoints are to be open. */
const operatorEnvironment = (endpoints: readonly Endpoint[], { ADMIN_TOKEN }: NodeJS.ProcessEnv) =>
  ADMIN_TOKEN && endpoints.some(({ auth }) => auth === 'admin') ? { ADMIN_TOKEN } : {};

/** A function learns the names of what it may reach, and nothing else. */
function environmentOf(access: Access) {
  const prefixes = [...access.readBlobs, ...access.writeBlobs, ...access.deleteBlobs];
  return {
    ...(access.table ? { TABLE_NAME: { Ref: 'Table' } } : {}),
    ...(prefixes.length > 0 ? { BUCKET_NAME: { Ref: 'Bucket' } } : {}),
    ...(access.invokeRenderer ? { RENDERER_FUNCTION: { Ref: 'RendererLambdaFunction' } } : {}),
    ...(access.taskQueue === 'none' ? {} : { QUEUE_URL: { Ref: 'TaskQueue' } }),
    ...(access.useSecrets ? { SECRETS_KEY_ID: { Ref: 'SecretsKey' } } : {}),
    ...(access.askModel ? modelEnvironment(process.env) : {}),
    ...(access.askTableDatabase ? tableDatabaseEnvironment(process.env) : {}),
  };
}

/** API Gateway writes `{name}` for a path's `:name`. */
export const gatewayPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/**
 * One route for all methods of a path: the listener knows which there are, answers preflights and HEAD, and
 * names the others in Allow. A route for each would be 200 resources more, of the 500 that a stack may have.
 */
function routeOf(path: string, streaming: boolean) {
  return {
    http: {
      method: 'any',
      path: gatewayPath(path),
      ...(streaming
        ? {
            response: { transferMode: 'STREAM' },
            timeoutInMillis: STREAMED_TIMEOUT_SECONDS * 1_000,
          }
        : {}),
    },
  };
}

const entry = (name: string) => ({
  handler: `functions/${name}/handler.handler`,
  role: roleName(name),
});

/** The paths that a function serves: no two functions share one. */
export const pathsOf = (endpoints: readonly Endpoint[]): string[] => [
  ...new Set(endpoints.map(({ path }) => path)),
];

/** The pages are files: their function reaches nothing else. */
function pagesFunction() {
  return {
    ...entry(PAGES),
    memorySize: 512,
    timeout: BUFFERED_TIMEOUT_SECONDS,
    events: sites.flatMap(({ routes }) => routes.map((path) => routeOf(path, true))),
  };
}

function apiFunction(name: string, endpoints: readonly Endpoint[]) {
  const streaming = needsStreaming(endpoints);
  return {
    ...entry(name),
    memorySize: 1_024,
    timeout: streaming ? STREAMED_TIMEOUT_SECONDS : BUFFERED_TIMEOUT_SECONDS,
    environment: {
      ...environmentOf(accessOf(endpoints)),
      ...operatorEnvironment(endpoints, process.env),
    },
    events: pathsOf(endpoints).map((path) => routeOf(path, streaming)),
  };
}

const PAGES = 'pages';
const RENDERER = 'renderer';
const RUNNER = 'runner';
const DEAD_LETTERS = 'deadletters';
const WORKERS = 'workers';
/** Items of a job that one invocation has rendered at a time, each by an invocation of the renderer. */
const RUNNER_CONCURRENCY = 8;
/** Invocations that work on jobs at the same time. */
const MAX_RUNNERS = 10;

/** A message is the work of twenty documents: one at a time. */
const fedBy = (queue: string, maximumConcurrency: number) => ({
  sqs: {
    arn: { 'Fn::GetAtt': [queue, 'Arn'] },
    batchSize: 1,
    maximumConcurrency,
    functionResponseType: 'ReportBatchItemFailures',
  },
});

/** Every function of the deployment, in the framework's form. */
export const functions = {
  ...Object.fromEntries(
    Object.entries(resources).map(([name, endpoints]) => [name, apiFunction(name, endpoints)]),
  ),
  [PAGES]: pagesFunction(),
  [RENDERER]: {
    ...entry(RENDERER),
    memorySize: 3_008,
    timeout: RENDERER_TIMEOUT_SECONDS,
    // One invocation at a time, one folder that can be written, no namespaces for a sandbox.
    environment: {
      ...environmentOf(RENDERER_ACCESS),
      RENDER_CONCURRENCY: '1',
      CACHE_DIR: '/tmp/pagewright',
      CHROMIUM_SANDBOX: 'off',
    },
  },
  [RUNNER]: {
    ...entry(RUNNER),
    memorySize: 1_024,
    timeout: STREAMED_TIMEOUT_SECONDS,
    environment: {
      ...environmentOf(RUNNER_ACCESS),
      RENDER_CONCURRENCY: String(RUNNER_CONCURRENCY),
    },
    events: [fedBy('TaskQueue', MAX_RUNNERS)],
  },
  [DEAD_LETTERS]: {
    ...entry(DEAD_LETTERS),
    memorySize: 512,
    timeout: 120,
    environment: environmentOf(DEAD_LETTERS_ACCESS),
    events: [fedBy('TaskDeadLetters', 2)],
  },
  [WORKERS]: {
    ...entry(WORKERS),
    memorySize: 512,
    timeout: 300,
    environment: environmentOf(WORKERS_ACCESS),
    events: [{ schedule: { rate: ['rate(15 minutes)'], description: 'Removes what has expired' } }],
  },
};

const functionNames = Object.keys(functions);

const roles = {
  ...Object.fromEntries(
    Object.entries(resources).map(([name, endpoints]) => [
      roleName(name),
      roleOf(logGroupName(name), accessOf(endpoints)),
    ]),
  ),
  [roleName(PAGES)]: roleOf(logGroupName(PAGES), NO_ACCESS),
  [roleName(RENDERER)]: roleOf(logGroupName(RENDERER), RENDERER_ACCESS),
  [roleName(RUNNER)]: roleOf(logGroupName(RUNNER), RUNNER_ACCESS),
  [roleName(DEAD_LETTERS)]: roleOf(logGroupName(DEAD_LETTERS), DEAD_LETTERS_ACCESS),
  [roleName(WORKERS)]: roleOf(logGroupName(WORKERS), WORKERS_ACCESS),
};

function alarm(
  description: string,
  namespace: string,
  metric: string,
  name: string,
  value: unknown,
) {
  return {
    Type: 'AWS::CloudWatch::Alarm',
    Properties: {
      AlarmDescription: description,
      Namespace: namespace,
      MetricName: metric,
      Dimensions: [{ Name: name, Value: value }],
      Statistic: 'Sum',
      Period: 300,
      EvaluationPeriods: 1,
      Threshold: 1,
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      TreatMissingData: 'notBreaching',
      AlarmActions: [{ Ref: 'AlarmTopic' }],
    },
  };
}

function functionAlarm(
  name: string,
  metric: 'Errors' | 'Throttles' | 'Invocations',
  description = `${metric} of the function ${name}`,
) {
  return alarm(description, 'AWS/Lambda', metric, 'FunctionName', { Ref: functionName(name) });
}

const alarms = {
  ...Object.fromEntries(
    functionNames.flatMap((name) =>
      (['Errors', 'Throttles'] as const).map((metric) => [
        `${logicalName(name)}${metric}Alarm`,
        functionAlarm(name, metric),
      ]),
    ),
  ),
  DeadlettersInvocationsAlarm: functionAlarm(
    DEAD_LETTERS,
    'Invocations',
    'Workers died of a task, which was given up',
  ),
};

/** A key that is lost takes every secret with it, so it outlives the stack. Only where an endpoint has secrets. */
const secretsKey = {
  SecretsKey: {
    Type: 'AWS::KMS::Key',
    DeletionPolicy: 'Retain',
    UpdateReplacePolicy: 'Retain',
    Properties: {
      Description: 'Wraps the data keys that users’ secrets are encrypted with',
      EnableKeyRotation: true,
      KeyPolicy: {
        Version: '2012-10-17',
        Statement: [
          {
            Effect: 'Allow',
            Principal: {
              AWS: { 'Fn::Sub': `arn:\${AWS::Partition}:iam::\${AWS::AccountId}:root` },
            },
            Action: 'kms:*',
            Resource: '*',
          },
        ],
      },
    },
  },
};

const hasSecrets = usesOf(Object.values(resources).flat()).has('secrets');

/** CloudFormation that follows from the registry: a role and two alarms for each function, and the key of secrets. */
export const cloudFormation = {
  Resources: { ...roles, ...alarms, ...(hasSecrets ? secretsKey : {}) },
};
