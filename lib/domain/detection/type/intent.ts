import type { DocumentType, StyleName } from '#schemas/template.ts';
import { TYPE_SIGNALS } from './signals.ts';

const MAX_INTENT_LENGTH = 2_000;

const TONES: readonly (readonly [RegExp, StyleName])[] = [
  [/\b(stripe|stripe-clean|clean|crisp|airy)\b/, 'stripe-clean'],
  [/\b(minimal|minimalist|minimalistic|simple|plain|understated|bare)\b/, 'minimal'],
  [/\b(vibrant|colou?rful|playful|fun|cheerful|lively|energetic)\b/, 'vibrant'],
  [/\b(bold|striking|strong|loud|dramatic|eye-catching)\b/, 'bold'],
  [
    /\b(classic|classical|elegant|traditional|timeless|serif|old-fashioned|sophisticated|luxur\w*|premium|ceremonial)\b/,
    'classic',
  ],
  [/\b(corporate|enterprise|executive|board)\b/, 'corporate'],
  [
    /\b(modern|contemporary|sleek|fresh|friendly|warm|casual|informal|approachable|inviting)\b/,
    'modern',
  ],
  [
    /\b(professional|formal|business|businesslike|serious|official|conservative|sober)\b/,
    'professional',
  ],
];

const NO_TONE =
  /\b(?:(?:not|no|never|without|less|nothing|isn't|rather than|instead of) (?:(?:too|so|very|overly|anything|a|an) )?[\p{L}-]+|(?:make|set|with|put) (?:the|its|our|my) [^.,;:]{2,40}? (?:bold(?:er)?|strong(?:er)?)\b(?! (?:style|look|design|and)))/gu;

const QUOTED_TITLE =
  /\b(?:titled|entitled|called|title(?: is)?:?|heading:?)\s*["“”„«]([^"“”„«»]{1,150})["“”»]/i;
/** Without quotation marks a title ends where the sentence goes on in small letters. */
const BARE_TITLE =
  /\b(?:[Tt]itled|[Ee]ntitled|[Hh]eaded|[Tt]itle it|[Cc]all it|with the (?:title|heading))\s+(\p{Lu}[^.,;:!?"\n]{1,80}?)(?=\s+(?:and|in|with|for|using|but|without|so|please)\b|[.,;:!?\n]|$)/u;

/** The title that an intent gives: `titled "Final notice"`, `call it Final Notice`. */
export function titleInIntent(intent: string | undefined): string | undefined {
  const text = intent?.slice(0, MAX_INTENT_LENGTH) ?? '';
  const title = (QUOTED_TITLE.exec(text) ?? BARE_TITLE.exec(text))?.[1]?.trim();
  return title === '' ? undefined : title;
}

/** The type that an intent asks for: the one named after "make", "create", "as" and the like, else the first named. */
export function typeInIntent(intent: string | undefined): DocumentType | undefined {
  if (intent === undefined) return undefined;
  // A title may say "reminder" above an invoice.
  const text = untitled(intent.slice(0, MAX_INTENT_LENGTH)).toLowerCase();
  let best: { type: DocumentType; rank: number } | undefined;
  for (const { type, names } of TYPE_SIGNALS) {
    for (const name of names) {
      const word = name.startsWith('*') ? name.slice(1) : `(?<![\\p{L}\\p{N}])${name}`;
      const at = text.search(new RegExp(`${word}s?(?![\\p{L}\\p{N}])`, 'u'));
      if (
        at === -1 ||
        /\b(not|no|isn't|without|instead of|rather than)\s+(an?\s+|the\s+)?$/.test(
          text.slice(0, at),
        )
      )
        continue;
      const asked =
        /\b(make|create|generate|produce|render|as|into|want|need|build|write|design|issue|is)\b[^.;,]{0,40}$/.test(
          text.slice(Math.max(0, at - 60), at),
        );
      const rank = at + (asked ? 0 : MAX_INTENT_LENGTH);
      if (best === undefined || rank < best.rank) best = { type, rank };
    }
  }
  return best?.type;
}

function untitled(text: string): string {
  const title = titleInIntent(text);
  return title === undefined ? text : text.replace(title, ' ');
}

/** The style that an intent's tone asks for. */
export function styleInIntent(intent: string | undefined): StyleName | undefined {
  if (intent === undefined) return undefined;
  const text = intent.slice(0, MAX_INTENT_LENGTH).toLowerCase();
  // Parts that are to be bold, and tones that are not wanted, ask for no style.
  const tone = text.replace(NO_TONE, ' ');
  return TONES.find(([words]) => words.test(tone))?.[1];
}

/** The orientation that an intent asks for in words. */
export function orientationInIntent(
  intent: string | undefined,
): 'portrait' | 'landscape' | undefined {
  const found = /\b(portrait|landscape)\b/i.exec(intent?.slice(0, MAX_INTENT_LENGTH) ?? '');
  return found?.[1]?.toLowerCase() as 'portrait' | 'landscape' | undefined;
}
