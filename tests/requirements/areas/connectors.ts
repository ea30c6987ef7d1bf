import { planned } from '../requirement.ts';

const LATER = 'Not part of this release';

/** Table databases, sources, mappings, webhooks, accounts and the rest of the index. */
export const connectorRequirements = [
  ...planned('spec: Table-database connector', LATER, {
    'tabledb.connect': 'connect checks the token and lists bases',
    'tabledb.key-format': 'A token that starts with neither pat nor key is INVALID_KEY_FORMAT',
    'tabledb.key-missing': 'Without X-Provider-Key 400 MISSING_TABLEDB_KEY',
    'tabledb.auth-error': 'A token that the provider refuses is 401 TABLEDB_AUTH_ERROR',
    'tabledb.connect-error': 'An unexpected failure of connect is 500 CONNECT_ERROR',
    'tabledb.tables': 'tables lists summaries; a bad key or base is TABLEDB_ERROR',
    'tabledb.schema': 'schema has fields, views and aiSchema',
    'tabledb.table-not-found': 'An unknown table id or name is 404 TABLE_NOT_FOUND',
    'tabledb.records': 'records are formatted and raw; maxRecords 1 to 100, default 5, and view',
    'tabledb.records-error': 'A bad view and missing rights are RECORDS_ERROR',
    'tabledb.record': 'One record, formatted and raw; unknown is RECORD_ERROR',
    'tabledb.field-types': 'Each provider type maps to its service type and formatting',
    'tabledb.ai-schema': 'mustachePath, isArray and hasConditional of each field',
  }),
  ...planned('contract 12: Table database, the real provider', LATER, {
    'tabledb.spellings': 'Both spellings of a type map alike; unknown types pass through',
    'tabledb.rate-limit': "The provider's limit of 5 a second and its penalty are respected",
    'tabledb.dates': 'Dates do not shift by time zone',
    'tabledb.attachments': 'Images are fetched while the document is made',
    'tabledb.deadline': 'Waiting for the provider has a deadline',
  }),
  ...planned('spec: Agent tools; contract 9', LATER, {
    'tools.create-source': 'svc_create_source returns sourceId',
    'tools.suggest-mappings': 'svc_suggest_mappings returns pairs with confidence',
    'tools.link-template': 'svc_link_template saves a mapping',
    'tools.generate-from-source': 'svc_generate_from_source makes one or more PDFs',
    'tools.server': 'POST /mcp and stdio serve these and the five document tools',
  }),
  ...planned('contract 9: Sources, mappings, AI helpers', LATER, {
    'sources.lifecycle': 'Sources are created, read, replaced, merged, deleted, tested, synced',
    'sources.secrets': 'Secrets are encrypted at rest and come back masked',
    'sources.records': 'Records are paged, formatted and raw',
    'mappings.lifecycle': 'Mappings are created, read, replaced, deleted',
    'mappings.transforms': 'Transforms and defaults apply',
    'mappings.preview': 'A mapping previews with a record; a session starts from it',
    'ai.helpers': 'suggest-mappings, infer-schema and match-template answer with reasons',
  }),
  ...planned('contract 10: Webhooks and subscriptions', LATER, {
    'webhooks.create': 'The secret is shown once',
    'webhooks.receive': 'A record or its id makes a document; secret or signature is checked',
    'webhooks.documents': "A run's document, and the newest of a webhook, can be fetched",
    'webhooks.test': 'A test renders the sample record',
    'subscriptions.lifecycle': 'Subscriptions are created, listed, read, deleted',
    'subscriptions.deliveries':
      'Deliveries are signed, retried for a day, never to private addresses',
  }),
  ...planned('contract 11: Accounts, limits, beta, the rest', LATER, {
    'accounts.signup': 'signup shows the key once; only its hash is kept',
    'accounts.recover': 'recover-key mails a one-time token, whatever the address',
    'accounts.regenerate': 'regenerate revokes the old key',
    'accounts.dashboard': 'dashboard tells usage, limits and recent documents',
    'beta.lifecycle': 'Requests are approved by an administrator and activated by a one-time code',
    'beta.admin': 'Without ADMIN_TOKEN 503 CONFIG_ERROR; a wrong one is 403 FORBIDDEN',
    'demo.scenarios': 'Scenarios and magic need no key and are limited by address',
    'auto-generate.proposals': 'Proposals are made, matched and accepted',
    'telemetry.intent-first': 'Events are taken with 202',
    'migrate.assess': "Other services' templates are assessed and converted",
  }),
];
