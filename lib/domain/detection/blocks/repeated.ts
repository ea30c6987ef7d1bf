import type { Party, Value, Wording } from '#lib/domain/presentation/printed-document.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import type { Field } from '../fields/unclaimed-fields.ts';

interface Said {
  readonly title: string;
  readonly number: Value | undefined;
  readonly parties: readonly Party[];
  readonly wording: Wording;
  readonly facts: readonly Value[];
}

const plain = (text: string): string => text.trim().replace(/^#/, '').toLowerCase();

/** What the document has said already in a prominent place: the name of a party, its title, what it certifies. Records say so more than once. */
export function isRepeated(
  type: DetectedType,
  { title, number, parties, wording, facts }: Said,
): (field: Field) => boolean {
  if (type === 'document' || type === 'report') return () => false;
  const methods = facts.filter(({ path }) => /method$/i.test(path));
  const said = new Set(
    [
      title,
      ...[number, ...methods, ...Object.values(wording)].map((value) => value?.text ?? ''),
      ...parties.flatMap(({ name, lines }) => [name ?? '', ...lines.map(({ text }) => text)]),
    ].map(plain),
  );
  return ({ value }) =>
    typeof value === 'string' && /[\p{L}\d]{3}/u.test(value) && said.has(plain(value));
}
