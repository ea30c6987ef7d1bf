import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** A call of an AWS service in the words of IAM. */
export interface AwsCall {
  readonly action: string;
  /** The key of an object; empty for other services. */
  readonly key: string;
}

/** A proxy on loopback that notes each call and passes it on untouched. */
export interface Recorder {
  readonly endpoint: string;
  readonly calls: readonly AwsCall[];
  close(): Promise<void>;
}

const OBJECT_ACTIONS: Readonly<Record<string, string>> = {
  GET: 's3:GetObject',
  HEAD: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
};

function describeCall(message: IncomingMessage): AwsCall {
  const target = message.headers['x-amz-target'];
  if (target !== undefined) {
    const [service, operation] = String(target).split('.');
    return { action: `${service === 'AmazonSQS' ? 'sqs' : 'dynamodb'}:${operation}`, key: '' };
  }
  const path = new URL(message.url ?? '/', 'http://localhost').pathname;
  if (path.startsWith('/2015-03-31/functions/'))
    return { action: 'lambda:InvokeFunction', key: '' };
  const [, , ...segments] = path.split('/');
  const key = decodeURIComponent(segments.join('/'));
  const object = OBJECT_ACTIONS[message.method ?? ''];
  return { action: key === '' || object === undefined ? 's3:ListBucket' : object, key };
}

/** Notes the calls that go to `target`. */
export async function startRecorder(target: string): Promise<Recorder> {
  const calls: AwsCall[] = [];
  const { hostname, port } = new URL(target);
  const passOn = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url: path, headers } = message;
    // The Host header is signed: it stays as it is.
    const onward = request({ hostname, port, method, path, headers });
    const [[answer]] = await Promise.all([
      once(onward, 'response') as Promise<[IncomingMessage]>,
      pipeline(message, onward),
    ]);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    await pipeline(answer, response);
  };
  const server = createServer((message, response) => {
    calls.push(describeCall(message));
    // One of the two sides has gone: the other one sees its connection close.
    passOn(message, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

interface Role {
  readonly Properties: {
    readonly Policies: readonly {
      readonly PolicyDocument: {
        readonly Statement: readonly object[];
      };
    }[];
  };
}

/** Whether a role of the deployment allows a call: the action by name, an object by its prefix. */
export function allows(role: Role, { action, key }: AwsCall): boolean {
  const statements = role.Properties.Policies.flatMap(
    ({ PolicyDocument }) => PolicyDocument.Statement,
  ) as readonly { Action: readonly string[]; Resource: unknown }[];
  return statements.some(({ Action, Resource }) => {
    if (!Action.includes(action)) return false;
    if (!/^s3:.*Object$/.test(action)) return true;
    return [Resource].flat().some((one) => {
      const pattern = (one as { 'Fn::Sub': string })['Fn::Sub'].replace(`\${Bucket.Arn}/`, '');
      return key.startsWith(pattern.replace(/\*$/, ''));
    });
  });
}
