import { built } from '../requirement.ts';

export const renderingRequirements = [
  ...built('spec: POST /v1/create, options', {
    'options.page-size': 'pageSize A4, letter (default), legal',
    'options.orientation': 'orientation portrait (default), landscape',
    'options.margin': 'margin with top, bottom, left, right as CSS lengths',
    'options.scale': 'scale from 0.1 to 3, default 1, over the whole range',
  }),
  ...built('contract 3: Create, extra rendering options', {
    'options.page-size-more': 'pageSize also takes A3, A5, tabloid and { width, height }',
    'options.page-ranges': 'pageRanges keeps the named pages',
    'options.header-footer':
      'headerHtml and footerHtml stand on every page, {{page}} and {{pages}} filled in',
    'options.page-numbers': 'pageNumbers prints them',
    'options.print-background': 'printBackground, default true, can be switched off',
    'options.wait-for': 'waitFor waits for a CSS selector on html and url',
    'options.wait-ms': 'waitMs, up to 10,000, waits on html and url',
    'options.viewport': 'viewport sets width, height and device scale factor of a png',
    'options.full-page': 'fullPage decides whether a png shows the whole page',
    'options.watermark': 'watermark stands across every page',
    'options.metadata': 'metadata sets title, author, subject and keywords of the PDF',
    'options.tagged': 'tagged, default true, can be switched off',
    'options.outline': 'outline, default true, makes bookmarks from headings',
    'options.css': 'css is applied last',
    'options.locale-precedence':
      'The language is the data’s own locale, else options.locale, else the one its words are in, else en-US',
    'wording.labels':
      'Titles and labels are in the language of the document; keys of the user’s own stay',
    'wording.templates':
      'The labels of templates are in the language of the document; the clauses of contracts stay',
    'options.locale-zone':
      'locale and timeZone decide how the values of data are written; a wrong one is VALIDATION_ERROR at its field',
  }),
  ...built('design: values as people read them', {
    'values.markdown': 'Text that clearly is markdown is set as what it marks',
    'values.html': 'Text that clearly is HTML keeps its formatting, sanitised',
    'values.harmless': 'Formatted text runs nothing and stays in its place',
    'values.measures':
      'Durations, sizes in bytes, ranges of dates and rates are written for readers',
    'values.images': 'Addresses of images are images, small in rows',
  }),
  ...built('spec: Generated document, warnings', {
    'warnings.broken-image': 'A picture that fails is left out of a document of data, and named',
    'warnings.text-cut':
      'Text that a box hides or the page does not show is a warning with its place',
    'warnings.placeholders':
      'A placeholder that nothing filled in, such as {{name}} or %NAME%, is a warning',
    'warnings.header': 'The file itself comes with X-Service-Warnings, their number',
    'warnings.strict':
      'options.strict makes warnings the endpoint’s own error with details.reason warnings; nothing is charged or stored',
  }),
  ...built('spec: What the service does, finished documents', {
    'layout.page-numbers':
      'Documents of data with several pages are numbered, with their own number; options and footers of the caller win',
    'layout.contrast': 'Text keeps a contrast of 4.5:1 in every style, with any accent',
    'layout.totals-kept': 'The amounts of a document never stand without its last rows',
    'layout.last-page':
      'A generated document is set closer where its last page would hold next to nothing and that saves the page',
    'layout.long-tables': 'Long tables are complete, with a head on each page and no row split',
    'layout.hyphenation':
      'Long words are broken at the ends of lines as their language breaks them, and read whole',
    'layout.png-cropped':
      'An image of data shows its content at twice the pixels, with no blank rest',
  }),
  ...built('spec: Built-in templates', {
    'renderer.letter': 'Output is US Letter with margins of half an inch by default',
  }),
  ...built('contract 4: Sessions', {
    'renderer.reuse': 'The same content and options of one owner are not rendered twice',
    'renderer.deterministic': 'The same content and options give the same bytes',
  }),
  ...built('spec: Built-in templates', {
    'fonts.scripts':
      'Latin, Greek, Cyrillic, Vietnamese, Chinese, Japanese, Korean, Arabic, Hebrew, Devanagari and Thai have glyphs without fonts of the machine, from data, template and html',
    'fonts.subsets': 'Fonts are embedded as subsets',
    'fonts.size': 'A one-page Latin invoice is smaller than 60 kB',
    'fonts.han': 'Han characters take the shapes of their language',
    'fonts.emoji': 'Emoji are drawn in colour',
    'fonts.substitutes': 'Common names are served by families of the same widths',
    'fonts.text': 'Text comes out of a PDF as it was written',
    'fonts.missing': 'Characters that no font has are a warning GLYPH_MISSING',
  }),
  ...built('spec: Errors', {
    'renderer.not-installed':
      'Without a rendering engine 503 RENDERER_NOT_INSTALLED with details.install, a command',
  }),
  ...built('contract 1: Forms', {
    'renderer.overloaded': 'A full queue is 503 OVERLOADED with Retry-After',
    'renderer.deadline': 'One render takes at most the set time',
  }),
  ...built('contract 12 and 13: Settings', {
    'egress.private': 'Nothing in a document reaches a non-public address, by any protocol',
    'egress.redirect': 'Each hop of a redirect is checked again',
    'egress.rebinding': 'The address that was checked is the one that is dialled',
    'egress.allow': 'EGRESS_ALLOW makes exact host:port exceptions, empty by default',
    'egress.budget': 'A render that asks for too many requests or bytes is ended',
  }),
];

export const batchRequirements = [
  ...built('spec: POST /v1/batch/generate', {
    'batch.response': '200 with results in order, successCount and failCount',
    'batch.success-item': 'A successful item has status success, url (data URL) and filename',
    'batch.partial-failure':
      'A failed item has index, status error, error and errorCode ITEM_GENERATION_FAILED; the others go on',
    'batch.error': 'An unexpected failure of the whole is 500 BATCH_ERROR',
  }),
  ...built('contract 1: Forms', {
    'batch.limit': 'At most 100 items (a setting) in one call',
  }),
  ...built('contract 8: Batches, smart generation, jobs', {
    'jobs.smart': 'Smart generation picks the template and returns its decision',
  }),
];
