import { planned } from '../requirement.ts';

const LATER = 'Not part of this release';

/** Table databases, sources, mappings, webhooks, accounts and the rest of the index. */
export const connectorRequirements = [
  ...planned('contract 11: Accounts, limits, beta, the rest', LATER, {
    'migrate.assess': "Other services' templates are assessed and converted",
  }),
];
