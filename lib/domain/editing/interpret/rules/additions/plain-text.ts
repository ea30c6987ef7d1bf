import type { Phrase } from '../../language/phrase.ts';
import { PARTS } from '../../language/vocabulary.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { scanTarget } from '../../targets/scan.ts';
import { textSaid } from '../texts/find-text.ts';
import { additions } from './frame/additions.ts';
import { placeAt } from './frame/places.ts';
import { wordsAt } from './frame/words.ts';

const MOST_WORDS = 40;
const ADD = /^(?:add|write|put|print|append|insert|include|type)$/;
const LEAD = /^(?:(?:the |this |a )?(?:words?|text|line|sentence|phrase) )/;
const PLACE =
  /^(?:right|just|directly|at|below|under|underneath|beneath|above|over|before|after|in|to|into|on|next)$/;
/** Looks may follow a text: "in small print". */
const LOOK =
  /^(?:in|with|as) (?:a )?(?:small(?:er)?|tiny|fine|bold|italics?|large|bigger|light|red|blue|green|gray|capitals|caps)\b/;
/** Sums are lines of a table or of the totals; what is asked for by these names is no text. */
const OTHER =
  /[$€£¥₹]|"|[:;]|\b(?:qr|logo|watermark|stamp|page numbers?|columns?|rows?|signature|border|footer|header|section|called|named|titled|saying|instead|and (?:make|put|add|set|remove|move))\b/;

/** "At the bottom add Registered charity no. 208114": a text without quotes, and a place for it. */
export const plainText: Rule = {
  name: 'plain-text',
  read(clause, context) {
    const { tokens } = clause;
    if (tokens.length > MOST_WORDS || tokens.length < 4 || OTHER.test(clause.text))
      return undefined;
    const verb = tokens.findIndex(({ word, quoted }) => !quoted && ADD.test(word));
    const said = tokens[verb];
    // "the figure in the banner wants to be green" has no verb of its own.
    if (said === undefined || said.end === said.start) return undefined;
    return verb === 0 ? placedBehind(clause, context) : placedBefore(clause, verb, context);
  },
};

/** "add Sent by email above the date" */
function placedBehind(clause: Phrase, context: Context): Reading | undefined {
  const { tokens } = clause;
  const from = textStart(clause, 1);
  for (let at = from + 2; at < tokens.length - 1; at++) {
    if (!PLACE.test(tokens[at]?.word ?? '')) continue;
    if (placeAt(clause, at, context)?.place === undefined) continue;
    const reading = written(clause, from, at, context);
    if (reading !== undefined) return reading;
  }
  return undefined;
}

/** "at the end write See you soon!" */
function placedBefore(clause: Phrase, verb: number, context: Context): Reading | undefined {
  const place = placeAt(clause, 0, context);
  const isPlaced = place?.place !== undefined && place.next === verb;
  const isPaused = place?.next === verb - 1 && clause.tokens[verb - 1]?.word === ',';
  if (!isPlaced && !(place?.place !== undefined && isPaused)) return undefined;
  const from = textStart(clause, verb + 1);
  const look = clause.tokens.findIndex(
    (_, at) => at > from + 1 && LOOK.test(clause.slice(at).text),
  );
  return written(clause, from, look < 0 ? clause.tokens.length : look, context);
}

const textStart = (clause: Phrase, at: number): number => {
  const lead = LEAD.exec(`${clause.slice(at, at + 2).text} `)?.[0];
  return lead === undefined ? at : at + lead.trim().split(' ').length;
};

/** The same with the text in quotes, where it can be meant as one. */
function written(clause: Phrase, from: number, to: number, context: Context): Reading | undefined {
  const { tokens } = clause;
  const said = clause.slice(from, to);
  const [first] = said.tokens;
  const last = said.tokens.at(-1);
  if (first === undefined || last === undefined || !isText(said, context)) return undefined;
  const raw = said.raw + said.ending;
  const text = { word: raw, raw, quoted: true, start: first.start, end: last.end };
  const reading = additions.read(
    clause.with([...tokens.slice(0, from), text, ...tokens.slice(to)]),
    context,
  );
  const isNew =
    reading?.result.kind === 'operations' &&
    reading.result.operations.every(
      (operation) => operation.op === 'insert' && operation.block.kind === 'paragraph',
    );
  return isNew ? reading : undefined;
}

/** Several words of which the first has a capital, that neither name nor say what the document has. */
function isText(said: Phrase, context: Context): boolean {
  if (said.tokens.length < 2 || !/^\p{Lu}/u.test(said.raw)) return false;
  if (wordsAt(said, 0) !== undefined || textSaid(said.raw, context) !== undefined) return false;
  if (said.tokens.every(({ word }) => PARTS.has(word) || /^(?:and|of|the|&|,)$/.test(word)))
    return false;
  const named = scanTarget(said, 0, context);
  return named === undefined || named.next < said.tokens.length;
}
