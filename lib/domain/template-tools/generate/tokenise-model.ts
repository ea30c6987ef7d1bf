import type {
  Block,
  Party,
  PrintedDocument,
  Signatory,
  Total,
  Value,
  Wording,
} from '#lib/domain/presentation/printed-document.ts';
import { tokeniseBlock } from './tokenise-block.ts';
import { tokeniseTable, tokeniseValue } from './tokenise-table.ts';
import { tokeniseTotals } from './tokenise-totals.ts';
import type { Tokens } from './tokens.ts';

/** The document with a token in the place of every value: what is left of text is the layout's own. */
export function tokeniseModel(model: PrintedDocument, tokens: Tokens): PrintedDocument {
  const value = (of: Value) => tokeniseValue(of, tokens);
  const optional = (of: Value | undefined) => (of === undefined ? undefined : value(of));
  const blocks = (list: PrintedDocument['sections']) =>
    list.map((block) => tokeniseBlock(block, tokens));
  return {
    ...model,
    title:
      model.titlePath === undefined
        ? model.title
        : tokens.of(model.title, model.titlePath, 'text', { required: true }),
    subtitle: optional(model.subtitle),
    number: optional(model.number),
    status: optional(model.status),
    logo: optional(model.logo),
    parties: model.parties.map((party) => tokeniseParty(party, tokens, model)),
    facts: model.facts.map(value),
    lineItems: model.lineItems && tokeniseTable(model.lineItems, tokens),
    totals: isPlaced(model)
      ? tokeniseTotals(model.totals, tokens)
      : model.totals.map((total) => tokeniseTotal(total, tokens)),
    wording: tokeniseWording(model.wording, tokens),
    words: wordsFor(model),
    sections: blocks(model.sections),
    details: blocks(model.details),
    notes: model.type === 'letter' ? model.notes.map(inLine(tokens)) : blocks(model.notes),
    terms: blocks(model.terms),
    signatures: tokeniseSignatures(model.signatures, tokens),
    ...(model.signers === undefined ? {} : { signers: tokeniseSignatures(model.signers, tokens) }),
    ...(model.opening === undefined ? {} : { opening: blocks(model.opening) }),
    ...(model.smallPrint === undefined ? {} : { smallPrint: model.smallPrint.map(value) }),
    ...(model.returnLine?.text ? { returnLine: value(model.returnLine) } : {}),
  };
}

/** Below a letter lists stand in one line. */
function inLine(tokens: Tokens) {
  return (block: Block): Block =>
    block.kind === 'list'
      ? { ...block, items: [tokens.of(block.items.join(', '), block.path)] }
      : tokeniseBlock(block, tokens);
}

/** What a certificate is for needs no "for" of the layout where its statement has one. */
function wordsFor({ words, wording }: PrintedDocument): ReadonlyMap<string, string> {
  const own = /^for\b/i.test(wording.statement?.text ?? '');
  return new Map([...(words ?? []), ...(own ? [['awarded for', ''] as const] : [])]);
}

/** Whether its amounts name their places among the values of a printed document. */
const isPlaced = ({ totals }: PrintedDocument): boolean =>
  totals.some(({ value }) => value.path.startsWith('printed.totals.'));

function tokeniseParty(party: Party, tokens: Tokens, model: PrintedDocument): Party {
  return {
    ...party,
    name: party.name && tokens.of(party.name, party.path, 'text', { required: true }),
    lines: partyLines(party, tokens, isPlaced(model)),
  };
}

/** Lines that are a list of the data are one, which stands for all. */
function partyLines({ lines, path }: Party, tokens: Tokens, placed: boolean): Party['lines'] {
  if (lines.length === 0 && placed) return [absentLine(path.replace(/\.name$/, '.lines'), tokens)];
  const list = /^(.*)\[\d+\]$/.exec(lines[0]?.path ?? '')?.[1];
  if (list === undefined || !lines.every(({ path }) => path.startsWith(`${list}[`)))
    return lines.map((line) => tokeniseValue(line, tokens));
  const [fullest] = lines.toSorted((a, b) => b.text.split('\n').length - a.text.split('\n').length);
  if (fullest === undefined) return [];
  return tokens.within(list, 'line', () => [tokeniseValue(fullest, tokens)]);
}

/** Whoever has no address in the sample may have one in other data. */
function absentLine(list: string, tokens: Tokens): Value {
  return tokens.within(list, 'line', () => {
    const text = tokens.of('–', `${list}[0]`, 'text', { absent: true });
    return { path: list, label: '', kind: 'text', text };
  });
}

const ALWAYS: ReadonlySet<Total['role']> = new Set(['subtotal', 'total']);

function tokeniseTotal({ role, value }: Total, tokens: Tokens): Total {
  const text = tokens.of(value.text, value.path, value.kind, { required: ALWAYS.has(role) });
  return { role, value: { ...value, label: rated(value, tokens), text } };
}

/** "Tax (8%)": the rate that a label names is a value too. */
function rated({ label, path }: Value, tokens: Tokens): string {
  const [written = '', rate = ''] = / \(([^()]*%)\)$/.exec(label) ?? [];
  if (written === '') return label;
  const holder = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  const token = tokens.of(rate, holder, 'percent', { around: [' (', ')'] });
  return token === rate ? label : label.slice(0, -written.length) + token;
}

function tokeniseWording(wording: Wording, tokens: Tokens): Wording {
  return Object.fromEntries(
    Object.entries(wording).map(([part, value]: [string, Value | undefined]) => [
      part,
      value && {
        ...value,
        text: tokens.of(value.text, value.path, value.kind, { required: part === 'honoree' }),
      },
    ]),
  );
}

function tokeniseSignatures(list: readonly Signatory[], tokens: Tokens): readonly Signatory[] {
  const [first] = list;
  const listed = /^(.*)\[\d+\]$/.exec(first?.path ?? '')?.[1];
  const one = ({ path, name, image, lines }: Signatory): Signatory => ({
    path,
    name: name && tokens.of(name, path),
    image: image && tokens.of(image, path, 'image'),
    lines: lines.map((line) => tokeniseValue(line, tokens)),
  });
  if (
    first === undefined ||
    listed === undefined ||
    !list.every(({ path }) => path.startsWith(`${listed}[`))
  )
    return list.map(one);
  const richest = list.toSorted((a, b) => b.lines.length - a.lines.length)[0] ?? first;
  return tokens.within(listed, 'signature', () => [one(richest)]);
}
