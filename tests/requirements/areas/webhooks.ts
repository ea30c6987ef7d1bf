import { built } from '../requirement.ts';

/** Records that come in. */
export const webhookRequirements = [
  ...built('contract 10: Webhooks and subscriptions', {
    'webhooks.create': 'The secret is shown once, and sealed at rest',
    'webhooks.lifecycle': 'Webhooks are created, listed, read, deleted',
    'webhooks.receive':
      'A record, its id or a notification of the provider makes a document; 202 comes at once',
    'webhooks.authentication':
      'Secret or signature is checked, within five minutes, before anything else is said',
    'webhooks.replay': 'A webhook-id is taken once',
    'webhooks.documents': "A run's document, and the newest of a webhook, can be fetched",
    'webhooks.failure':
      'A run that fails is told: by document.failed, and where its document is asked for',
    'webhooks.test': 'A test renders the sample record',
    'webhooks.burst': 'A burst of notifications is taken and worked off, each charged once',
  }),
];
