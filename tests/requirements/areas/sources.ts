import { built } from '../requirement.ts';

/** Where records come from. */
export const sourceRequirements = [
  ...built('contract 9: Sources, mappings, AI helpers', {
    'sources.lifecycle': 'Sources are created, read, listed, replaced, merged and deleted',
    'sources.secrets':
      'Secrets are encrypted at rest, come back masked, and stay where the mask does',
    'sources.validation': 'What is wrong of a source is named by its path',
    'sources.demo': 'A demo key stores no sources',
    'sources.test': ':id/test answers { success, ok, message, latencyMs }',
    'sources.sync': ':id/sync refreshes fields and count',
    'sources.records': ':id/records are paged by limit, offset and cursor, formatted and raw',
    'sources.filters': 'A filter is at most ten conditions, all to hold',
    'sources.column-types': 'The cells of a CSV column are all read as one kind',
    'sources.content': 'JSON and CSV are read when they are stored',
    'sources.csv-errors':
      'A broken CSV is refused with line and column, separator and encoding too',
    'sources.csv-memory': 'CSV is read in constant memory',
    'sources.cleanup': 'Files of sources that are gone are removed',
  }),
];

/** How records become documents. */
export const mappingRequirements = [
  ...built('contract 9: Sources, mappings, AI helpers', {
    'mappings.lifecycle': 'Mappings are created, read, listed, replaced and deleted',
    'mappings.transforms':
      'uppercase, lowercase, trim, currency, number, date, join, first and boolean apply',
    'mappings.defaults': 'A default stands where a record has no value',
    'mappings.lists': 'Several values are the items of a list',
    'mappings.printable': 'Values, lookups and files arrive ready to print',
    'mappings.linked': 'Linked records are followed one level',
    'mappings.preview': ':id/preview answers { success, html, data, warnings }',
    'mappings.warnings': 'Placeholders without a field are warned of',
    'mappings.unknown':
      'Fields and placeholders that are not there are told when a mapping is stored, previewed and used',
    'mappings.record-ids': 'Ids of records are never printed',
    'mappings.language': 'All documents of a mapping are in one language',
    'mappings.session': 'POST /v1/sessions/from-mapping opens a session on a record',
    'mappings.generate-one': 'generate answers for one record as create does',
    'mappings.crash': 'A job of records survives kill -9: nothing is lost, nothing made twice',
    'mappings.generate-several': 'generate starts a job for several records',
  }),
  ...built('contract 12: Table database, the real provider', {
    'mappings.attachments': 'Images are fetched while the document is made',
    'mappings.fresh-links': 'Records that were read long ago are read again before they are made',
  }),
];

/** What is found out about templates, sources and data. */
export const aiRequirements = built('contract 9: Sources, mappings, AI helpers', {
  'ai.suggest':
    'suggest-mappings pairs placeholders and fields one with one, with confidence and reason',
  'ai.suggest-readable': 'No ids of records and no whole objects are suggested',
  'ai.suggest-lists': 'Elements of a list fill the items of a list, and no single value',
  'ai.suggest-currency': 'A field with the currency is suggested where a template prints money',
  'ai.suggest-quality': 'Nine of ten placeholders get their field; at most 3 % are wrong above 0.8',
  'ai.suggest-calibration': 'A confidence is about the share that is right',
  'ai.suggest-model': 'A language model improves the suggestions where one is configured',
  'ai.infer-schema':
    'infer-schema answers with a schema, JSON Schema 2020-12 and the document type',
  'ai.match-template': 'match-template answers with templates, best first, with reasons',
});

/** The tools for agents. */
export const toolRequirements = [
  ...built('spec: Agent tools', {
    'tools.create-source': 'svc_create_source returns sourceId',
    'tools.suggest-mappings': 'svc_suggest_mappings returns pairs with a confidence each',
    'tools.link-template': 'svc_link_template saves a mapping',
    'tools.generate-from-source':
      'svc_generate_from_source makes the document of a record, or of several by filter',
  }),
  ...built('contract 9: Sources, mappings, AI helpers', {
    'tools.server': 'POST /mcp (streamable HTTP) and npm run mcp (stdio) serve nine tools',
    'tools.stateless': 'POST /mcp keeps nothing between messages',
    'tools.documents': 'Documents are made, changed and rendered; answers are links, not bytes',
    'tools.preview': 'A preview shows a small picture',
    'tools.same-rules': 'Keys, limits and quotas are those of every request',
    'tools.sources': 'An agent sees sources, mappings, fields and records; a token is tried first',
    'tools.mappings': 'A mapping of the same name is replaced; the one that was used is named',
    'tools.batches': 'A batch names the record of each document, its warnings, and what failed',
    'tools.errors': 'An error tells the agent what to do next',
    'examples.airtable-invoices': 'An example leads from a token to a PDF of each record of a view',
    'tools.conformance': 'The server passes the conformance tests of the protocol that concern it',
  }),
];
