import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule, Target } from '../../rule.ts';
import { plainWords } from '../../targets/document-texts.ts';
import { membersLabelled, memberTarget } from '../../targets/members.ts';
import { sentencesIn } from '../../targets/paragraphs.ts';
import { contentLoss, operations } from '../answers.ts';
import { lossOf } from './loss.ts';

export const REMOVE =
  /^(?:i |we |you )?(?:remove|delete|drop|get rid of|take (?:out|away|off)|erase|eliminate|omit|cut(?: out)?|clear(?: out)?|wipe(?: out)?|empty(?: out)?|blank(?: out)?|strip(?: out| away)?|exclude|leave out|lose|kill|dump|ditch|scrap|purge|discard|nuke|do not need|do not want|do not include|no longer need|no)(?: all| any)?(?: of)? (?<what>.+)$/;
const HIDE =
  /^(?:hide|do not (?:show|display|print|have)|stop (?:showing|displaying|printing)|conceal|suppress|make invisible|skip|no need to (?:show|see|have|display|print)|rather not (?:show|see|have|display|print)|would rather not (?:show|see|have|display)|not (?:show|display|print)) (?<what>.+)$/;
const UNWANTED =
  /^(?:i |we )?(?:do not|would rather not) (?:want|need|like) (?<what>.+?) (?:to (?:show|appear|be (?:shown|seen|visible|displayed|printed|there|in there|included))|shown|displayed|visible|printed|showing|included|in (?:it|there|here))$/;
export const TAKE = /^take (?<what>.+) (?:out|away|off)$/;
const GONE =
  /^(?:make )?(?<what>.+?) (?:(?:should|must|can|could|may|needs to|need to|has to|have to|is to|are to|is|are|shall|does|do|will) )?(?:be )?(?:(?:removed|deleted|hidden|gone|dropped|erased|taken out|taken off|left out|cut|omitted|thrown out|ditched|scrapped)|invisible|transparent|disappear|vanish|go away|blank|empty|go|off|out|not (?:needed|required|necessary|wanted)|no longer (?:needed|required|necessary|wanted|relevant)|unnecessary|superfluous|redundant|not be (?:there|needed|included)|not (?:appear|show|print|display|be visible|be shown|be displayed|be printed|visible|shown))$/;
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
/** "the enclosures at the end": where it stands. */
const AT_EDGE =
  /^(?<what>.+?) (?:at|on) the (?:very )?(?:end|bottom|foot|top)(?: of (?:the|this|our) (?:page|document|letter|invoice|quote|report|receipt|contract|certificate))?$/;
const WORDS_ONLY =
  /^(?:content|contents|text|texts|words|data|values|everything|all|all of it|details) (?:of|in|from|inside|within) (?<what>.+)$/;

/** Said of what stays in the document. */
const UNSHOWN =
  /(?:^(?!take |throw |kick |cut |get |leave ).*\boff|\bhidden|\binvisible|\bnot (?:appear|show|print|display|be visible|be shown|be displayed|be printed|visible|shown))$/;

/** "the bit about late fees", "that sentence" of a text with more than that in it. */
function isSentence({ text }: Phrase, targets: readonly Target[]): boolean {
  const nodes = targets.flatMap((target) => target.nodes);
  return (
    /^(?:the |that |this )?(?:(?:bit|remark|statement) (?:about|on|that|which|mentioning|saying)\b|(?:\w+ )?sentence\b)/.test(
      text,
    ) &&
    nodes.length === 1 &&
    nodes.some((node) => /[.!?] +\p{Lu}/u.test(node.text))
  );
}

/** "the venmo bit" of a value that says more than that. */
const isBitOf = ({ text }: Phrase, targets: readonly Target[]): boolean =>
  /^(?:the |that |this )?(?:\S+ ){1,3}(?:bit|part|thing)$/.test(text) &&
  targets.some(
    ({ kind, nodes }) =>
      kind === 'text' &&
      nodes.some((node) => node.role === 'value' && /[,;] | (?:or|and) /.test(node.text)),
  );

/** "the thank you line": of a text with more than that in it the one sentence that has all these words. */
function sentenceNamed(
  { tokens }: Phrase,
  [target, ...others]: readonly Target[],
): Reading | undefined {
  const [node, more] = target?.nodes ?? [];
  if (target?.kind !== 'text' || node?.role !== 'prose') return undefined;
  if (more !== undefined || others.length > 0 || tokens.some(({ quoted }) => quoted))
    return undefined;
  const words = tokens.map(({ word }) => word).filter((word) => !OF_UNIT.test(word));
  const all = sentencesIn(node.text);
  const named = all.filter((text) => {
    const said = ` ${plainWords(text)} `;
    return words.every((word) => said.includes(` ${word} `));
  });
  const [find] = named;
  if (words.length === 0 || all.length < 2 || named.length !== 1 || find === undefined)
    return undefined;
  return operations([{ op: 'replace-text', targets: [node.id], find, replace: '' }], [target]);
}

const OF_UNIT = /^(?:the|a|that|this|our|my|line|sentence|text|bit|part|note|message|remark)$/;

const KEPT = new Set(['cell', 'total-value', 'party-name', 'value']);

/** "remove the logo", "hide the notes"; what would lose line items, totals, parties or all is refused. */
export const remove: Rule = {
  name: 'remove',
  read(clause, context) {
    if (ALL_BUT.test(clause.text)) return contentLoss('everything else in the document');
    const hidden =
      clause.match(UNWANTED) ??
      clause.match(HIDE) ??
      clause.match(UNSEEN) ??
      clause.match(UNSEEN_OWN);
    const what =
      hidden ??
      clause.match(TAKE) ??
      clause.match(REMOVE) ??
      clause.match(GONE) ??
      clause.match(SET_EMPTY);
    if (what?.what === undefined) return undefined;
    const emptied = !hidden && !clause.match(REMOVE) && !clause.match(TAKE) && !clause.match(GONE);
    const line = what.what.match(LINE_WITH)?.what;
    const targets = line === undefined ? targetsOf(what.what, context) : wholeLine(line, context);
    if (targets === undefined || isSentence(what.what, targets)) return undefined;
    if (isBitOf(what.what, targets)) return undefined;
    const sentence = sentenceNamed(what.what, targets);
    if (sentence !== undefined) return sentence;
    return removal(
      targets,
      hidden !== undefined || (clause.match(GONE) !== undefined && UNSHOWN.test(clause.text))
        ? 'hide'
        : 'remove',
      emptied,
      context,
    );
  },
};

/** "the line with the due date": a label and what stands beside it go together. */
const LINE_WITH =
  /^(?:the |that |this )?(?:line|field|entry) (?:with|for|of|containing|showing|saying|stating|about|that (?:has|says|shows|contains|gives)) (?:the |our |my )?(?<what>.+)$/;

function wholeLine(what: Phrase, context: Context): readonly Target[] | undefined {
  const targets = context.targets(what);
  const { nodes } = context.scope;
  const labels = (target: Target) => new Set(target.nodes.map(({ label, text }) => label ?? text));
  // Values of several labels are not one line.
  if (targets?.some((target) => target.kind === 'text' && labels(target).size > 1))
    return undefined;
  return targets?.map((target) => {
    if (target.kind !== 'text') return target;
    const words = labels(target);
    const beside = nodes.filter(
      ({ role, text, label }) =>
        (role === 'label' && words.has(text)) || (label !== undefined && words.has(label)),
    );
    const all = [...new Set([...target.nodes, ...beside])];
    return { ...target, nodes: all, ids: all.map(({ id }) => id) };
  });
}

function targetsOf(what: Phrase, context: Context): readonly Target[] | undefined {
  const within = (what.match(FROM) ?? what.match(WORDS_ONLY) ?? what.match(AT_EDGE))?.what;
  const targets = context.targets(what) ?? (within && context.targets(within));
  return targets?.map((target) => withFigure(target, context));
}

/** A label without its figure would leave the figure of nothing. */
function withFigure(target: Target, { scope }: Context): Target {
  return memberTarget(target.kind === 'text' ? membersLabelled(target.nodes, scope) : []) ?? target;
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
  const taken = { op, targets: [...new Set(targets.flatMap(({ ids }) => ids))] };
  // Without a line of theirs the totals come to something else; hidden it still counts.
  const isLess = op === 'remove' && targets.some(({ kind }) => kind === 'total');
  return operations(isLess ? [taken, { op: 'recompute', keep: [] }] : [taken], targets);
}
