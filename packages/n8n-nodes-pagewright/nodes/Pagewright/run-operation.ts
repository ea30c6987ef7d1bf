import { createHash } from 'node:crypto';
import type { IDataObject, IExecuteFunctions, IHttpRequestOptions } from 'n8n-workflow';
import { NodeOperationError, sleep } from 'n8n-workflow';
import {
  type CreateParameters,
  createDocument,
  generateDocument,
  modifySession,
  previewTemplate,
} from './documents.ts';
import type { Json, Outcome, Send } from './service.ts';
import { batchTemplate } from './template-batch.ts';

export async function senderOf(context: IExecuteFunctions): Promise<Send> {
  const { baseUrl } = await context.getCredentials<{ baseUrl: string }>('pagewrightApi');
  return async ({ method, path, body, idempotencyKey }) => {
    const options: IHttpRequestOptions = {
      method,
      baseURL: baseUrl.replace(/\/+$/, ''),
      url: path,
      json: true,
      headers: {
        Accept: 'application/json',
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: body as IDataObject }),
    };
    return await context.helpers.httpRequestWithAuthentication.call(
      context,
      'pagewrightApi',
      options,
    );
  };
}

/** A parameter that holds JSON: an expression gives the value itself, the editor its text. */
function jsonParameter(context: IExecuteFunctions, name: string, itemIndex: number): Json {
  const value = context.getNodeParameter(name, itemIndex) as unknown;
  if (typeof value !== 'string') return value as Json;
  try {
    return JSON.parse(value) as Json;
  } catch {
    throw new NodeOperationError(context.getNode(), `The parameter "${name}" is not valid JSON`, {
      itemIndex,
    });
  }
}

/** An execution that is tried again by n8n makes its documents once. */
function idempotencyKeyOf(context: IExecuteFunctions, ...parts: unknown[]): string {
  const execution = [context.getExecutionId(), context.getNode().id, ...parts];
  return createHash('sha256').update(JSON.stringify(execution)).digest('hex');
}

/** Carries out the operation for one input item. */
export async function runForItem(
  context: IExecuteFunctions,
  send: Send,
  operation: string,
  itemIndex: number,
): Promise<Outcome> {
  const text = (name: string) => context.getNodeParameter(name, itemIndex, '') as string;
  if (operation === 'preview') {
    const data = jsonParameter(context, 'templateData', itemIndex);
    return previewTemplate(send, { template: text('templateId'), data });
  }
  const sessionId = text('sessionId');
  if (operation === 'modify')
    return modifySession(send, { sessionId, instruction: text('instruction') });
  const output = {
    format: text('format'),
    options: jsonParameter(context, 'options', itemIndex),
  };
  if (operation === 'generate') return generateDocument(send, { sessionId, ...output });
  const source = text('source') as CreateParameters['source'];
  const input = source === 'data' ? jsonParameter(context, 'data', itemIndex) : text(source);
  const parameters = { source, input, templateId: text('createTemplateId'), ...output };
  return createDocument(send, parameters, idempotencyKeyOf(context, itemIndex, parameters));
}

const MINUTE_MS = 60_000;

/** Makes one job of all input items. */
export async function runForAll(context: IExecuteFunctions, send: Send) {
  const items = context.getInputData();
  const parameters = {
    templateId: context.getNodeParameter('templateId', 0) as string,
    items: items.map((_, index) => jsonParameter(context, 'templateData', index)),
    format: context.getNodeParameter('format', 0) as string,
    options: jsonParameter(context, 'options', 0),
    waitMs: (context.getNodeParameter('waitMinutes', 0) as number) * MINUTE_MS,
  };
  const clock = { now: () => Date.now(), sleep };
  return batchTemplate(send, parameters, clock, idempotencyKeyOf(context, parameters));
}
