import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule, Target } from '../../rule.ts';
import { contentLoss, operations } from '../answers.ts';
import { lossOf } from './loss.ts';

const REMOVE =
  /^(?:i |we |you )?(?:remove|delete|drop|get rid of|take (?:out|away|off)|erase|eliminate|omit|cut(?: out)?|clear(?: out)?|wipe(?: out)?|empty(?: out)?|blank(?: out)?|strip(?: out| away)?|exclude|leave out|lose|kill|dump|ditch|scrap|purge|discard|nuke|do not need|do not want|do not include|no longer need|no)(?: all| any)?(?: of)? (?<what>.+)$/;
const HIDE =
  /^(?:hide|do not (?:show|display|print|have)|stop (?:showing|displaying|printing)|conceal|suppress|make invisible|skip) (?<what>.+)$/;
const TAKE = /^take (?<what>.+) (?:out|away|off)$/;
const GONE =
  /^(?:make )?(?<what>.+?) (?:(?:should|must|can|needs to|has to|is to|are to|is|are) )?(?:be )?(?:(?:removed|deleted|hidden|gone|dropped|erased|taken out|left out)|invisible|transparent|disappear|vanish|go away|blank|empty|(?:is|are) not needed)$/;
const SET_EMPTY =
  /^(?:set|make|replace|change|turn|overwrite) (?<what>.+?) (?:(?:to|with|by|into) )?(?:be )?(?:(?:an? )?(?:empty|blank|nothing|null|invisible|transparent|zero|zeros|0|""|space|spaces)(?: (?:string|text|space|values?))?)$/;
const UNSEEN =
  /^(?:set|make|change|put|turn|reduce|drop|give) (?:the )?(?:opacity|visibility|display|alpha|font[- ]size|text size|size|height|width)(?: of)? (?<what>.+?) (?:to|=|:|as|at) (?:0|0%|0px|0pt|0 ?percent|zero|none|hidden|nothing|0\.0+|0\.0[1-9]|1px|1pt)(?: ?(?:px|pt|percent|%))?$/;
const UNSEEN_OWN =
  /^(?:set|make|change|put|turn|reduce|drop|give)? ?(?<what>.+?) ?(?:'s )?(?:to have )?(?:opacity|visibility|display|alpha|font[- ]size|text size)(?: (?:to|=|:|as|at|of|is))* (?:0|0%|0px|0pt|0 percent|zero|none|hidden|nothing|0\.0+|0\.0[1-9]|1px|1pt)$/;
const ALL_BUT =
  /^(?:remove|delete|drop|erase|clear|wipe|hide|strip|cut|get rid of|empty|take out|purge) (?:out )?(?:everything|all|anything|the rest|all the rest|all of it|the whole [a-z]+|all other [a-z]+|everything else|all else)(?: [a-z]+)? (?:except|but|apart from|other than|besides|aside from)\b|^(?:only keep|keep only|leave only|only leave|just keep|just leave|keep just|leave just|keep nothing but|leave nothing but|show only|only show|show nothing but) (?:the |my |our )?[a-z]+(?: [a-z]+)?$|^(?:cut|reduce|strip|trim|bring) .{1,40} (?:down|back) to (?:only|just|nothing but) /;
const FROM =
  /^(?<what>.+?) (?:from|in|on|off|of|out of) (?:the |this |my |our )?(?:document|page|invoice|quote|pdf|report|letter|contract|receipt|certificate|layout|whole document|entire document|file|sheet)$/;
const WORDS_ONLY =
  /^(?:content|contents|text|texts|words|data|values|everything|all|all of it|details) (?:of|in|from|inside|within) (?<what>.+)$/;

const KEPT = new Set(['cell', 'total-value', 'party-name', 'value']);

/** "remove the logo", "hide the notes"; what would lose line items, totals, parties or all is refused. */
export const remove: Rule = {
  name: 'remove',
  read(clause, context) {
    if (ALL_BUT.test(clause.text)) return contentLoss('everything else in the document');
    const hidden = clause.match(HIDE) ?? clause.match(UNSEEN) ?? clause.match(UNSEEN_OWN);
    const what =
      hidden ??
      clause.match(TAKE) ??
      clause.match(REMOVE) ??
      clause.match(GONE) ??
      clause.match(SET_EMPTY);
    if (what?.what === undefined) return undefined;
    const emptied = !hidden && !clause.match(REMOVE) && !clause.match(TAKE) && !clause.match(GONE);
    const targets = targetsOf(what.what, context);
    if (targets === undefined) return undefined;
    return removal(
      targets,
      hidden !== undefined || /\b(?:hidden|invisible)$/.test(clause.text) ? 'hide' : 'remove',
      emptied,
      context,
    );
  },
};

function targetsOf(what: Phrase, context: Context): readonly Target[] | undefined {
  const within = what.match(FROM)?.what ?? what.match(WORDS_ONLY)?.what;
  return context.targets(what) ?? (within && context.targets(within));
}

function removal(
  targets: readonly Target[],
  op: 'remove' | 'hide',
  emptied: boolean,
  context: Context,
): Reading | undefined {
  for (const target of targets) {
    const loss = lossOf(target, context);
    if (loss !== undefined) return contentLoss(loss);
    // Emptied in place they would be as lost as taken away.
    if (emptied && target.nodes.some(({ role }) => KEPT.has(role)))
      return contentLoss(`what ${target.name} says`);
    // Columns and single rows are the table's own business.
    if (target.kind === 'column' || target.kind === 'row' || target.kind === 'table-head')
      return undefined;
  }
  return operations([{ op, targets: [...new Set(targets.flatMap(({ ids }) => ids))] }], targets);
}
