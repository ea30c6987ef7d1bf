import { built } from '../requirement.ts';

export const sessionRequirements = [
  ...built('spec: POST /v1/preview', {
    'preview.response': 'Returns html and sessionId for a template and data',
    'preview.error':
      'An unknown template and unusable data are 500 PREVIEW_ERROR; details list the paths',
    'preview.validation': 'A body of the wrong shape is 400 VALIDATION_ERROR',
  }),
  ...built('spec: POST /v1/generate', {
    'generate.response': 'The file by default; with Accept application/json url, format and size',
    'generate.format': 'format pdf (default) or png',
    'generate.options': 'options are the rendering options of create',
    'generate.error': 'A render that fails is 500 GENERATE_ERROR',
    'generate.not-found': 'An unknown session is 404, an expired one 410',
  }),
  ...built('contract 4: Sessions', {
    'generate.response-document':
      'The JSON also has documentId, documentUrl, expiresAt, filename and pageCount',
    'generate.same-bytes': 'Rendering again unchanged with the same options gives the same bytes',
    'generate.keeps-options':
      'Options that the session was created with hold unless the request says otherwise',
  }),
  ...built('spec: States and transitions; Authentication 3', {
    'sessions.unknown': 'An unknown or deleted session is 404 Session not found',
    'sessions.foreign': "Another key's session is indistinguishable from an unknown one",
    'sessions.expired': 'After an hour without use 410 Session expired',
    'sessions.idle': 'Every use moves the end to one hour from then',
  }),
  ...built('contract 4: Sessions', {
    'sessions.remembered': 'An expired session is known for 30 days, then 404; its content is gone',
  }),
  ...built('contract 4: Sessions', {
    'preview.saved': 'preview takes the UUID of a saved template',
  }),
];

export const documentRequirements = [
  ...built('contract 5: Documents', {
    'documents.owner': "The owner's key gets the file inline, with download=1 as an attachment",
    'documents.token': 'The signed link opens the file without a key, and no other',
    'documents.metadata':
      'metadata: id, format, size, filename, pageCount, documentType, templateId, sessionId, createdAt, expiresAt',
    'documents.not-found': "An unknown id and another key's are 404 DOCUMENT_NOT_FOUND",
    'documents.forgotten': '30 days after its end a document is 404',
  }),
  ...built('spec: States and transitions', {
    'documents.expired': 'After ttl retrieval is 410 DOCUMENT_EXPIRED with expiredAt',
  }),
  ...built('contract 5: Documents, scheduled function', {
    'cleanup.removes': 'What has expired leaves the table and the object store',
    'cleanup.bounded': 'It works in bounded pages',
    'cleanup.concurrent': 'Two runs at once do no harm',
  }),
];

export const modifyRequirements = [
  ...built('spec: POST /v1/modify', {
    'modify.response': 'Returns html, changes, tokensUsed, selfCheckPassed and findings',
    'modify.prompt': 'prompt is taken as instruction',
    'modify.guardrail': 'Unsafe content is GUARDRAIL_VIOLATION with details.category',
    'modify.not-feasible': 'An impossible change is REQUEST_NOT_FEASIBLE',
    'modify.content-loss': 'A change that would remove content is CONTENT_LOSS_BLOCKED',
    'modify.error': 'A change that fails is 500 MODIFY_ERROR',
    'modify.session': 'An unknown session is 404, an expired one 410',
  }),
  ...built('spec: Events', {
    'modify.stream': 'stream=true answers with start, delta, changes and complete events',
    'modify.stream-error': 'A failure on the way is an error event; no complete follows',
  }),
  ...built('contract 4: Sessions', {
    'modify.precedence': 'instruction wins over prompt; 1 to 2,000 characters',
    'modify.region': 'An unknown region is VALIDATION_ERROR naming those that exist',
    'modify.undo': 'undo goes back one revision',
    'modify.concurrent': 'Of several changes at once none is lost',
    'modify.client-leaves': 'A client that leaves a stream ends the work, and nothing is kept',
  }),
];

export const brandRequirements = [
  ...built('contract 11: Accounts, limits, beta, the rest', {
    'brand.extract':
      'Name, logo, colours by role, fonts and confidence are found on a page or in markup',
    'brand.confidence': 'A page that shows no brand gets a low confidence',
    'brand.addresses': 'Addresses are refused as in create',
    'brand.apply':
      'A brand is applied as a new revision whose text is unchanged; answered like modify',
    'brand.contrast':
      'All text of a branded document contrasts with its background by 4.5:1 at least',
    'brand.input': 'Colours, fonts and the logo’s address are checked; what is wrong is named',
  }),
];
