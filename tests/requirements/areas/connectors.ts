import { planned } from '../requirement.ts';

const LATER = 'Not part of this release';

/** Table databases, sources, mappings, webhooks, accounts and the rest of the index. */
export const connectorRequirements = [
  ...planned('contract 10: Webhooks and subscriptions', LATER, {
    'webhooks.create': 'The secret is shown once',
    'webhooks.receive': 'A record or its id makes a document; secret or signature is checked',
    'webhooks.documents': "A run's document, and the newest of a webhook, can be fetched",
    'webhooks.test': 'A test renders the sample record',
  }),
  ...planned('contract 11: Accounts, limits, beta, the rest', LATER, {
    'migrate.assess': "Other services' templates are assessed and converted",
  }),
];
