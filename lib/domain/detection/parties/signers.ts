import type { Party, Signatory, Value } from '#lib/domain/presentation/printed-document.ts';
import type { Field, Pool } from '../fields/unclaimed-fields.ts';
import { keyWords, labelOf, normalizeKey } from '../keys/keys.ts';
import { type Writing, writeValue } from '../values.ts';
import { textLine } from './address.ts';

/** Who signs for a party, as the data of the party name them. */
const SIGN_FOR =
  /^(?:signees?|signers?|signator(?:y|ies)|signedby|participants|representatives?|representedby)$/;
const FLAT = /^(\w{2,40}?)_(?:signer|signatory)_(name|title|position|email)$/;

/** `counterpartySignerName` beside `counterpartySignerTitle`: those who sign, where no part of the data is about the signatures. */
export function takeFlatSigners(pool: Pool, writing: Writing): readonly Signatory[] {
  const people = new Map<string, { name: Field | undefined; lines: Value[] }>();
  for (const field of pool.takeAll(({ key }) => FLAT.test(keyWords(key).join('_')))) {
    const [, who = '', what] = FLAT.exec(keyWords(field.key).join('_')) ?? [];
    const person = people.get(who) ?? { name: undefined, lines: [] };
    people.set(who, person);
    const line = writeValue(field.path, field.key, field.value, writing);
    if (what === 'name') person.name = field;
    else if (line !== undefined) person.lines.push({ ...line, label: '' });
  }
  return [...people].map(([who, { name, lines }]) => ({
    path: name?.path ?? '',
    name: name === undefined ? undefined : String(name.value).trim(),
    image: undefined,
    lines: [...lines, textLine('', '', labelOf(who))],
  }));
}

/** Those who sign a contract: a party for whom nobody does signs itself, by whoever its data names. */
export function withParties(
  parties: readonly Party[],
  given: readonly Signatory[],
): readonly Signatory[] {
  if (parties.length === 0) return given;
  // An empty line to sign on is nobody's yet.
  const signatures = given.filter(
    ({ name, image, lines }) => (name ?? image) !== undefined || lines.length > 0,
  );
  const said = new Set(
    signatures.flatMap(({ name, lines }) =>
      [name, ...lines.map(({ text }) => text)].map((text) => text?.toLowerCase()),
    ),
  );
  const silent = parties.filter(
    ({ name, label, lines }) =>
      ![name, label, ...lines.map(({ text }) => text)].some((text) =>
        said.has(text?.toLowerCase()),
      ),
  );
  return signatures.length + silent.length > parties.length
    ? signatures
    : [...signatures, ...silent.map(signerOf)];
}

/** Who signs for a party, as a line of it says: "Mette Sørensen, CEO, mette@fjordfisk.example". */
function signerOf({ path, name, label, lines }: Party): Signatory {
  const line = lines.find(({ path: at }) =>
    SIGN_FOR.test(normalizeKey(/([^.[\]]+)(?:\[\d+\])?$/.exec(at)?.[1] ?? '')),
  );
  // What one value says stays together: "Maya Lindqvist, Owner".
  const [who = name, post] =
    line === undefined || line.label !== '' ? [line?.text] : line.text.split(', ');
  const said = line === undefined ? [label] : [post, name];
  return {
    path: line?.path ?? path,
    name: who,
    image: undefined,
    lines: said.flatMap((text) =>
      text === undefined || text.includes('@') ? [] : textLine(path, '', text),
    ),
  };
}
