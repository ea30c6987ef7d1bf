import type {
  Block,
  Party,
  PrintedDocument,
  Signatory,
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
    totals: tokeniseTotals(model.totals, tokens),
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

/** Below a letter short lists stand in one line. */
function inLine(tokens: Tokens) {
  return (block: Block): Block =>
    block.kind === 'list' && block.inline
      ? { ...block, items: [tokens.of(block.items.join(', '), block.path)] }
      : tokeniseBlock(block, tokens);
}

/** What a certificate is for needs no "for" of the layout where its statement has one. */
function wordsFor({ words, wording }: PrintedDocument): ReadonlyMap<string, string> {
  const own = /^for\b/i.test(wording.statement?.text ?? '');
  return new Map([...(words ?? []), ...(own ? [['awarded for', ''] as const] : [])]);
}

function tokeniseParty(party: Party, tokens: Tokens, { type }: PrintedDocument): Party {
  // An address opens the window of a letter.
  const isFixed = type === 'letter' && party.lines.length === 0;
  return {
    ...party,
    name: party.name && tokens.of(party.name, party.path),
    lines: isFixed ? [] : partyLines(party, tokens),
  };
}

/** The fullest line, which stands for all. */
function partyLines({ lines, path }: Party, tokens: Tokens): Party['lines'] {
  const list = path.replace(/\.name$/, '.lines');
  const [fullest] = lines.toSorted((a, b) => b.text.split('\n').length - a.text.split('\n').length);
  if (fullest === undefined) return [absentLine(list, tokens)];
  return tokens.within(list, 'line', () => [tokeniseValue(fullest, tokens)]);
}

/** Whoever has no address in the sample may have one in other data. */
function absentLine(list: string, tokens: Tokens): Value {
  return tokens.within(list, 'line', () => {
    const text = tokens.of('–', `${list}[0]`, 'text', { absent: true });
    return { path: list, label: '', kind: 'text', text };
  });
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
  const one = ({ path, name, image, lines, act, blank }: Signatory): Signatory => ({
    path,
    ...(act === undefined ? {} : { act }),
    ...(blank === undefined ? {} : { blank }),
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
