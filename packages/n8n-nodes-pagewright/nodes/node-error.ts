import type { INode, JsonObject } from 'n8n-workflow';
import { NodeApiError } from 'n8n-workflow';

interface Refusal {
  readonly error?: unknown;
  readonly code?: unknown;
}

/** A failed request as an error of the node, with what the service says about it. */
export function toApiError(node: INode, error: unknown, itemIndex?: number): NodeApiError {
  const options = itemIndex === undefined ? {} : { itemIndex };
  const failure =
    error instanceof NodeApiError ? error : new NodeApiError(node, error as JsonObject, options);
  const body = failure.context['data'] as Refusal | undefined;
  if (typeof body?.error === 'string') {
    failure.message = body.error;
    failure.description = String(body.code);
  }
  return failure;
}
