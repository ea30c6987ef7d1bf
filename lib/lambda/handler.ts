import middy from '@middy/core';
import { executionModeStandard } from '@middy/core/executionModeStandard';
import { executionModeStreamifyResponse } from '@middy/core/executionModeStreamifyResponse';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import { PagewrightError } from '#lib/errors.ts';
import type { Endpoint } from '#lib/http/endpoint.ts';
import type { Gate } from '#lib/http/gate.ts';
import { commonHeaders } from '#lib/http/headers.ts';
import { createListener } from '#lib/http/listener.ts';
import type { Page } from '#lib/http/pages/open-pages.ts';
import { errorResponse } from '#lib/http/respond.ts';
import type { Ports } from '#lib/ports/index.ts';
import { toHttpRequest } from './event.ts';
import { currentRequestId, runInvocation } from './invocation.ts';
import { bufferedReply, streamedReply } from './reply.ts';
import { needsStreaming } from './streaming.ts';

/** Before Lambda's own deadline, which would end the process and leave API Gateway with a bare 502. */
const ANSWER_RESERVE_MS = 500;
/** Work is stopped a little later, so that what it then throws does not become the answer; a stream of events ends here too. */
const ABORT_RESERVE_MS = 400;

/** What a composition gives to the endpoints. */
export interface App {
  readonly ports: Ports;
  readonly gate: Gate;
  readonly pages?: ReadonlyMap<string, Page>;
}

function timedOut() {
  return new PagewrightError('internal', {
    message: 'The request took longer than the service allows',
    details: { reason: 'timeout' },
  });
}

/**
 * One resource's endpoints as a Lambda function behind a REST API.
 *
 * @param compose called once, while the container starts: a wrong setting fails the start.
 */
export function lambdaHandler(endpoints: readonly Endpoint[], compose: () => App) {
  const { ports, gate, pages } = compose();
  const streaming = pages !== undefined || needsStreaming(endpoints);
  const toReply = streaming ? streamedReply : bufferedReply;
  const listen = createListener(endpoints, ports, gate, {
    newRequestId: currentRequestId,
    ...(pages === undefined ? {} : { pages }),
  });

  async function answer(event: APIGatewayProxyEvent, context: Context) {
    const invocation = {
      requestId: event.requestContext.requestId,
      lambdaRequestId: context.awsRequestId,
    };
    const remainingMs = context.getRemainingTimeInMillis() - ABORT_RESERVE_MS;
    const signal = AbortSignal.timeout(Math.max(0, remainingMs));
    return toReply(await runInvocation(invocation, () => listen(toHttpRequest(event, signal))));
  }

  return middy<APIGatewayProxyEvent, Awaited<ReturnType<typeof answer>>>(answer, {
    executionMode: streaming ? executionModeStreamifyResponse : executionModeStandard,
    timeoutEarlyInMillis: ANSWER_RESERVE_MS,
    timeoutEarlyResponse: () => {
      throw timedOut();
    },
  }).onError(({ event, error }) => {
    const requestId = event.requestContext?.requestId ?? currentRequestId();
    ports.log.error({ requestId, err: error }, 'request failed');
    return toReply(errorResponse(error, commonHeaders(requestId)));
  });
}
