import { built } from '../requirement.ts';

export const templateRequirements = [
  ...built('spec: Built-in templates and the quote-modern data shape', {
    'templates.built-in':
      'quote-modern, quote-professional, quote-bold, invoice-clean, contract-simple are there',
    'templates.collection':
      'Each of the seven types has at least two built-in templates, whose samples fit their paper',
    'templates.looks':
      'No template and no generated layout changes its looks unless the change is accepted',
    'templates.quote-modern': 'quote-modern takes the specified paths, types and required values',
    'templates.regions':
      'Regions carry data-service-region: header, meta, client-info, line-items, totals, notes, footer',
    'templates.regions-optional': 'notes stands only if given, footer only if enabled',
    'templates.accent-colour':
      'styles.accentColor, default #1e3a5f, colours header border, table header, total row, section titles',
    'templates.fonts': 'styles.fontFamily and styles.fontSize are applied',
    'templates.currency-strings': 'Amounts may be passed as formatted strings',
  }),
  ...built('spec: Saved template, Mustache features', {
    'mustache.variables': 'Variables, escaped, with nested paths',
    'mustache.sections': 'Sections for conditions and arrays',
    'mustache.inverted': 'Inverted sections',
    'mustache.comments': 'Comments print nothing',
    'mustache.delimiters': 'Delimiters can be changed',
  }),
  ...built('contract 7: Templates', {
    'templates.list': 'GET /v1/templates lists without html and schema',
    'templates.list-filter': 'type, style and source filter the list',
    'templates.list-page': 'limit 1 to 100, default 50, and offset page through it, with total',
    'templates.get': 'GET /v1/templates/:id has html, schema and sampleData; unknown ids are 404',
    'templates.schema':
      'GET /v1/templates/:id/schema has schema.fields, jsonSchema and sampleData that fits',
  }),
];

export const savedTemplateRequirements = [
  ...built('spec: Saved templates', {
    'saved.create': 'POST is 201 with the template; name and html are required',
    'saved.limits': 'name has 1 to 255 characters, description at most 1,000',
    'saved.list': 'GET lists without html and schema, by type, limit and offset, with total',
    'saved.get': 'GET :id has html and schema',
    'saved.update': 'PUT takes any subset and increments version',
    'saved.delete': 'DELETE is permanent and answers the deleted id',
    'saved.default': 'One default per type: setting it unsets the previous one',
    'saved.demo': 'An unregistered key gets 403 DEMO_TIER_LIMITATION',
    'saved.not-found': "An unknown id, and another key's, is 404 TEMPLATE_NOT_FOUND",
  }),
  ...built('contract 7: Templates', {
    'templates.list-saved': "GET /v1/templates lists the caller's saved templates too",
    'templates.clone': 'clone makes a saved template of any other',
    'templates.refine': 'refine changes a template and keeps its tags',
    'templates.save-from-session': "save-from-session stores a session's design as a new version",
    'templates.inject-fields': 'inject-fields adds placeholders, not stored',
    'templates.generate': 'generate makes a template from a description, not stored',
    'templates.analyze': 'analyze finds placeholders, sections, schema and type',
    'templates.count': 'count tells the totals',
    'templates.views': 'views groups the templates',
    'templates.styles': 'styles lists colours and fonts of each style',
    'templates.preview-syntax': 'Mustache syntax errors name line and column',
    'templates.preview': 'preview fills html or a template without a session',
    'templates.validate': 'validate tells errors, missing and unknown paths, always 200',
  }),
];
