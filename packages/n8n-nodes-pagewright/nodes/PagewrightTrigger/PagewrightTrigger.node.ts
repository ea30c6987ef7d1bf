import type {
  IDataObject,
  IHookFunctions,
  IHttpRequestOptions,
  INodeType,
  INodeTypeDescription,
  IWebhookFunctions,
  IWebhookResponseData,
} from 'n8n-workflow';
import { NodeConnectionTypes } from 'n8n-workflow';
import { toApiError } from '../node-error.ts';
import { events } from './events.ts';
import { isSigned } from './verify-signature.ts';

/** The subscription that n8n keeps with the workflow. */
interface Kept {
  subscriptionId?: string;
  secret?: string;
}

async function request(
  context: IHookFunctions,
  options: Pick<IHttpRequestOptions, 'method' | 'url' | 'body'>,
) {
  const { baseUrl } = await context.getCredentials<{ baseUrl: string }>('pagewrightApi');
  return await context.helpers.httpRequestWithAuthentication.call(context, 'pagewrightApi', {
    ...options,
    baseURL: baseUrl.replace(/\/+$/, ''),
    json: true,
  });
}

const keptIn = (context: IHookFunctions | IWebhookFunctions): Kept =>
  context.getWorkflowStaticData('node') as Kept;

const NOT_FOUND = '404';
const pathOf = (id: string) => `/v1/subscriptions/${encodeURIComponent(id)}`;

export class PagewrightTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Pagewright Trigger',
    name: 'pagewrightTrigger',
    icon: {
      light: 'file:../../icons/pagewright.svg',
      dark: 'file:../../icons/pagewright.dark.svg',
    },
    group: ['trigger'],
    version: 1,
    subtitle: '={{ $parameter["events"].join(", ") }}',
    description: 'Start a workflow when something happens at Pagewright',
    defaults: { name: 'Pagewright Trigger' },
    inputs: [],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'pagewrightApi', required: true }],
    webhooks: [
      { name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'webhook' },
    ],
    properties: [
      {
        displayName: 'Events',
        name: 'events',
        type: 'multiOptions',
        required: true,
        default: ['document.created'],
        options: events,
      },
    ],
  };

  webhookMethods = {
    default: {
      async checkExists(this: IHookFunctions): Promise<boolean> {
        const kept = keptIn(this);
        if (kept.subscriptionId === undefined || kept.secret === undefined) return false;
        try {
          const answer = await request(this, { method: 'GET', url: pathOf(kept.subscriptionId) });
          const { active, url, events } = answer.subscription;
          const wanted = this.getNodeParameter('events') as string[];
          const same = [...events].sort().join() === [...wanted].sort().join();
          return active && same && url === this.getNodeWebhookUrl('default');
        } catch (error) {
          const failure = toApiError(this.getNode(), error);
          if (failure.httpCode === NOT_FOUND) return false;
          throw failure;
        }
      },

      async create(this: IHookFunctions): Promise<boolean> {
        const body = {
          url: this.getNodeWebhookUrl('default'),
          events: this.getNodeParameter('events') as string[],
        };
        try {
          const answer = await request(this, { method: 'POST', url: '/v1/subscriptions', body });
          const { id, secret } = answer.subscription;
          Object.assign(keptIn(this), { subscriptionId: id, secret } satisfies Kept);
          return true;
        } catch (error) {
          throw toApiError(this.getNode(), error);
        }
      },

      async delete(this: IHookFunctions): Promise<boolean> {
        const kept = keptIn(this);
        if (kept.subscriptionId === undefined) return true;
        try {
          await request(this, { method: 'DELETE', url: pathOf(kept.subscriptionId) });
        } catch (error) {
          const failure = toApiError(this.getNode(), error);
          // It has ended already: that is what was asked for.
          if (failure.httpCode !== NOT_FOUND) throw failure;
        }
        delete kept.subscriptionId;
        delete kept.secret;
        return true;
      },
    },
  };

  async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
    const { secret } = keptIn(this);
    const { rawBody } = this.getRequestObject();
    const headers = this.getHeaderData() as Record<string, string>;
    if (secret === undefined || !isSigned(secret, headers, rawBody, Date.now())) {
      this.getResponseObject().status(401).json({ message: 'The signature is not valid' }).end();
      return { noWebhookResponse: true };
    }
    const json = { id: headers['webhook-id'], ...(this.getBodyData() as IDataObject) };
    return { workflowData: [[{ json }]] };
  }
}
