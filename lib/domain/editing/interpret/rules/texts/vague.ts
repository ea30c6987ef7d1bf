import type { Rule } from '../../rule.ts';
import { firstMatch, notFeasible } from '../answers.ts';

const VAGUE = [
  /^(?:change|update|edit|fix|correct|modify|adjust|set|rename|alter|amend|revise)(?: the| this| that| our| my)? (?<what>(?:[a-z]+ ){0,2}?(?:dates?|prices?|amounts?|totals?|names?|numbers?|titles?|text|wording|quantit(?:y|ies)|address|terms?|label|labels|rows?|items?|columns?|tax(?: rate)?|discount|currency|format|email|values?|client|customer|something|details|heading))$/,
  /^(?:the )?(?<what>dates?|prices?|totals?|amounts?|numbers?|names?|address|tax|title) (?:is|are|looks?) (?:wrong|incorrect|off|not right|outdated|not correct)$/,
];

/** "change the date": understood but for what it should become. */
export const vague: Rule = {
  name: 'vague',
  read(clause) {
    const what = firstMatch(clause, VAGUE)?.['what'];
    if (what === undefined) return undefined;
    return notFeasible(`What “${what.raw}” should be changed to is not said.`, []);
  },
};
