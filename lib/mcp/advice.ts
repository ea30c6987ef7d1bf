import type { PagewrightError } from '#lib/errors.ts';
import type { Condition } from '#schemas/errors.ts';

/** What an agent can do about a failure. */
const ADVICE: { readonly [condition in Condition]?: string } = {
  templateNotFound: 'Call svc_list_templates for the ids that exist.',
  sourceNotFound:
    'Call svc_list_templates for the sources that exist, or svc_create_source for another.',
  previewError: 'Send what the template requires; svc_list_templates has the ids of others.',
  mappingNotFound: 'Call svc_link_template for this template and source first.',
  recordNotFound:
    'Check the recordId or the filter: svc_suggest_mappings shows the fields and some records of the source.',
  sessionNotFound: 'Call svc_preview or svc_create_document for a new sessionId.',
  sessionExpired:
    'Sessions end an hour after their last use: call svc_preview or svc_create_document again.',
  tabledbAuthError: 'Ask the user for a valid token and call svc_create_source again.',
  tableNotFound: 'Ask the user for the exact name of the table and call svc_create_source again.',
  recordsError: 'Check with the user that the token may read this base, table and view.',
  tabledbUnavailable: 'Wait for the time that is stated, else a minute, and call the tool again.',
  overloaded: 'Wait some seconds and call the tool again.',
  monthlyLimitExceeded: 'Tell the user: the quota resets at the start of next month.',
  demoTierLimitation: 'Tell the user that this needs the key of a registered account.',
  guardrailViolation: 'Do not try again in other words; tell the user what was refused.',
  requestNotFeasible: 'Say it in other words, or change one thing at a time.',
  contentLossBlocked: 'Ask the user whether the content is really to go, and name it exactly.',
  rendererNotInstalled: 'Tell the user to run the command in the message.',
  analysisFailed: 'Send less data, or name a templateId.',
};

/** The parts of a failure's details that help to correct a call. */
function detailsOf({ condition, details }: PagewrightError): string[] {
  if (['validation', 'previewError'].includes(condition) && Array.isArray(details))
    return details.map(
      ({ path, message }: { path: unknown[]; message: string }) =>
        `- ${path.join('.') || 'the input'}: ${message}`,
    );
  const { suggestions, install, retryAfter } = (details ?? {}) as Record<string, unknown>;
  return [
    ...(Array.isArray(suggestions) ? suggestions.map((one) => `- possible: ${one}`) : []),
    ...(typeof install === 'string' ? [`- ${install}`] : []),
    ...(typeof retryAfter === 'number' ? [`- wait ${retryAfter} seconds`] : []),
  ];
}

/** A failure in words that say what to do next. */
export function adviceOn(error: PagewrightError): string {
  const advice = ADVICE[error.condition] ?? (error.status < 500 ? 'Correct the call.' : '');
  return [`${error.message} (${error.code})`, ...detailsOf(error), advice]
    .filter((line) => line !== '')
    .join('\n');
}
