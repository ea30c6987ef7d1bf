import type { DetectedType } from '#schemas/analysis.ts';
import { plays } from './aliases.ts';
import type { Signatory } from './model.ts';
import { type Field, fieldsOf, isScalar, type Pool } from './pool.ts';
import { isObject, joinPath } from './unwrap.ts';
import { type Writing, writeValue } from './values.ts';

const NAMES = ['name', 'signer', 'signername', 'fullname', 'signedby', 'signature', 'printedname'];
const TITLES = [
  'title',
  'role',
  'position',
  'jobtitle',
  'designation',
  'company',
  'party',
  'organization',
];
const DATES = ['date', 'signedat', 'signedon', 'datesigned', 'signeddate'];
const FLAT_TITLES = ['signaturetitle', 'signertitle', 'signatorytitle', 'sendertitle'];

/** Takes those who sign. Types that carry no signature leave the fields to others. */
export function takeSignatures(pool: Pool, type: DetectedType, writing: Writing): Signatory[] {
  if (!['contract', 'letter', 'certificate', 'document', 'quote'].includes(type)) return [];
  const switches = pool.takeAll((field) =>
    ['showsignature', 'signaturerequired', 'requiressignature'].includes(field.name),
  );
  const fields = pool.takeAll((field) => plays('signatures', field.name) && field.value !== false);
  const signers = fields.flatMap((field) => signersIn(field, writing));
  const [titleField] =
    signers.length === 1
      ? pool.takeAll((field) => FLAT_TITLES.includes(field.name) && isScalar(field))
      : [];
  const wanted =
    switches.some(({ value }) => value === true) || (fields.length > 0 && signers.length === 0);
  if (signers.length === 0)
    return wanted ? [blank(fields[0]?.path ?? switches[0]?.path ?? '')] : [];
  return titleField === undefined
    ? signers
    : signers.map((signer) => ({ ...signer, title: signer.title ?? String(titleField.value) }));
}

function blank(path: string): Signatory {
  return { path, name: undefined, title: undefined, date: undefined, image: undefined };
}

function signersIn({ path, key, value }: Field, writing: Writing): Signatory[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      signersIn({ path: joinPath(path, index), key, name: '', value: item }, writing),
    );
  if (isObject(value)) {
    const fields = fieldsOf(value, path);
    if (fields.length > 0 && fields.every((field) => isObject(field.value)))
      return fields.flatMap((field) =>
        signersIn(field, writing).map((signer) => ({
          ...signer,
          title: signer.title ?? field.key,
        })),
      );
    const find = (names: readonly string[]) =>
      textOf(
        fields.filter((field) => names.includes(field.name)),
        writing,
      );
    const image = fields
      .map((field) => writeValue(field.path, field.key, field.value, writing))
      .find((written) => written?.kind === 'image');
    return [
      { path, name: find(NAMES), title: find(TITLES), date: find(DATES), image: image?.text },
    ];
  }
  if (value === true) return [blank(path)];
  const written = writeValue(path, key, value, writing);
  if (written === undefined || written.kind === 'boolean') return [];
  if (written.kind === 'image') return [{ ...blank(path), image: written.text }];
  return [{ ...blank(path), name: written.text }];
}

function textOf(fields: readonly Field[], writing: Writing): string | undefined {
  for (const field of fields) {
    const written = writeValue(field.path, field.key, field.value, writing);
    if (written !== undefined && written.kind !== 'image' && written.kind !== 'boolean')
      return written.text;
  }
  return undefined;
}
