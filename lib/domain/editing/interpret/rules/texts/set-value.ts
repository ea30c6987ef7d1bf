import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { readDate } from '#lib/domain/editing/values/written-date.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule, Target } from '../../rule.ts';
import { notFeasible, operations, setNodeText } from '../answers.ts';
import { lineNamed } from '../tables/change-total.ts';
import { writingIn } from '../tables/find-table.ts';
import { labelsSaying, valuesNamed } from './find-text.ts';
import { dateSaid, textFor } from './value-written.ts';

const SET =
  '(?:change|set|update|edit|correct|modify|make|switch|put|fix|adjust|move|push|extend|postpone|replace|rewrite|enter|fill in|revise)';
const SAYS = '(?:say|read|be|become|show|state|equal|display)';
const END = '(?: instead)?[.!]?$';

const PATTERNS = [
  new RegExp(
    `^(?<what>payment|it|this|the invoice|invoice) (?:is|should be|will be) (?:due|payable) (?:on|by) (?<value>.+?)${END}`,
  ),
  new RegExp(
    `^(?:the )?(?<what>.+?) is (?:now |actually )?(?:called|named) (?<value>.+?)(?: now)?${END}`,
  ),
  new RegExp(
    `^${SET} (?:the )?(?<what>.+?) (?:text |value |field )?(?:from .+? )?(?:so (?:that )?it (?:says|reads)|to ${SAYS}|to|as|=|with|into|:) (?<value>.+?)${END}`,
  ),
  new RegExp(`^(?:make|have|let) (?:the )?(?<what>.+?) ${SAYS} (?<value>.+?)${END}`),
  new RegExp(
    `^(?:the )?(?<what>.+?) (?:should|must|needs to|has to|ought to|shall|is supposed to) (?:now |actually |really |rather )?${SAYS} (?<value>.+?)${END}`,
  ),
  new RegExp(
    `^(?:the )?(?<what>.+?) (?:is|are) (?:now|actually|really|wrong,? it (?:should be|is)|incorrect,? it (?:should be|is)|supposed to be) (?<value>.+?)${END}`,
  ),
  new RegExp(
    `^(?:put|write|use|enter) (?<value>.+?) (?:as|for|in|into) (?:the )?(?<what>.+?)${END}`,
  ),
  new RegExp(`^(?<what>.+?) ?(?::|=) ?(?<value>.+?)${END}`),
];

/** What sets how things look, not what they say. */
const LOOKS =
  /^(?:(?:a |an |the |be |in |more |much |slightly |very |dark |light |bright |pale )*)(?:(?:[a-z]+ )?(?:red|blue|green|black|white|gray|grey|orange|purple|pink|teal|navy|yellow|brown|gold|silver|maroon|turquoise|indigo|violet|magenta|cyan|lime|olive|beige|crimson|charcoal|burgundy|coral|emerald)|#[0-9a-f]{3,8}|rgba?\(.*|hsla?\(.*|bold|italics?|italic|underlined?|bigger|smaller|larger|big|small|large|huge|tiny|left|right|center(?:ed)?|centre|justified|uppercase|lowercase|title case|sentence case|all caps|capital(?:s| letters)|upper case|lower case|caps|\d+(?:\.\d+)? ?(?:px|pt|em|rem|mm|cm|in|points?|pixels?|%|inch(?:es)?)|(?:arial|helvetica|georgia|times(?: new roman)?|verdana|roboto|lato|inter|courier(?: new)?|serif|sans[ -]serif|monospace)(?: font)?|top|bottom|landscape|portrait|a[345]|letter|legal|hidden|visible|bolder|lighter|darker|brighter|thicker|thinner|wider|narrower|(?:the )?(?:left|right|top|bottom|center|end|start)(?: .*)?)$/;

/** "Staff training: change its price to 5" does not say what staff training is to be. */
const INSTRUCTION = /^(?:change|set|update|make|add|remove|delete|move|put|replace|rename) /;

/** "the due date should be December 15", "set the invoice number to INV-9", "title should say Estimate" */
export const setValue: Rule = {
  name: 'set-value',
  read(clause, context) {
    for (const pattern of PATTERNS) {
      const { what, value } = clause.match(pattern) ?? {};
      if (what === undefined || value === undefined || /^(?:every|each|all) "/.test(what.text))
        continue;
      if (!value.quoted && (LOOKS.test(value.text) || INSTRUCTION.test(value.text))) continue;
      if (
        / (?:colors?|fonts?|size|background|border|style|weight|width|height|margins?|padding|spacing|alignment)$/.test(
          ` ${what.text}`,
        )
      )
        continue;
      const due =
        /^(?:payment|it|this|the invoice|invoice)$/.test(what.text) &&
        /\b(?:due|payable)\b/.test(clause.text);
      const found = due ? dueOn(value, context) : set(what, value, context);
      if (found !== undefined) return found;
    }
    const is = clause.match(IS);
    if (
      is?.['what'] !== undefined &&
      is['value'] !== undefined &&
      valuesNamed(is['what'], context).length > 0
    )
      return set(is['what'], is['value'], context);
    return sideBySide(clause.match(BARE)?.['rest'] ?? clause, context);
  },
};

const BARE = new RegExp(`^${SET} (?:the )?(?<rest>.+)$`);
const IS = /^(?:the )?(?<what>.+?) is (?<value>.+)$/;

/** "invoice number 9001", "valid until 2026-09-30": a name, and what it is to be. */
function sideBySide(rest: Phrase, context: Context): Reading | undefined {
  for (let at = Math.min(rest.tokens.length - 1, 5); at > 0; at -= 1) {
    const value = rest.slice(at);
    const nodes = valuesNamed(rest.slice(0, at), context);
    const [first] = nodes;
    if (first === undefined) continue;
    const dated = readDate(first.text, writingIn(context).dates) !== undefined;
    const fits = dated
      ? isDate(first, value, context)
      : /\d/.test(value.raw) && value.tokens.length < 3;
    if (fits) return setAll(nodes, value, context);
  }
  return undefined;
}

function isDate(node: ContentNode, value: Phrase, context: Context): boolean {
  const before = readDate(node.text, writingIn(context).dates);
  return before !== undefined && dateSaid(value.raw, before, context) !== undefined;
}

function dueOn(value: Phrase, context: Context): Reading | undefined {
  const { dates } = writingIn(context);
  const due = context.scope.nodes.filter(
    ({ role, label = '', text }) =>
      role === 'value' && /due|pay/i.test(label) && readDate(text, dates) !== undefined,
  );
  const [first] = due;
  return first !== undefined && isDate(first, value, context)
    ? setAll(due, value, context)
    : undefined;
}

function set(what: Phrase, value: Phrase, context: Context): Reading | undefined {
  const line = lineNamed(what, context);
  const named = valuesNamed(what, context);
  if (named.length > 0 && (line === undefined || named.every(({ role }) => role !== 'total-value')))
    return several(named, what, value, context) ?? setAll(named, value, context);
  if (
    line !== undefined &&
    /^(?:grand |sub|net |final |invoice |the )*-?total(?: amount| due)?$|^subtotal$|^(?:amount|balance) due$|^tax$|^discount$|^shipping$/.test(
      what.text,
    )
  )
    return setAll([line.value], value, context, true);
  const labels = labelsSaying(what, context);
  const values = context.scope.nodes.filter(
    ({ role, label }) => role === 'value' && labels.some(({ text }) => text === label),
  );
  if (values.length > 0 && !/(?:label|heading|header|title)$/.test(what.text))
    return setAll(values, value, context);
  return ofTarget(what, value, context);
}

/** "the client's name", "title", "our address": texts that parts are made of. */
function ofTarget(what: Phrase, value: Phrase, context: Context): Reading | undefined {
  const bare = what.match(/^(?<of>.+?) (?:text|wording|line|value)$/)?.['of'] ?? what;
  const target = context.target(bare) ?? context.target(what);
  // A text that is quoted is replaced wherever it stands.
  if (target === undefined || (what.quoted && value.quoted)) return greeting(what, value, context);
  const names = target.nodes.filter(({ role }) => role === 'party-name');
  if (
    target.kind === 'region' &&
    names.length === 1 &&
    /^(?:the )?(?:client|customer|recipient|buyer)$/.test(what.text)
  )
    return setAll(names, value, context);
  if (!isText(target)) return undefined;
  if (target.kind === 'column') {
    const head = target.nodes.find(({ role }) => role === 'column-head');
    return head === undefined || !/head|title|label|name/.test(what.text)
      ? undefined
      : setAll([head], value, context);
  }
  const [first, ...rest] = target.nodes;
  if (first === undefined) return undefined;
  if (rest.length === 0 || target.nodes.every(({ text }) => text === first.text))
    return setAll(target.nodes, value, context);
  const isAddress =
    /address/.test(what.text) && target.nodes.every(({ role }) => role === 'party-line');
  return isAddress ? address(target.nodes, value) : undefined;
}

/** "Dear Mr. Grant," and "With kind regards," are known by how they begin. */
function greeting(what: Phrase, value: Phrase, context: Context): Reading | undefined {
  const opens = /^(?:greeting|salutation|opening)$/.test(what.text);
  const closes = /^(?:closing|sign-?off|valediction|complimentary close)$/.test(what.text);
  const words = opens
    ? /^(?:dear|hello|hi|to whom|good (?:morning|day))\b/i
    : /\b(?:regards|sincerely|wishes|faithfully|truly)\b/i;
  const node = context.scope.nodes.find(
    ({ role, text }) => role === 'prose' && text.length < 80 && words.test(text),
  );
  return node === undefined || !(opens || closes) ? undefined : setAll([node], value, context);
}

/** The lines of an address become those of the new one. */
function address(nodes: readonly ContentNode[], value: Phrase): Reading {
  const lines = value.raw.split(/\s*(?:\n|;)\s*/);
  const [first, ...rest] = nodes;
  const parts = lines.length === nodes.length ? lines : [lines.join(', ')];
  const list: Operation[] = [first, ...rest].flatMap((node, index): Operation[] => {
    const text = parts[index];
    if (node === undefined) return [];
    return text === undefined ? [{ op: 'remove', targets: [node.id] }] : [setNodeText(node, text)];
  });
  return operations(list);
}

const TEXTS = new Set<Target['kind']>(['text', 'column']);

function isText(target: Target): boolean {
  return TEXTS.has(target.kind);
}

/** Values with different texts cannot both be meant. */
function several(
  nodes: readonly ContentNode[],
  what: Phrase,
  value: Phrase,
  { subject: { content } }: Context,
): Reading | undefined {
  const texts = new Set(nodes.map(({ text }) => text));
  const numbers = nodes.some(({ role }) => role === 'number');
  const labels = [...new Set(nodes.map(({ label }) => label ?? ''))];
  if (texts.size === 1 || numbers || labels.length === 1 || content.nodes.length === 0)
    return undefined;
  return notFeasible(
    `Several values could be meant by “${what.raw}”: ${labels.map((label) => `“${label}”`).join(', ')}.`,
    labels.slice(0, 3).map((label) => `Change “${label}” to ${value.raw}`),
  );
}

function setAll(
  nodes: readonly ContentNode[],
  value: Phrase,
  context: Context,
  amounts = false,
): Reading | undefined {
  const list: Operation[] = [];
  for (const node of nodes) {
    const text = textFor(node, value, context);
    if (text === undefined) return undefined;
    list.push(setNodeText(node, text));
  }
  if (amounts) list.push({ op: 'recompute', keep: nodes.map(({ id }) => id) });
  return operations(list, [
    {
      kind: 'text',
      name: nodes[0]?.label ?? nodes[0]?.text ?? '',
      ids: nodes.map(({ id }) => id),
      nodes,
    },
  ]);
}
