import type { ContentTable } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context } from '../../rule.ts';
import { rowsNamed } from './find-table.ts';

const PLACE =
  /^(?:at|to|as|on|after|before|above|below|beneath|under|underneath|between|behind|following|preceding)$/;
/** What a place may end before: "below Installation, 3 days at $250", "at the top a row for …". */
const BEHIND = /^(?:[,:;(-]|an?|one|another|add|insert|put)$/;
const MOST_PLACE_WORDS = 10;

/** A clause, and without what its end, its beginning or its middle says of where. */
export function* placings(
  clause: Phrase,
): Generator<{ readonly said: Phrase; readonly where: Phrase | undefined }> {
  yield { said: clause, where: undefined };
  const { tokens } = clause;
  for (let at = 0; at < tokens.length - 1; at++) {
    const token = tokens[at];
    if (token?.quoted || !PLACE.test(token?.word ?? '')) continue;
    const right = /^(?:right|directly|just|,)$/.test(tokens[at - 1]?.word ?? '') ? 1 : 0;
    const before = tokens.slice(0, at - right);
    for (let end = Math.min(tokens.length, at + MOST_PLACE_WORDS); end > at + 1; end--) {
      const next = tokens[end];
      if (next !== undefined && (next.quoted || !BEHIND.test(next.word))) continue;
      const after = tokens.slice(end);
      if (before.length + after.length > 1)
        yield { said: clause.with([...before, ...after]), where: clause.slice(at, end) };
    }
  }
}

const AT_END =
  /^(?:very )?(?:end|bottom|last)(?: (?:row|line|item|one|position|place))?(?: of (?:the |this )?(?:table|list|items|line items|invoice|quote|bill))?$/;
const AT_START =
  /^(?:very )?(?:top|start|beginning|front|first)(?: (?:row|line|item|one|position|place))?(?: of (?:the |this )?(?:table|list|items|line items|invoice|quote|bill))?$/;

/** Behind which row of a table, before which, or in whose place: the place in the table that it says. */
export function placeOf(
  { where, place }: Readonly<Record<string, Phrase>>,
  table: ContentTable,
  context: Context,
): number | undefined {
  const { length } = table.rows;
  const relation = place?.text ?? '';
  const isBeside = !/^(?:at|to|as|on|in)\b|^$/.test(relation);
  if (where === undefined) return length;
  if (!isBeside && AT_END.test(where.text)) return length;
  if (!isBeside && AT_START.test(where.text)) return 0;
  const [found, other] = rowsNamed(where, context);
  const at =
    found?.table === table && (isBeside || other === undefined)
      ? table.rows.indexOf(found.row)
      : -1;
  if (at < 0) return undefined;
  return /^(?:before|above|preceding|as|at|to|on|in)\b/.test(relation) ? at : at + 1;
}

const WHERE =
  /^(?:between (?<one>.+) and (?<other>.+)|(?<place>at the|to the|as(?: the)?|on|in the|after|before|above|below|beneath|under|underneath|behind|following|preceding)(?: the)? (?<where>.+))$/;

/** "below Installation", "as the second row", "between Hosting and Support" */
export function rowPlace(said: Phrase, table: ContentTable, context: Context): number | undefined {
  const { one, other, ...at } = said.match(WHERE) ?? {};
  if (one === undefined || other === undefined)
    return at['where'] === undefined ? undefined : placeOf(at, table, context);
  const behind = [one, other].map((where) => placeOf({ where }, table, context));
  const [first, second] = behind;
  // Each is the place right behind its row.
  return first === undefined || second === undefined ? undefined : Math.max(first, second) - 1;
}
