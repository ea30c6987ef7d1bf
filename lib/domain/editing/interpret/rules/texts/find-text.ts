import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import { totalKind } from '#lib/domain/editing/values/total-kind.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context } from '../../rule.ts';
import { documentTexts, plainWords } from '../../targets/document-texts.ts';

/** The pieces of content whose text a phrase says, in the document's own spelling. */
export interface SaidText {
  /** As the document spells it. */
  readonly text: string;
  readonly nodes: readonly ContentNode[];
}

/** A text of the document, whatever the case and wherever it stands in a longer one. */
export function textSaid(raw: string, { scope }: Context): SaidText | undefined {
  const wanted = raw.trim();
  if (wanted === '' || wanted.length > 2_000) return undefined;
  const exact = scope.nodes.filter(({ text }) => text.includes(wanted));
  const whole = exact.filter(({ text }) => hasWord(text, wanted));
  if (whole.length > 0) return { text: wanted, nodes: whole };
  if (exact.length > 0) return { text: wanted, nodes: exact };
  const lower = wanted.toLowerCase();
  if (!documentTexts(scope.content).lower().includes(lower)) return undefined;
  for (const node of scope.nodes) {
    const at = node.text.toLowerCase().indexOf(lower);
    if (at < 0 || !hasWord(node.text.toLowerCase(), lower)) continue;
    const text = node.text.slice(at, at + wanted.length);
    return { text, nodes: scope.nodes.filter((each) => each.text.includes(text)) };
  }
  return undefined;
}

/** Whether a text stands in another one as words of its own. */
export function hasWord(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + words.length);
    const isOpen = !/[\p{L}\d]/u.test(before) || !/^[\p{L}\d]/u.test(words);
    const isClosed = !/[\p{L}\d]/u.test(after) || !/[\p{L}\d]$/u.test(words);
    if (isOpen && isClosed) return true;
  }
  return false;
}

/** What is called a text that says what something is, rather than what the user gave. */
const OWN_WORDS = new Set(['title', 'label', 'heading', 'column-head', 'total-label', 'text']);

export function isOwnWord({ role }: ContentNode): boolean {
  return OWN_WORDS.has(role);
}

/** What lines of totals are called whatever their labels say. */
const TOTAL_NAMES =
  /^(?:tax|taxes|vat|sales tax|gst|sub ?total|total|grand total|discount|shipping|amount due|balance(?: due)?|total due)$/;

const LABEL_WORDS =
  / (?:label|heading|header|section|title|text|caption|field|part|column|row|line|block|box|clause|paragraph|article|chapter)$/;

/** Labels, headings and column heads that say just this. */
export function labelsSaying(phrase: Phrase, context: Context): readonly ContentNode[] {
  return asSpelled(phrase, (words) => labelsCalled(words, context));
}

/** As it is written, else with its slips mended. */
function asSpelled(
  { raw, text, quoted }: Phrase,
  find: (words: string) => readonly ContentNode[],
): readonly ContentNode[] {
  const found = find(raw);
  return found.length > 0 || quoted || plainWords(raw) === plainWords(text) ? found : find(text);
}

function labelsCalled(words: string, { scope }: Context): readonly ContentNode[] {
  const said = plainWords(words).replace(/^the /, '');
  const { plainOf } = documentTexts(scope.content);
  const own = scope.nodes.filter(isOwnWord);
  const exact = own.filter((node) => plainOf(node) === said);
  if (exact.length > 0) return likeliest(exact, said);
  const bare = said
    .replace(
      /^(?:column (?:heading|header|head|title|label)|label|heading|section|column|title|text|header|field|clause|paragraph|article|chapter|part|block|caption) /,
      '',
    )
    .replace(LABEL_WORDS, '');
  const found = own.filter((node) => plainOf(node) === bare);
  const heads = /\bcolumn\b/.test(said) ? found.filter(({ role }) => role === 'column-head') : [];
  if (found.length > 0) return heads.length > 0 ? heads : found;
  const { of: whose, one } = LABEL_OF.exec(said)?.groups ?? {};
  const name = whose ?? one;
  const labelled = name === undefined ? [] : labelOf(name, own, scope.content.nodes);
  if (labelled.length > 0) return labelled;
  const totals = own.filter(
    ({ role, text }) => role === 'total-label' && plainWords(text.replace(/\(.*\)/, '')) === bare,
  );
  if (totals.length > 0) return totals;
  const kind = TOTAL_NAMES.test(bare) ? totalKind(bare) : 'other';
  if (kind === 'other') return [];
  return own
    .filter(({ role, text }) => role === 'total-label' && kind === totalKind(text))
    .slice(0, 1);
}

/** "label of the transaction", "the transaction one" */
const LABEL_OF =
  /^(?:label|heading|caption|head|header|words?) (?:of|over|above|for|on|beside|before|next to) (?:the )?(?<of>.+)$|^(?:the )?(?<one>.+) one$/;

/** What stands over a part, or beside a value, by a word that only its own label or text begins with. */
function labelOf(
  whose: string,
  own: readonly ContentNode[],
  nodes: readonly ContentNode[],
): readonly ContentNode[] {
  const words = ` ${whose.replace(/ (?:part|section|block|box)$/, '')} `;
  const exact = own.filter(({ text }) => ` ${plainWords(text)} ` === words);
  const begun = own.filter(({ text }) => ` ${plainWords(text)} `.startsWith(words));
  const labels = exact.length > 0 ? exact : begun;
  const values = new Set(
    nodes.flatMap(({ role, label }) => (role === 'value' ? (label ?? []) : [])),
  );
  const named = labels.filter(
    ({ role, text }) => role === 'heading' || role === 'total-label' || values.has(text),
  );
  return new Set(named.map(({ text }) => text)).size === 1 ? named : [];
}

/** A column and a line of the totals may be called the same: the line is meant unless a column is spoken of. */
function likeliest(labels: readonly ContentNode[], said: string): readonly ContentNode[] {
  const lines = labels.filter(({ role }) => role === 'total-label');
  return lines.length > 0 && !/\bcolumn\b/.test(said) ? lines : labels;
}

type Fact =
  | 'due'
  | 'issued'
  | 'valid'
  | 'number'
  | 'po'
  | 'terms'
  | 'period'
  | 'payment'
  | 'any-date';

/** What facts are asked for by, and what their labels say. */
const FACTS: readonly (readonly [Fact, RegExp, RegExp])[] = [
  [
    'due',
    /^(?:due|due date|payment due(?: date)?|date due|deadline|payment date|payment deadline|pay by(?: date)?|due by)$/,
    /^(?!.*(?:amount|balance|total)).*\bdue\b|pay by|deadline|payable by|fällig|échéance|vencimiento|scadenza|vervaldatum/i,
  ],
  [
    'valid',
    /^(?:valid until|expiry|expiration|expiry date|expiration date|validity|valid until date|valid through|expires|valid to|validity date|good until|valid till)$/,
    /valid|expir|good until|gültig|valable|válid/i,
  ],
  [
    'issued',
    /^(?:(?:invoice|issue|quote|report|letter|receipt|issued|document|billing|order|estimate|creation|contract|quotation) date|date|date of issue|issue|issued|date issued|date of (?:the )?(?:invoice|quote|report|letter|receipt))$/,
    /^(?:date|issued?(?: on)?|(?:invoice|issue|quote|report|receipt|letter|order|document|quotation|estimate) date|date of issue|issue date|date issued|datum|rechnungsdatum|fecha|dato)$/i,
  ],
  [
    'number',
    /^(?:(?:invoice|quote|receipt|document|reference|ref|estimate|quotation|report|contract|certificate|order|bill)? ?(?:number|no|nr|num|#|id))$/,
    /^(?:(?:invoice|quote|receipt|document|estimate|quotation|report|contract|certificate|bill)(?:[ -](?:number|no\.?|nr\.?|#|id))|(?:number|no\.|#))$/i,
  ],
  [
    'po',
    /^(?:po|purchase order|order)(?: (?:number|no|#))?$/,
    /\bp\.?o\.?\b|purchase order|order/i,
  ],
  ['terms', /^(?:terms|payment terms|payment condition|payment conditions)$/, /terms|conditions/i],
  [
    'payment',
    /^(?:payment method|method of payment|paid (?:with|by)|payment)$/,
    /payment method|paid (?:with|by)|method/i,
  ],
  [
    'period',
    /^(?:period|billing period|service period|reporting period|date range|time ?frame)$/,
    /period/i,
  ],
];

/** Values that a phrase names by what stands beside them: "due date", "invoice number", "PO number". */
export function valuesNamed(phrase: Phrase, context: Context): readonly ContentNode[] {
  return asSpelled(phrase, (words) => valuesCalled(words, context));
}

function valuesCalled(words: string, { scope }: Context): readonly ContentNode[] {
  const said = plainWords(words)
    .replace(/^(?:the|our|my|your|this|that) /, '')
    .replace(/ (?:field|value|entry)$/, '');
  const values = scope.nodes.filter(({ role }) => role === 'value' || role === 'total-value');
  const exact = values.filter(({ label = '' }) => plainWords(label) === said);
  const [first] = exact;
  if (first !== undefined)
    return [
      ...exact,
      // The document's number stands in its head as well.
      ...scope.nodes.filter(({ role, text }) => role === 'number' && text === first.text),
    ];
  const fact = FACTS.find(([, words]) => words.test(said));
  if (fact?.[0] === 'number') return numbersNamed(said, scope.nodes);
  const byFact = fact === undefined ? [] : values.filter(({ label = '' }) => fact[2].test(label));
  if (byFact.length > 0) return byFact;
  const bare = said.replace(/ (?:date|number|line|amount|total)$/, '');
  return bare.length < 2
    ? []
    : values.filter(({ label = '' }) => {
        const plain = plainWords(label);
        return plain === bare || (plain.startsWith(`${bare} `) && bare.length > 3);
      });
}

/** A document's number stands in its head and again among the facts; that of another document is another one. */
function numbersNamed(said: string, nodes: readonly ContentNode[]): readonly ContentNode[] {
  const fact = FACTS.find(([name]) => name === 'number');
  const labelled = nodes.filter(
    ({ role, label = '' }) => role === 'value' && fact?.[2].test(label),
  );
  const headed = nodes.filter(({ role }) => role === 'number');
  const found = headed.length > 0 ? headed : labelled;
  const text = found[0]?.text ?? '';
  const bare = text.replace(/^[^\d]*?(?:no\.?|nr\.?|number|#)\s*/i, '');
  const other = /^(?:po|order|purchase|vat|tax|phone|customer|account|ref)/.test(said);
  if (found.length === 0 || other) return [];
  const same = nodes.filter(({ text: each, role }) => each === bare && role === 'value');
  return [...new Set([...found, ...same])];
}
