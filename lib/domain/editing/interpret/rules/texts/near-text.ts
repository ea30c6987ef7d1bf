import type { Phrase } from '../../language/phrase.ts';
import { distance } from '../../language/spelling.ts';
import type { Reading, Rule } from '../../rule.ts';
import { operations, setNodeText } from '../answers.ts';

const SAID =
  /^(?:(?:it|that|the (?:name|spelling|right spelling|correct spelling|correct name|right name)) (?:must|should|has to|needs to|ought to) (?:be(?: spelt| spelled| written)?|read|say)|(?:it|that) is (?:spelt|spelled|written)|(?:the )?(?:right|correct) (?:spelling|name) is|spell (?:it|that)) (?<to>.+)$/;
const SHORTEST = 5;
const LONGEST = 60;
const MOST_SLIPS = 2;

/** "it must be Juniper Cafe" of a document that says “Juniper Café”: the one text that is said almost so. */
export const nearText: Rule = {
  name: 'near-text',
  read(clause, context): Reading | undefined {
    const to = clause.match(SAID)?.['to'];
    if (to === undefined || !isText(to)) return undefined;
    const wanted = plain(to.raw);
    const found = context.scope.nodes.filter(
      ({ text }) =>
        text !== to.raw &&
        text.length <= LONGEST &&
        distance(plain(text), wanted, MOST_SLIPS) <= MOST_SLIPS,
    );
    const texts = new Set(found.map(({ text }) => text));
    return texts.size === 1
      ? operations(found.map((node) => setNodeText(node, to.raw)))
      : undefined;
  },
};

function isText(to: Phrase): boolean {
  return (
    to.raw.length >= SHORTEST &&
    to.raw.length <= LONGEST &&
    (to.quoted || (/^\p{Lu}/u.test(to.raw) && / /.test(to.raw)))
  );
}

/** Without accents, which are slips like others. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
