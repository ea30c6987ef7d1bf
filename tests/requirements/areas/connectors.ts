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
    'beta.lifecycle': 'Requests are approved by an administrator and activated by a one-time code',
    'beta.admin': 'Without ADMIN_TOKEN 503 CONFIG_ERROR; a wrong one is 403 FORBIDDEN',
    'demo.scenarios': 'Scenarios and magic need no key and are limited by address',
    'auto-generate.proposals': 'Proposals are made, matched and accepted',
    'migrate.assess': "Other services' templates are assessed and converted",
  }),
];
