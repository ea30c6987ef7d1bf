import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { operations } from '../answers.ts';
import { pageNumbers, watermark } from '../page/furniture.ts';
import { paymentTerms, thanks } from './courtesies.ts';
import { additions } from './frame/additions.ts';
import { image, logo } from './pictures.ts';
import { qrCode } from './qr-code.ts';
import { signatures } from './signatures.ts';

const RULES: readonly Rule[] = [
  pageNumbers,
  additions,
  watermark,
  thanks,
  paymentTerms,
  signatures,
  qrCode,
  logo,
  image,
];
const ADDS = /^(?:add|put|insert|include|place|create|append|show|need|want|give|make|have|print)$/;
const MOST_WORDS = 40;
const MOST_JOINS = 6;

/** "add page numbers and a draft watermark": two things put in by one verb. */
export const together: Rule = {
  name: 'together',
  read(clause, context) {
    const [first] = clause.tokens;
    if (first === undefined || first.quoted || !ADDS.test(first.word)) return undefined;
    if (clause.tokens.length > MOST_WORDS) return undefined;
    const joins = clause.tokens.flatMap(({ word, quoted }, at) =>
      !quoted && at > 1 && /^(?:and|,|&|\+|plus)$/.test(word) ? [at] : [],
    );
    for (const at of joins.slice(0, MOST_JOINS)) {
      const after = /^(?:and|also)$/.test(clause.tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
      const second = clause.with([{ ...first, word: 'add' }, ...clause.tokens.slice(after)]);
      const list = [clause.slice(0, at), second].map((part) => read(part, context));
      const [one, other] = list;
      if (one !== undefined && other !== undefined) return operations([...one, ...other]);
    }
    return undefined;
  },
};

function read(clause: Phrase, context: Context) {
  const rules = [...RULES, ...(clause.tokens.length > 3 ? [together] : [])];
  for (const rule of rules) {
    const result: Reading['result'] | undefined = rule.read(clause, context)?.result;
    if (result?.kind === 'operations') return result.operations;
  }
  return undefined;
}
