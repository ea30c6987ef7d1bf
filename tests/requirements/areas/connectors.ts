import { planned } from '../requirement.ts';

const LATER = 'Not part of this release';

/** Table databases, sources, mappings, webhooks, accounts and the rest of the index. */
export const connectorRequirements = [
  ...planned('contract 11: Accounts, limits, beta, the rest', LATER, {
    'beta.lifecycle': 'Requests are approved by an administrator and activated by a one-time code',
    'beta.admin': 'Without ADMIN_TOKEN 503 CONFIG_ERROR; a wrong one is 403 FORBIDDEN',
    'demo.scenarios': 'Scenarios and magic need no key and are limited by address',
    'auto-generate.proposals': 'Proposals are made, matched and accepted',
    'migrate.assess': "Other services' templates are assessed and converted",
  }),
];
