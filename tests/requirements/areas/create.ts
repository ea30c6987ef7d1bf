import { built } from '../requirement.ts';

export const createRequirements = [
  ...built('spec: POST /v1/create, body', {
    'create.data': 'Any JSON object with at least one key becomes a document',
    'create.template': 'A built-in templateId lays the data out',
    'create.auto-detect': 'Without templateId the type is detected and a layout generated',
    'create.html': 'Raw html is rendered as it is, its script included',
    'create.url': 'A page is captured after it has rendered in a full browser',
    'create.template-ignored': 'templateId is ignored with html and with url',
    'create.input-required': 'At least one of data, html and url is required',
    'create.data-empty': 'Empty data is VALIDATION_ERROR at [data], saying that it cannot be empty',
    'create.intent-warning':
      'Parts of intent that change nothing are INTENT_NOT_UNDERSTOOD warnings',
    'create.intent': 'intent describes the document in words; on the data path only',
    'create.style': 'style chooses the look on the data path',
    'create.format-png': 'format png makes an image; pdf is the default',
    'create.ttl': 'ttl from 300 to 604800 seconds, default 86400, sets expiresAt',
    'create.validation': 'Input of a wrong shape is VALIDATION_ERROR with a detail per problem',
  }),
  ...built('spec: POST /v1/create, response', {
    'create.accept-json': 'Accept application/json gets the JSON of the generated document',
    'create.accept-mismatch': 'An Accept that does not match the output type gets JSON',
    'create.accept-binary': 'No Accept, or one that matches the output type, gets the file',
    'create.binary-headers':
      'The file comes with Content-Type, Content-Disposition attachment, Content-Length, X-Service-Session-Id and X-Service-Document-Type',
    'create.url-fetch-failed': 'A page that cannot be captured is 502 URL_FETCH_FAILED',
    'create.generation-failed': 'A document that cannot be made is 500 GENERATION_FAILED',
    'create.analysis-failed': 'Data that cannot be analysed is 500 ANALYSIS_FAILED',
  }),
  ...built('spec: Generated document', {
    'create.response':
      'success, format, url (data URL), size, filename, expiresAt, source, sessionId and _links stand in the JSON',
    'create.response-analysis':
      'analysis (detectedType, confidence 0 to 1, fieldsIdentified, layoutDecisions) stands on the data path only',
    'create.response-source': 'source tells template with its id, html, or url with the address',
    'create.response-links': '_links names /v1/modify and /v1/generate',
    'create.session': 'sessionId opens a session that generate renders',
  }),
  ...built('contract 3: Create', {
    'create.precedence': 'data wins over html, html over url',
    'create.response-document':
      'The JSON also has documentId, documentUrl, absolute and valid until expiresAt, and pageCount',
    'create.binary-document-id': 'The file comes with X-Service-Document-Id',
    'create.filename':
      "filename is a slug of the document's number or title, else type and date; other scripts by filename*",
    'create.styles-all': 'style takes every style of the saved-template list on the data path',
    'create.template-unknown':
      'data with an unknown templateId is 404 TEMPLATE_NOT_FOUND with templateId and availableTemplates',
    'create.template-missing-data':
      "Data that lacks a template's required values is VALIDATION_ERROR with a detail per path",
    'create.url-scheme': 'url takes http and https without credentials, nothing else',
    'create.url-private': 'A literal non-public address is VALIDATION_ERROR at [url]',
    'create.url-private-name':
      'A name that resolves to a non-public address is 502 URL_FETCH_FAILED with details.reason',
    'create.url-broken':
      'A failing host, a non-2xx page, a download and a page that never loads are 502 URL_FETCH_FAILED with details.reason',
    'create.url-options': 'url takes headers, cookies and basicAuth, sent to its own origin only',
    'create.timeout': 'A render that takes too long fails with details.reason timeout',
  }),
  ...built('spec: POST /v1/create, body', {
    'create.template-saved': 'A saved template is usable as templateId',
  }),
];

export const analyzeRequirements = [
  ...built('spec: POST /v1/create/analyze', {
    'create.analyze':
      'Returns analysis (documentType, confidence, fields, layout, styling) and recommendations',
    'create.analyze-no-document': 'Makes no document, no session, and counts none',
    'create.analyze-tips': 'tips advise, for example that recipient information is missing',
    'create.analyze-intent': 'intent is taken into account',
  }),
  ...built('spec: Document types recognised by auto-detection', {
    'detection.invoice': 'items with total and tax, dueDate, invoiceNumber',
    'detection.quote': 'items with total and validUntil, quoteNumber',
    'detection.receipt': 'items with paid, transactionId, paymentMethod',
    'detection.report': 'summary, metrics, analysis, findings',
    'detection.certificate': 'awarded, completion, certifiedTo',
    'detection.letter': 'recipient, sender, body, salutation',
    'detection.contract': 'contract, agreement, terms, signature, parties',
    'analysis.field-roles':
      'Data of no known system is read by what its keys and values say, in sixteen languages; internals of databases are not printed',
    'detection.real-systems': 'What real systems send is taken for what it is, 95 in 100 payloads',
    'detection.none':
      'Data of none of the types is never called one with more than half confidence',
    'detection.shown':
      'A reader finds what counts in the document of any payload, and no ids of machines',
  }),
  ...built('contract 6: Analysis', {
    'analyze.templates': 'POST /v1/analyze adds templates with score and reasons, best first',
    'analyze.preview-auto':
      'POST /v1/analyze/preview/auto returns html, sessionId and the analysis of the data',
    'analyze.mappings': "GET /v1/analyze/mappings returns the detector's own table",
    'analyze.systems': 'GET /v1/analyze/mappings lists the systems whose records are known',
  }),
  ...built('contract 3: Create, of data', {
    'create.details': 'options.details says what is printed of values outside the vocabulary',
    'create.currency': 'options.currency is that of amounts that the data names none for',
    'create.page-size-auto': "PAGE_SIZE=auto takes the paper of the sender's country",
    'create.amounts-disagree': 'AMOUNTS_DISAGREE says which sums do not add up',
    'create.content-left-out': 'CONTENT_LEFT_OUT names values that look like content',
    'detection.payable': 'What is payable is emphasised, once, with all taxes',
    'print.payment-codes': 'Payment details carry the QR code of the country’s standard',
    'templates.model': 'A built-in template is filled from the model where data has other names',
  }),
];
