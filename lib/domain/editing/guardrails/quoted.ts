import { dictionary } from '../dictionary.ts';

const PAIRS: Readonly<Record<string, string>> = dictionary({
  '"': '"',
  '“': '”',
  '„': '“',
  '«': '»',
  '‹': '›',
  '「': '」',
  '`': '`',
  "'": "'",
  '‘': '’',
});

/** Words behind which text for the document follows up to the end of the sentence, also without quotation marks. */
const LEAD_IN =
  /\b(?:(?:note|sentence|line|paragraph|footnote|remark|statement|disclaimer|reminder) that(?= (?:the|we|our|this|these|all|it|they|no|any|every|if|in|as|please)\b)|that (?:says|reads|states)|which (?:says|reads)|saying|reading|stating|with the (?:text|words|wording|message)|to (?:say|read)|(?:to|with|by|as):|called|named|titled|labell?ed|headed|entitled|line items?:?|(?:rows?|entry|entries|items?|bullets?|position|product|service|task|milestone|deliverable)(?: for\b|\s?:)|(?:note|footer|text|title|heading|subject|comment|terms|memo|caption|watermark|stamp|paragraph|sentence|description|bullet|column|section|company|client|customer|supplier|vendor|tagline|subtitle)(?: (?:about|on)\b|\s?:))\s*/giu;
/** A kind of text, and the name of one: "the company Role Play Ltd". */
const NAMED_LEAD_IN =
  /\b(?:[Rr]ows?|[Ii]tems?|[Pp]osition|[Pp]roduct|[Ss]ervice|[Tt]ask|[Nn]ote|[Tt]itle|[Hh]eading|[Ss]ection|[Cc]olumn|[Cc]ompany|[Cc]lient|[Cc]ustomer|[Ss]upplier|[Vv]endor) (?=[\p{Lu}\d])/gu;
const SENTENCE_END = /[.!?;](?=\s)|\n/g;

/**
 * The instruction without what it wants to be put into the document. What addresses the service is
 * judged by more rules than what is to be printed: a letter may say "you are now a member", a line item
 * may be "Developer mode set-up".
 *
 * Text in quotation marks, and behind words such as "a note that says" or "line item" up to the end of
 * the sentence, counts as printed. A mark that is never closed opens nothing.
 */
export function addressedText(instruction: string): string {
  return withoutLedIn(withoutQuotations(instruction));
}

function withoutQuotations(text: string): string {
  let rest = '';
  let from = 0;
  const unclosed = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    const close = PAIRS[text[at] ?? ''];
    if (close === undefined || unclosed.has(close) || !canOpen(text, at)) continue;
    const end = closingAt(text, close, at + 1);
    if (end === undefined) {
      unclosed.add(close);
      continue;
    }
    rest += `${text.slice(from, at)} "" `;
    from = end + 1;
    at = end;
  }
  return rest + text.slice(from);
}

function canOpen(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
}

function closingAt(text: string, close: string, from: number): number | undefined {
  for (let end = text.indexOf(close, from); end !== -1; end = text.indexOf(close, end + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text[end + 1] ?? ' ')) return end;
  }
  return undefined;
}

function withoutLedIn(text: string): string {
  let rest = '';
  let from = 0;
  const leads = [LEAD_IN, NAMED_LEAD_IN].flatMap((pattern) =>
    text.search(pattern) === -1 ? [] : [...text.matchAll(pattern)],
  );
  if (leads.length === 0) return text;
  for (const lead of leads.sort((one, other) => one.index - other.index)) {
    if (lead.index < from) continue;
    const begin = lead.index + lead[0].length;
    rest += `${text.slice(from, begin)} "" `;
    SENTENCE_END.lastIndex = begin;
    from = SENTENCE_END.exec(text)?.index ?? text.length;
  }
  return rest + text.slice(from);
}
