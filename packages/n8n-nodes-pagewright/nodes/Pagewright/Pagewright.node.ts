import type {
  IDataObject,
  IExecuteFunctions,
  INodeExecutionData,
  INodeType,
  INodeTypeDescription,
} from 'n8n-workflow';
import { NodeConnectionTypes, NodeOperationError } from 'n8n-workflow';
import { toApiError } from '../node-error.ts';
import { properties } from './properties.ts';
import { runForAll, runForItem, senderOf } from './run-operation.ts';
import type { Outcome } from './service.ts';
import { StillRunningError } from './template-batch.ts';

async function toItem(
  context: IExecuteFunctions,
  { json, file }: Outcome,
  itemIndex: number,
): Promise<INodeExecutionData> {
  const pairedItem = { item: itemIndex };
  if (file === undefined) return { json: json as IDataObject, pairedItem };
  const field = context.getNodeParameter('binaryPropertyName', itemIndex) as string;
  const bytes = Buffer.from(file.base64, 'base64');
  const binary = await context.helpers.prepareBinaryData(bytes, file.filename, file.mediaType);
  return { json: json as IDataObject, binary: { [field]: binary }, pairedItem };
}

function toNodeError(context: IExecuteFunctions, error: unknown, itemIndex: number) {
  if (error instanceof NodeOperationError) return error;
  if (error instanceof StillRunningError)
    return new NodeOperationError(context.getNode(), error, { itemIndex });
  return toApiError(context.getNode(), error, itemIndex);
}

export class Pagewright implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Pagewright',
    name: 'pagewright',
    icon: {
      light: 'file:../../icons/pagewright.svg',
      dark: 'file:../../icons/pagewright.dark.svg',
    },
    group: ['transform'],
    version: 1,
    subtitle: '={{ $parameter["operation"] }}',
    description: 'Make PDFs and PNGs from data, HTML or web addresses, and change them in words',
    defaults: { name: 'Pagewright' },
    usableAsTool: true,
    inputs: [NodeConnectionTypes.Main],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'pagewrightApi', required: true }],
    properties,
  };

  async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
    const send = await senderOf(this);
    const operation = this.getNodeParameter('operation', 0) as string;
    if (operation === 'templateBatch') {
      try {
        const outcomes = await runForAll(this, send);
        return [await Promise.all(outcomes.map((outcome, index) => toItem(this, outcome, index)))];
      } catch (error) {
        throw toNodeError(this, error, 0);
      }
    }
    const made: INodeExecutionData[] = [];
    for (let index = 0; index < this.getInputData().length; index++) {
      try {
        made.push(await toItem(this, await runForItem(this, send, operation, index), index));
      } catch (error) {
        const failure = toNodeError(this, error, index);
        if (!this.continueOnFail()) throw failure;
        const { message, description } = failure;
        made.push({ json: { error: message, description }, pairedItem: { item: index } });
      }
    }
    return [made];
  }
}
