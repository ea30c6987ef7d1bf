import type { Section } from '#lib/domain/document-model/content.ts';
import type { Signatory } from '#lib/domain/document-model/party.ts';
import type { JsonValue } from '#schemas/json.ts';
import { isObject } from '../../../mapping/locate.ts';
import type { Composing } from '../../composing.ts';
import { isProseOrSentence } from '../../content/reading.ts';
import { isEmpty } from '../../fits.ts';
import { labelOf } from '../../key-words.ts';
import type { Draft } from '../../shape/draft.ts';

interface Acceptance {
  /** A line for each of what the customer writes. */
  readonly lines: Signatory[];
  readonly sections: Section[];
}

/**
 * `acceptance: { text: "I accept …", name: "", date: "" }`, or with `fields: ["Name", "Date"]`: what the
 * customer accepts, above lines for what they write there.
 */
export function composeAcceptance(composing: Composing, draft: Draft): Acceptance {
  const found: Acceptance = { lines: [], sections: [] };
  const lists = (draft.lists.get('signatories') ?? []).filter(({ key, path, entries }) => {
    const [only, second] = entries;
    const form = second === undefined ? formOf(only?.object ?? null) : undefined;
    if (form === undefined) return true;
    composing.consumed.add(path);
    for (const each of form.keys) composing.consumed.add(`${path}.${each}`);
    found.lines.push(...form.blanks.map((title) => ({ title })));
    found.sections.push({ title: labelOf(key), paragraphs: [form.text] });
    return false;
  });
  if (found.sections.length > 0) draft.lists.set('signatories', lists);
  return found;
}

const MOST_BLANKS = 6;
const LONGEST_BLANK = 40;

function formOf(object: JsonValue) {
  if (!isObject(object)) return undefined;
  const fields = Object.entries(object);
  const texts = fields.flatMap(([, value]) =>
    typeof value === 'string' && isProseOrSentence(value) ? [value.trim()] : [],
  );
  const blanks = fields.flatMap(([key, value]) =>
    isBlank(value) ? [labelOf(key)] : isBlanks(value) ? value : [],
  );
  const filled = fields.filter(([, value]) => !isBlank(value) && !isBlanks(value));
  const [text] = texts;
  if (text === undefined || filled.length !== 1) return undefined;
  if (blanks.length === 0 || blanks.length > MOST_BLANKS) return undefined;
  return { text, blanks, keys: fields.map(([key]) => key) };
}

/** "", null, "________". */
const isBlank = (value: JsonValue): boolean =>
  value === null || (typeof value === 'string' && /^[\s_.…-]*$/.test(value));

const isBlanks = (value: JsonValue): value is string[] =>
  Array.isArray(value) &&
  !isEmpty(value) &&
  value.every((each) => typeof each === 'string' && each.length <= LONGEST_BLANK);
