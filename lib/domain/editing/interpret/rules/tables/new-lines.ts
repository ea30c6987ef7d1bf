import type { Phrase } from '../../language/phrase.ts';
import type { SaidLine } from './line-wording.ts';
import { newRow } from './new-row.ts';

const COUNTS = 'one two three four five six'.split(' ');
const HEAD =
  /^(?:(?:add|insert|include|append|put in|charge|bill)\b ?)?(?:(?:these|the following|another|some|a (?:couple|few) of|(?<count>\d|one|two|three|four|five|six)) )*(?:(?:more|new|extra|additional|further|other) )*(?:(?:line items|lines|rows|items|positions|entries)(?: to the (?:invoice|quote|bill|table|list))? ?[:,-]? )?/;
const JOINT = /^(?:,|;|and|&|plus|\.)$/;
const MOST_WORDS = 60;

/** "two more lines: Support, 3 at $50, and Domain, 1 at $15": several lines, each said whole. */
export function newLines(clause: Phrase): readonly SaidLine[] | undefined {
  const head = HEAD.exec(clause.text);
  const [first] = clause.tokens;
  if (head === null || head[0] === '' || first === undefined || clause.tokens.length > MOST_WORDS)
    return undefined;
  const rest = clause.slice(head[0].trim().split(' ').length);
  const verb = /s\b/.test(head[0]) ? ['add', 'line'] : ['add'];
  const begun = verb.map((word) => ({ ...first, word, raw: word, quoted: false }));
  const lines = linesIn(rest, (part) => newRow(clause.with([...begun, ...part.tokens])));
  const said = head.groups?.['count'];
  const count = said === undefined ? undefined : COUNTS.indexOf(said) + 1 || Number(said);
  return lines === undefined || lines.length < 2 || (count !== undefined && count !== lines.length)
    ? undefined
    : lines;
}

/** The shortest parts that are lines, one after the other to the end. */
function linesIn(
  rest: Phrase,
  read: (part: Phrase) => SaidLine | undefined,
): readonly SaidLine[] | undefined {
  const { length } = rest.tokens;
  for (let end = 2; end <= length; end++) {
    const token = rest.tokens[end];
    if (token !== undefined && (token.quoted || !JOINT.test(token.word))) continue;
    const line = read(rest.slice(0, end));
    if (line === undefined) continue;
    if (end === length) return [line];
    let next = end + 1;
    while (JOINT.test(rest.tokens[next]?.word ?? '')) next++;
    const others = linesIn(rest.slice(next), read);
    if (others !== undefined) return [line, ...others];
  }
  return undefined;
}
