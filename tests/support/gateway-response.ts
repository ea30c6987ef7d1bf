import type { LambdaResult } from './lambda-runtime.ts';

/** The prelude of a streamed HTTP response ends here. */
const END_OF_PRELUDE = Buffer.alloc(8);

/** Head and body of a response that API Gateway would send on. */
export interface GatewayResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Reads a result as API Gateway's proxy integration does. */
export function toGatewayResponse({ mode, payload, error }: LambdaResult): GatewayResponse {
  if (error !== undefined) throw new Error(`the invocation failed: ${error}`);
  const end = mode === 'streaming' ? payload.indexOf(END_OF_PRELUDE) : payload.length;
  if (end === -1) throw new Error('the streamed response has no prelude');
  const head = JSON.parse(payload.toString('utf8', 0, end)) as {
    statusCode: number;
    headers: Record<string, string>;
    body?: string;
  };
  return {
    status: head.statusCode,
    headers: head.headers,
    body: mode === 'streaming' ? payload.subarray(end + 8) : Buffer.from(head.body ?? ''),
  };
}
