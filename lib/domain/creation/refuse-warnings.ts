import { PagewrightError } from '#lib/errors.ts';
import { showsActive } from '#lib/shared/html/active-parts.ts';
import {
  findPlaceholders,
  mayHoldPlaceholders,
  placeholderMessage,
} from '#lib/shared/text/placeholders.ts';
import type { Condition } from '#schemas/errors.ts';
import type { Warning } from '#schemas/warning.ts';

/** Elements whose content is code or no text, comments, and tags; an end that is missing ends with the document. */
const NO_TEXT =
  /<!--[\s\S]*?(?:-->|$)|<(pre|code|kbd|samp|textarea|style|title|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<[a-z/!](?:[^<>"']|"[^"]*"|'[^']*'){0,5000}>/gi;
const REGION = 'data-service-region="';

/**
 * The placeholders that markup without script will show, found before it is rendered. None for active
 * markup: script may fill them in, and only the renderer sees what is left then.
 */
export function unresolvedPlaceholders(html: string, scriptFree = false): Warning[] {
  if (!mayHoldPlaceholders(html) || (!scriptFree && showsActive(html))) return [];
  // Blanks keep every place where it is.
  const text = html.replace(NO_TEXT, (markup) => ' '.repeat(markup.length));
  return findPlaceholders(text).map(({ name, at }) => {
    const start = html.lastIndexOf(REGION, at) + REGION.length;
    const region = start < REGION.length ? '' : html.slice(start, html.indexOf('"', start));
    return {
      code: 'PLACEHOLDER_UNRESOLVED',
      message: placeholderMessage(name),
      subject: name,
      ...(region === '' ? {} : { region: region.slice(0, 100) }),
    };
  });
}

/** Makes warnings the endpoint's own failure, for a caller who would rather have no document than one with them. */
export function refuseWarnings(warnings: readonly Warning[], failure: Condition): void {
  const [first] = warnings;
  if (first === undefined) return;
  const more = warnings.length > 1 ? `, and ${warnings.length - 1} more` : '';
  throw new PagewrightError(failure, {
    message: `The document has warnings, and options.strict allows none: ${first.message}${more}`,
    details: { reason: 'warnings', warnings },
  });
}
