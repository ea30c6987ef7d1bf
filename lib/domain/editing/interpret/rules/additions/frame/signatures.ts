import { dictionary } from '../../../../dictionary.ts';
import type { Phrase } from '../../../language/phrase.ts';
import type { Context, Reading } from '../../../rule.ts';
import { atEnd, type Place } from '../place.ts';
import { inserted } from './build.ts';
import type { Frame } from './frame.ts';
import { signersIn } from './signers.ts';

/** How many lines to sign on a word says. */
export const COUNTS: Readonly<Record<string, number>> = dictionary({
  two: 2,
  '2': 2,
  three: 3,
  '3': 3,
  four: 4,
  '4': 4,
  both: 2,
});
const MOST = 8;
const BOTH =
  /\bfor (?:both|each|all|every)(?: of)?(?: the)? ?(?:party|parties|sides|us|signatories|of us)?\b|\bus both\b|\bboth (?:parties|sides)\b/;
/** Whose lines they are may be said in other words than these. */
const OTHERS =
  /\bfor (?!(?:the |a |our |my )?(?:client|customer)(?: 's|s)?(?: to sign)?(?: (?:at|in|on|below|under|above|after|before) .*)?$|(?:the |a |an |my |his |her |their |our )?(?:handwritten )?(?:signatures?|signing|both|each|all|every)\b)/;
const NEW =
  /^(?:(?:an?|some|one|another) .*\bsign|somewhere\b|sign(?:ature|ing) (?:lines?|field|block) (?:above|over|below|under)\b)/;
/** "make the signature lines bold": a look of those that are there. */
const OF_THOSE = /^(?:make|set|turn|put|have|show|print|give) (?:the|our|both|all|these|those) /;
const CLIENT = /\b(?:client|customer)(?: 's|s)?\b/;

/** "signature lines for "Project lead" and "Auditor"" */
export function signaturesOf(frame: Frame, clause: Phrase, context: Context): Reading | undefined {
  const isPlural = /\b(?:signatures|lines|fields|blocks|boxes|areas|spaces|places)\b/.test(
    clause.text,
  );
  const isSaid = frame.says || frame.texts.length + frame.names.length > 0;
  // "a signature line above my name" is none that is there.
  const isNew = !isSaid && frame.place?.about !== undefined && NEW.test(clause.text);
  if (frame.adds.length === 0 && !isSaid && !isNew) return undefined;
  if (frame.sets.length > 0 || frame.corner !== undefined) return undefined;
  if (!isSaid && OF_THOSE.test(clause.text) && Object.keys(frame.style).length > 0)
    return undefined;
  const labels = labelsOf(frame, clause, context);
  const place = frame.place ?? besideOthers(context) ?? atEnd(context);
  if (labels.length === 0 || labels.length > MOST || place === undefined) return undefined;
  // "signature: Ingrid Moen" may be what it is to say.
  if (frame.adds.length === 0 && !isNew && !isPlural && frame.texts.every(({ quoted }) => !quoted))
    return undefined;
  return inserted({ kind: 'signatures', labels: [...labels] }, place, frame.style);
}

/** Where others sign already. */
export function besideOthers({ scope: { content } }: Context): Place | undefined {
  const last = content.nodes.findLast(({ role }) => role === 'signature');
  return last && { place: 'after', target: last.id };
}

function labelsOf(frame: Frame, clause: Phrase, context: Context): readonly string[] {
  const said = [...frame.names, ...frame.texts];
  if (said.length > 0)
    return frame.rest === undefined
      ? said.flatMap(({ text, quoted }) => (quoted ? [text] : listed(text)))
      : [];
  if (frame.rest !== undefined) return signerOf(frame.rest, clause);
  if (OTHERS.test(clause.text)) return [];
  const count = clause.tokens
    .map(({ word }) => (Object.hasOwn(COUNTS, word) ? COUNTS[word] : undefined))
    .find(Boolean);
  const parties = context.scope.content.nodes
    .filter(({ role }) => role === 'party-name')
    .map(({ text }) => text);
  if (BOTH.test(clause.text) || count === 2)
    return parties.length >= 2 ? parties.slice(0, 2) : ['Company', 'Client'];
  if (count !== undefined) return Array.from({ length: count }, (_, at) => `Signature ${at + 1}`);
  return [CLIENT.test(clause.text) ? 'Client' : 'Signature'];
}

const SEVERAL = /\b(?:and|one|two|three|both|lines|signatures|fields|spaces|places|blocks|boxes)\b/;

/** "a line to sign on, for a Witness" */
function signerOf(rest: Phrase, { text, tokens }: Phrase): readonly string[] {
  if (SEVERAL.test(text)) return [];
  const at = tokens.findIndex((token) => token === rest.tokens[0]);
  const before = /^(?:an?|the|our|my|each|every)$/.test(tokens[at - 1]?.word ?? '')
    ? at - 2
    : at - 1;
  const isCount = /^(?:two|three|four|both|all|several|\d)/.test(rest.text);
  return tokens[before]?.word === 'for' && !isCount ? listed(rest.raw) : [];
}

/** "one for the", "the other saying" */
const WHOSE =
  /^(?:(?:the )?(?:one|other|another|first|second|third|a line)(?: one)? )?(?:(?:is )?(?:for|by|says|saying|reads|reading|labell?ed|named|called|captioned|marked|with) )?(?:the |our |my |a )?/i;

/** "Project lead, Auditor" */
export function listed(words: string): readonly string[] {
  return signersIn(words)
    .map((part) => part.replace(WHOSE, ''))
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
}
