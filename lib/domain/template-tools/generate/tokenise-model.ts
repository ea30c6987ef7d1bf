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
    parties: model.parties.map((party) => tokeniseParty(party, tokens)),
    facts: model.facts.map(value),
    lineItems: model.lineItems && tokeniseTable(model.lineItems, tokens),
    totals: model.totals.map((total) => tokeniseTotal(total, tokens)),
    wording: tokeniseWording(model.wording, tokens),
    words: wordsFor(model),
    sections: blocks(model.sections),
    details: blocks(model.details),
    notes: model.type === 'letter' ? model.notes.map(inLine(tokens)) : blocks(model.notes),
    terms: blocks(model.terms),
    signatures: tokeniseSignatures(model.signatures, tokens),
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

function tokeniseParty(party: Party, tokens: Tokens): Party {
  return {
    ...party,
    name: party.name && tokens.of(party.name, party.path, 'text', { required: true }),
    lines: party.lines.map((line) => tokeniseValue(line, tokens)),
  };
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
