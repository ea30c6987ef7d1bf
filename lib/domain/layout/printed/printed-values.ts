import {
  type Party,
  PRINTED,
  type PrintedDocument,
  type Signatory,
  type Total,
  type TotalRole,
  type Value,
} from '#lib/domain/presentation/printed-document.ts';
import type { JsonObject } from '#schemas/json.ts';
import { returnLine, signersOf } from '../letter.ts';
import {
  inOneLine,
  partyLine,
  placeBlocks,
  placeTable,
  placeValues,
  plainValue,
} from './printed-blocks.ts';
import { distinctNames, nameOf } from './value-names.ts';

export interface PlacedDocument {
  /** The document, whose values name their places in `values`. */
  readonly document: PrintedDocument;
  /** Every value of the document, written for its reader, by name. */
  readonly values: JsonObject;
}

/**
 * Names each value of a document by the part that it plays: `printed.recipient.name`,
 * `printed.items[0].quantity`, `printed.totals.tax`. Any data that the same vocabulary reads has the same
 * names, whatever its own keys are and however many of them make a value.
 * @param english the same document with the product's labels in English, after which values are named
 */
export function placeDocument(document: PrintedDocument, english: PrintedDocument): PlacedDocument {
  const values: JsonObject = {};
  const put = (name: string, value: Value | undefined): Value | undefined => {
    if (value === undefined) return undefined;
    const text = plainValue(value);
    values[name] = text;
    return { ...value, path: `${PRINTED}.${name}`, text };
  };
  const blocks = (name: 'sections' | 'details' | 'notes' | 'terms' | 'opening') => {
    const placed = placeBlocks(document[name] ?? [], english[name] ?? [], `${PRINTED}.${name}`);
    values[name] = placed.values;
    return placed.piece;
  };
  if (document.titled) values['title'] = document.title;
  const parties = placeParties(document, english, values);
  const facts = placeValues(document.facts, english.facts, `${PRINTED}.facts`);
  values['facts'] = facts.values;
  const items = document.lineItems && placeTable(document.lineItems, `${PRINTED}.items`);
  values['items'] = items?.values ?? [];
  return {
    values,
    document: {
      ...document,
      titlePath: document.titled ? `${PRINTED}.title` : undefined,
      subtitle: put('subtitle', document.subtitle),
      number: put('number', document.number),
      status: put('status', document.status),
      logo: put('logo', document.logo),
      parties,
      facts: facts.piece,
      lineItems: items?.piece,
      totals: placeTotals(document, english, values),
      wording: placeWording(document, values),
      sections: blocks('sections'),
      details: blocks('details'),
      notes: blocks('notes'),
      terms: blocks('terms'),
      ...(document.opening === undefined ? {} : { opening: blocks('opening') }),
      ...placeSigners(document, values),
      ...placeReturnLine(document, values),
      ...placeSmallPrint(document, values),
    },
  };
}

function placeParties(
  { parties }: PrintedDocument,
  english: PrintedDocument,
  values: JsonObject,
): Party[] {
  const named = distinctNames();
  return parties.map((party, index) => {
    const label = english.parties[index]?.label ?? party.label;
    const name = named(party.role === 'other' ? label : party.role, 'party');
    const lines = party.lines.map(
      ({ label: of, ...line }, at): Value => ({
        ...line,
        label: '',
        kind: 'text',
        path: `${PRINTED}.${name}.lines[${at}]`,
        text: partyLine({ ...line, label: of }),
      }),
    );
    values[name] = {
      label: party.label,
      name: party.name ?? '',
      lines: lines.map(({ text }) => text),
    };
    return { ...party, path: `${PRINTED}.${name}.name`, lines };
  });
}

/** Rates that a label ends with: "VAT (20%)". */
const RATE = /\s*\([^()]*%[^()]*\)$/;

/** Amounts by what they are: of each there may be several, each with its label. */
function placeTotals(
  { totals }: PrintedDocument,
  english: PrintedDocument,
  values: JsonObject,
): Total[] {
  const byName: Record<string, JsonObject[]> = {};
  const placed = totals.map(({ role, value }, index): Total => {
    const { label, text } = value;
    const [rate = ''] = RATE.exec(label) ?? [];
    const name = label.slice(0, label.length - rate.length);
    const own = english.totals[index]?.value.label ?? label;
    const key = role === 'other' ? otherName(own.replace(RATE, '')) : role;
    byName[key] ??= [];
    byName[key].push({ label, text, name, rate });
    const path = `${PRINTED}.totals.${key}[${byName[key].length - 1}]`;
    const isFree = role === 'discount' || role === 'shipping' || role === 'paid';
    const isOwn = isFree && !PRODUCT_LABELS.has(own.replace(RATE, ''));
    return { role, value: { ...value, path }, ...(isOwn ? { labelled: true } : {}) };
  });
  values['totals'] = byName;
  return placed;
}

const ROLES: ReadonlySet<string> = new Set<TotalRole>(
  'subtotal discount shipping tax total paid change due'.split(' ') as TotalRole[],
);

/** What is none of the usual amounts, by its label: "Tip" is `tip`. */
function otherName(label: string): string {
  const name = nameOf(label, 'other');
  return ROLES.has(name) ? `${name}Beside` : name;
}

const PRODUCT_LABELS: ReadonlySet<string> = new Set([
  'Discount',
  'Shipping',
  'Amount paid',
  'Amount applied',
  'Deposit',
]);

function placeWording({ wording, parties, ...document }: PrintedDocument, values: JsonObject) {
  const sender = parties.find(({ role }) => role === 'sender')?.name;
  const title = document.titled ? document.title : undefined;
  const same = (text: string) =>
    text === sender ? 'sender.name' : text === title ? 'title' : undefined;
  return Object.fromEntries(
    Object.entries(wording).flatMap(([part, value]: [string, Value | undefined]) => {
      if (value === undefined) return [];
      const text = plainValue(value);
      values[part] = text;
      // Who issues is the sender, a subject may be the title: a layout says the same only once.
      const path = `${PRINTED}.${same(text) ?? part}`;
      return [[part, { ...value, path, text }]];
    }),
  );
}

function placeSigners(document: PrintedDocument, values: JsonObject) {
  if (document.type !== 'letter')
    return { signatures: placeSignatures(document.signatures, values) };
  const signers = placeSignatures(signersOf(document), values);
  return { signatures: [], signers };
}

function placeSignatures(list: readonly Signatory[], values: JsonObject): Signatory[] {
  values['signatures'] = list.map(({ name = '', image = '', lines }) => ({
    ...{ name, image, about: inOneLine(lines) },
  }));
  return list.map((signatory, index): Signatory => {
    const path = `${PRINTED}.signatures[${index}]`;
    const text = inOneLine(signatory.lines);
    const about: Value = { path: `${path}.about`, label: '', kind: 'text', text };
    return { ...signatory, path, lines: text === '' ? [] : [about] };
  });
}

/** In one line, as it stands at the foot. */
function placeSmallPrint({ smallPrint = [] }: PrintedDocument, values: JsonObject) {
  if (smallPrint.length === 0) return {};
  const text = inOneLine(smallPrint);
  values['smallPrint'] = text;
  const line: Value = { path: `${PRINTED}.smallPrint`, label: '', kind: 'text', text };
  return { smallPrint: [line] };
}

/** The sender's address in one line, above that of a letter. */
function placeReturnLine(document: PrintedDocument, values: JsonObject) {
  if (document.type !== 'letter') return {};
  const sender = document.parties.find(({ role }) => role === 'sender');
  const text = returnLine(sender);
  values['returnLine'] = text;
  return { returnLine: { path: `${PRINTED}.returnLine`, label: '', kind: 'text', text } as Value };
}
