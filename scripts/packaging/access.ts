import { type Endpoint, isIdempotent } from '#lib/http/endpoint.ts';
import { COLLECTIONS, type Collection, usesOf } from '#lib/http/uses.ts';
import { RENDERED_BLOBS } from '#lib/lambda/render-function.ts';
import { modelResources } from './model.ts';

/** What one function may reach, which is also what its environment tells it about. */
export interface Access {
  readonly table: boolean;
  /** Prefixes of the bucket. */
  readonly readBlobs: readonly string[];
  readonly writeBlobs: readonly string[];
  readonly deleteBlobs: readonly string[];
  readonly invokeRenderer: boolean;
  /** Of the queue of jobs: to start one, to work on them, or on those that failed too often. */
  readonly taskQueue: 'none' | 'send' | 'work' | 'giveUp';
  /** The language model that the deployment names. */
  readonly askModel: boolean;
  /** The provider of other people's tables. */
  readonly askTableDatabase: boolean;
  /** The key that users' secrets are encrypted with. */
  readonly useSecrets: boolean;
  /** Amazon SES. */
  readonly sendMail: boolean;
}

export const NO_ACCESS: Access = {
  table: false,
  readBlobs: [],
  writeBlobs: [],
  deleteBlobs: [],
  invokeRenderer: false,
  taskQueue: 'none',
  askModel: false,
  askTableDatabase: false,
  useSecrets: false,
  sendMail: false,
};

const FILES = ['documents/', RENDERED_BLOBS];
const TEMPLATES = 'templates/';
const ANSWERS = 'answers/';
const JOBS = 'jobs/';
const SOURCES = 'sources/';
const PROPOSALS = 'proposals/';
const ALL = [...FILES, 'sessions/', TEMPLATES, ANSWERS, JOBS, SOURCES, PROPOSALS];

const PREFIXES = {
  documents: FILES,
  sessions: ['sessions/'],
  templates: [TEMPLATES],
  jobs: [JOBS],
  sources: [SOURCES],
  proposals: [PROPOSALS],
} as const satisfies Record<Collection, readonly string[]>;

/** What lost a race takes its content away again: a revision, a template's version, a source's file. */
const RETRACTED: readonly Collection[] = ['sessions', 'templates', 'sources'];

/** What a resource's endpoints may reach, from what they say they use. */
export function accessOf(endpoints: readonly Endpoint[]): Access {
  const uses = usesOf(endpoints);
  const readable = COLLECTIONS.filter((one) => uses.has(`read:${one}`));
  const writable = COLLECTIONS.filter((one) => uses.has(`write:${one}`));
  const rendered = uses.has('renderer') ? [RENDERED_BLOBS] : [];
  const answers = endpoints.some(isIdempotent) ? [ANSWERS] : [];
  const read = [...rendered, ...readable.flatMap((one) => PREFIXES[one]), ...answers];
  return {
    table:
      uses.has('table') || uses.has('tabledb') || endpoints.some(({ auth }) => auth !== 'none'),
    readBlobs: [...new Set(read)],
    // The renderer alone writes what it renders.
    writeBlobs: [...writable.map((one) => PREFIXES[one][0]), ...answers],
    deleteBlobs: [
      ...rendered,
      ...RETRACTED.filter((one) => writable.includes(one)).flatMap((one) => PREFIXES[one]),
    ],
    invokeRenderer: uses.has('renderer'),
    taskQueue: uses.has('queue') ? 'send' : 'none',
    askModel: uses.has('model'),
    askTableDatabase: uses.has('tabledb'),
    useSecrets: uses.has('secrets'),
    sendMail: false,
  };
}

export const WORKERS_ACCESS: Access = { ...NO_ACCESS, table: true, deleteBlobs: ALL };

/** Makes the documents of jobs. What `options.strict` refuses goes again, as does what lost a race. */
export const RUNNER_ACCESS: Access = {
  ...NO_ACCESS,
  table: true,
  readBlobs: [...FILES, TEMPLATES, JOBS, SOURCES],
  writeBlobs: ['documents/'],
  deleteBlobs: [RENDERED_BLOBS, JOBS],
  invokeRenderer: true,
  taskQueue: 'work',
  // Records of a job that waited for long are read again: the links in them have ended.
  askTableDatabase: true,
  useSecrets: true,
  sendMail: true,
};

/** Gives up the turns of jobs that failed too often, and lets the jobs go on. */
export const DEAD_LETTERS_ACCESS: Access = {
  ...NO_ACCESS,
  table: true,
  deleteBlobs: [JOBS],
  taskQueue: 'giveUp',
};

/** It runs hostile pages: it can add files under one prefix and do nothing else. */
export const RENDERER_ACCESS: Access = { ...NO_ACCESS, writeBlobs: [RENDERED_BLOBS] };

const TABLE = { 'Fn::GetAtt': ['Table', 'Arn'] };
const objects = (prefixes: readonly string[]) =>
  prefixes.map((prefix) => ({ 'Fn::Sub': `\${Bucket.Arn}/${prefix}*` }));

interface Statement {
  readonly Effect: 'Allow';
  readonly Action: readonly string[];
  readonly Resource: unknown;
}

const policy = (...statements: readonly object[]) => ({
  Version: '2012-10-17',
  Statement: statements,
});

const allow = (actions: readonly string[], resource: unknown): Statement => ({
  Effect: 'Allow',
  Action: actions,
  Resource: resource,
});

/** Addresses and domains that the account has proven to be its own. */
const MAIL_IDENTITIES = {
  'Fn::Sub': `arn:\${AWS::Partition}:ses:\${AWS::Region}:\${AWS::AccountId}:*`,
};

const TABLE_ACTIONS = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'].map(
  (action) => `dynamodb:${action}`,
);

/** What the poller between a queue and a function does, it does with the function's role. */
const RECEIVE = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
const queueArn = (queue: string) => ({ 'Fn::GetAtt': [queue, 'Arn'] });

function queueStatements({ taskQueue }: Access): Statement[] {
  if (taskQueue === 'none') return [];
  const sends = allow(['sqs:SendMessage'], queueArn('TaskQueue'));
  if (taskQueue === 'send') return [sends];
  const source = taskQueue === 'work' ? 'TaskQueue' : 'TaskDeadLetters';
  return [sends, allow(RECEIVE, queueArn(source))];
}

function blobStatements({ readBlobs, writeBlobs, deleteBlobs }: Access): Statement[] {
  const bucket = { 'Fn::GetAtt': ['Bucket', 'Arn'] };
  return [
    // Without the right to list, S3 answers 403 instead of 404 for what is not there.
    ...(readBlobs.length + deleteBlobs.length > 0 ? [allow(['s3:ListBucket'], bucket)] : []),
    ...(readBlobs.length > 0 ? [allow(['s3:GetObject'], objects(readBlobs))] : []),
    ...(writeBlobs.length > 0 ? [allow(['s3:PutObject'], objects(writeBlobs))] : []),
    ...(deleteBlobs.length > 0 ? [allow(['s3:DeleteObject'], objects(deleteBlobs))] : []),
  ];
}

/** The execution role of one function: its own log group, and what it needs. */
export function roleOf(logGroup: string, access: Access) {
  const renderer = { 'Fn::GetAtt': ['RendererLambdaFunction', 'Arn'] };
  const models = access.askModel ? modelResources(process.env) : [];
  const statements = [
    allow(['logs:CreateLogStream', 'logs:PutLogEvents'], { 'Fn::GetAtt': [logGroup, 'Arn'] }),
    ...(access.table ? [allow(TABLE_ACTIONS, TABLE)] : []),
    ...blobStatements(access),
    ...(access.invokeRenderer ? [allow(['lambda:InvokeFunction'], renderer)] : []),
    ...queueStatements(access),
    ...(access.useSecrets
      ? [allow(['kms:GenerateDataKey', 'kms:Decrypt'], { 'Fn::GetAtt': ['SecretsKey', 'Arn'] })]
      : []),
    ...(access.sendMail ? [allow(['ses:SendEmail'], MAIL_IDENTITIES)] : []),
    ...(models.length > 0 ? [allow(['bedrock:InvokeModel'], models)] : []),
  ];
  return {
    Type: 'AWS::IAM::Role',
    Properties: {
      AssumeRolePolicyDocument: policy({
        Effect: 'Allow',
        Principal: { Service: 'lambda.amazonaws.com' },
        Action: 'sts:AssumeRole',
      }),
      Policies: [{ PolicyName: 'access', PolicyDocument: policy(...statements) }],
    },
  };
}
