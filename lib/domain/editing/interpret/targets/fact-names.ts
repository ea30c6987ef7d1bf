import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import { isDate } from '#lib/domain/editing/reading/vocabulary.ts';
import { plainWords } from './document-texts.ts';
import { textTarget } from './make.ts';
import type { Finder } from './party-names.ts';
import type { Scope } from './scope.ts';

/** What people call a labelled value, by what its label says. Alternatives are parted by bars. */
const FACTS: readonly (readonly [string, string, RegExp])[] = [
  [
    'due date | payment date | date due | deadline | payment deadline | pay-by date | pay by date | due by date | due-by date | payment due date | payment due | date it is due | date of payment | due by | date when it is due | date when payment is due | final payment date',
    'the due date',
    /(?<!\b(?:amount|balance|total) )\bdue\b(?! amount)|\bpay(?:able)? by\b/i,
  ],
  [
    'issue date | date of issue | issued date | date issued | billing date | invoice date | quote date | quotation date | letter date | report date | receipt date | date of invoice | date of receipt | date of quote | date of report | date of letter | date of purchase | purchase date | transaction date | bill date | issuing date | order date | confirmation date | statement date | delivery note date | credit note date',
    'the date of issue',
    /^(?:\w+ )?date(?: of issue)?$|\bissued?\b/i,
  ],
  [
    'expiry date | expiration date | valid until date | validity | validity date | expiry | valid-until date | valid through date | validity period | end of validity | expires date | expiration | valid date',
    'the end of validity',
    /\bvalid|\bexpir/i,
  ],
  [
    'effective date | start date | starting date | commencement date | beginning date | date of effect | entry date | contract date | agreement date | date of commencement',
    'the effective date',
    /\beffective\b|\bstart|\bcommenc|\bbegin/i,
  ],
  [
    'completion date | date of completion | award date | date of award | awarded date | date awarded | graduation date | completed date | date completed | date of conferral | date of graduation | awarding date | date of course completion | course completion date',
    'the date of completion',
    /\bcomplet|\baward|\bissued|\bconferred|\bgranted|\bdate\b/i,
  ],
  [
    'period | reporting period | report period | time period | time frame | timeframe | period covered | covered period | date range',
    'the period',
    /\bperiod\b/i,
  ],
  [
    'preparer | author | report author | writer | author name | preparer name | name of author | name of preparer | analyst | report writer | creator',
    'the author',
    /\bprepared by\b|\bauthor\b|\bwritten by\b/i,
  ],
  [
    'audience | target audience | report recipient | addressee of report | readership',
    'the audience',
    /\bprepared for\b|\baudience\b/i,
  ],
  [
    'payment method | method of payment | payment type | mode of payment | means of payment | payment card | card used | how it was paid | how customer paid | way of payment | how they paid',
    'the payment method',
    /\bmethod\b|\bpaid (?:with|by|via)\b|\bpayment type\b/i,
  ],
  [
    'transaction id | transaction number | transaction | transaction code | transaction no | transaction nr | transaction reference',
    'the transaction',
    /\btransaction\b/i,
  ],
  [
    'purchase order | po | po number | purchase order number | order number | order no | po no',
    'the order number',
    /\bpurchase order\b|\bp\.?o\.?\b|\border\b/i,
  ],
  [
    'reference | ref | ref no | our reference | your reference | file number | reference no | ref number | reference code | file reference | re number',
    'the reference',
    /\bref(?:erence)?\b/i,
  ],
  [
    'account number | bank account | bank account number | account no | iban | account',
    'the account number',
    /\baccount (?:n|#)|\biban\b|^account$/i,
  ],
  ['bank | bank name | name of bank', 'the bank', /^bank(?: name)?$/i],
];

const labelled = (nodes: readonly ContentNode[], pattern: RegExp) =>
  nodes.filter(
    ({ role, label }) =>
      (role === 'value' || role === 'number') && label !== undefined && pattern.test(label),
  );

/** Those of the scope, else of the document. */
function ofLabel(names: string, name: string, pattern: RegExp): Finder {
  const own = new Set(names.split(' | '));
  return ({ nodes, content }) => {
    const inside = labelled(nodes, pattern);
    const all = inside.length > 0 ? inside : labelled(content.nodes, pattern);
    return textTarget(nearest(all, own, pattern), name);
  };
}

/** Of several labels those that are called just so, else those that fewer others are called by. */
function nearest(
  nodes: readonly ContentNode[],
  own: ReadonlySet<string>,
  pattern: RegExp,
): readonly ContentNode[] {
  if (new Set(nodes.map(({ label }) => label)).size < 2) return nodes;
  const exact = nodes.filter(({ label }) => {
    const plain = plainWords(label ?? '');
    return own.has(plain) || plain === 'date';
  });
  if (exact.length > 0) return exact;
  const others = FACTS.filter(([, , other]) => other !== pattern);
  const also = ({ label = '' }: ContentNode) =>
    others.filter(([, , other]) => other.test(label)).length;
  const fewest = Math.min(...nodes.map(also));
  return nodes.filter((node) => also(node) === fewest);
}

/** Every date that stands by itself: under a label, or at the head of a letter. */
const dates: Finder = ({ nodes }) => {
  const isDated = ({ role, label, text }: ContentNode) =>
    (role === 'value' &&
      (isDate(text) ||
        (/\b(?:date|due|until|valid|issued)\b/i.test(label ?? '') && !/\p{Sc}/u.test(text)))) ||
    (role === 'text' && isDate(text.replace(/^[\p{L} ]+, /u, '')));
  return textTarget(nodes.filter(isDated), 'the dates');
};

/** Where one label says just that, what stands beside it. */
const dated = ofLabel('date', 'the date', /^date$/i);

/** A letter's date has no label. */
const orDates =
  (find: Finder): Finder =>
  (scope: Scope) => {
    const found = find(scope);
    if (found !== undefined) return found;
    const all = dates(scope);
    return all?.nodes.length === 1 ? all : undefined;
  };

export const FACT_NAMES: readonly (readonly [string, Finder])[] = [
  ...FACTS.map(([names, called, pattern]) => {
    const find = ofLabel(names, called, pattern);
    return [names, /\bletter date\b/.test(names) ? orDates(find) : find] as const;
  }),
  ['date', (scope) => dated(scope) ?? dates(scope)],
  ['dates | all dates | date field | date fields | date line | date values', dates],
];
