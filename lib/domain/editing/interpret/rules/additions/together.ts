import type { Operation } from '#lib/domain/editing/operations.ts';
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
      const behind = clause.slice(after).match(BEHIND_IT)?.['what'];
      const say = (words: string) => words.split(' ').map((word) => ({ ...first, word }));
      const rest = behind?.tokens ?? clause.tokens.slice(after);
      const where = behind === undefined ? [] : say('at the end');
      const second = clause.with([...say('add'), ...rest, ...where]);
      const list = [clause.slice(0, at), second].map((part) => read(part, context));
      const [one, other] = list;
      if (one === undefined || other === undefined) continue;
      return operations(behind === undefined ? [...one, ...other] : inRow(one, other));
    }
    return undefined;
  },
};

/** "… and below it “Cheers”" */
const BEHIND_IT =
  /^(?:right |just |directly )?(?:after|below|under|underneath|beneath|behind) (?:it|that|this|them) (?<what>.+)$/;

/** What is put in stands behind what was put in before it. */
function inRow(one: readonly Operation[], other: readonly Operation[]): readonly Operation[] {
  const last = one.at(-1);
  if (last?.op !== 'insert') return [...one, ...other];
  const { place, target } = last;
  const moved = other.map((operation) =>
    operation.op === 'insert' ? { ...operation, place, target } : operation,
  );
  return /^(?:after|start)$/.test(place) ? [...moved, ...one] : [...one, ...moved];
}

function read(clause: Phrase, context: Context) {
  const rules = [...RULES, ...(clause.tokens.length > 3 ? [together] : [])];
  for (const rule of rules) {
    const result: Reading['result'] | undefined = rule.read(clause, context)?.result;
    if (result?.kind === 'operations') return result.operations;
  }
  return undefined;
}
