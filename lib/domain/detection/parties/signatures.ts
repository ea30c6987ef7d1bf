import type { Signatory, Value } from '#lib/domain/presentation/printed-document.ts';
import { wordList, wordSet } from '#lib/shared/text/word-list.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import type { JsonObject } from '#schemas/json.ts';
import { type Field, fieldOf, fieldsOf, isScalar, type Pool } from '../fields/unclaimed-fields.ts';
import { plays } from '../keys/aliases.ts';
import { keyWords, labelOf } from '../keys/keys.ts';
import { isObject, joinPath } from '../normalize/unwrap.ts';
import { type Writing, writeValue } from '../values.ts';

const SIGNED_TYPES: ReadonlySet<string> = wordSet('contract letter certificate document quote');
const NAMES = wordList(
  'name sign{er ername edby ature atoryname eename} fullname printedname by nombre nom nome naam',
);
const TITLES = wordList(
  'title role position jobtitle designation company party organization funktion ' +
    'fonction for onbehalfof cargo ruolo functie parte partie partei partij',
);
const DATES = wordList('at on when date signedat signedon datesigned signeddate');
const FLAT_TITLES = [
  'signaturetitle',
  'signertitle',
  'signatorytitle',
  'sendertitle',
  'signatoryposition',
];
const SWITCHES = ['showsignature', 'signaturerequired', 'requiressignature'];

interface Found {
  readonly signers: Signatory[];
  /** What a signature line cannot hold. */
  readonly leftovers: Field[];
}

/** Beside those whom a letter is from and to a name with a post at the head is that of who signs it. */
function writerAtHead(pool: Pool): Field[] {
  const fields = pool.peek();
  const between = (['sender', 'recipient'] as const).every((role) =>
    fields.some(({ name }) => plays(role, name)),
  );
  const [writer] = fields.filter(({ name, value }) => name === 'name' && typeof value === 'string');
  const [post] = fields.filter(({ name, value }) => name === 'title' && typeof value === 'string');
  if (!between || writer === undefined || post === undefined) return [];
  pool.takeAll((field) => field === writer || field === post);
  return [{ ...writer, value: { name: writer.value, title: post.value } }];
}

/** Takes those who sign. Types that carry no signature leave the fields to others. */
export function takeSignatures(
  pool: Pool,
  type: DetectedType,
  writing: Writing,
  rootPath = '',
): Signatory[] {
  if (!SIGNED_TYPES.has(type)) return [];
  const switches = pool.takeAll(
    (field) => SWITCHES.includes(field.name) && typeof field.value === 'boolean',
  );
  const given = pool.takeAll(
    (field) => plays('signatures', field.name) && typeof field.value !== 'number',
  );
  const fields = given.length > 0 || type !== 'letter' ? given : writerAtHead(pool);
  const found: Found = { signers: [], leftovers: [] };
  for (const field of fields) collect(field, writing, found);
  pool.add(found.leftovers);
  const { signers } = found;
  const wanted = [...switches, ...fields].find(({ value }) => value === true);
  if (signers.length === 0) return wanted === undefined ? [] : [blank(wanted.path)];
  const titled = signers.map((signer) => ({
    ...signer,
    lines: [...linesOf(titlesBeside(pool, signer, rootPath), writing), ...signer.lines],
  }));
  if (titled.length > 1) return titled;
  const title = pool.takeAll((field) => FLAT_TITLES.includes(field.name) && isScalar(field));
  return titled.map((signer) => ({
    ...signer,
    lines: [...linesOf(title, writing), ...signer.lines],
  }));
}

/** `issuer: { signatory, title }`: the title is that of the one who signs, and not the document's. */
function titlesBeside(pool: Pool, { path }: Signatory, rootPath: string): Field[] {
  const within = path.slice(0, path.lastIndexOf('.') + 1);
  if (within === '' || `${rootPath}.`.startsWith(within)) return [];
  return pool.takeAll(
    (field) => field.path === within + field.key && TITLES.includes(field.name) && isScalar(field),
  );
}

function blank(path: string): Signatory {
  return { path, name: undefined, image: undefined, lines: [] };
}

function collect(field: Field, writing: Writing, found: Found): void {
  const { path, key, value } = field;
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      collect(fieldOf(joinPath(path, index), key, item), writing, found);
    });
    return;
  }
  if (isObject(value)) {
    const fields = fieldsOf(value, path);
    const isSigner = (inner: Field) => isObject(inner.value) || isRoleAndName(inner, writing);
    const signed = signedBy(value, path);
    if (signed.length > 0) for (const inner of signed) collect(inner, writing, found);
    else if (fields.length > 0 && fields.every(isSigner))
      for (const inner of fields) collect(withRole(inner), writing, found);
    else if (fields.some(isScalar)) found.signers.push(signer(path, fields, writing, found));
    else found.leftovers.push(field);
    return;
  }
  const written = writeValue(path, key, value, writing);
  if (written === undefined || written.kind === 'boolean') return;
  if (written.kind === 'image') found.signers.push({ ...blank(path), image: written.text });
  else if (written.kind === 'prose') found.leftovers.push(field);
  else found.signers.push({ ...blank(path), name: written.text });
}

const SIGNED = /^(\w{2,30}?)_(signature|signed_by|signed_at|signed_on|signed_date|signer)$/;

/** `{ client_signature: "Petra Lindqvist", client_signed_at: … }`: somebody who signs for each word that the keys begin with. */
function signedBy(value: JsonObject, path: string): Field[] {
  const people = new Map<string, JsonObject>();
  for (const [key, inner] of Object.entries(value)) {
    const [, who, what] = SIGNED.exec(keyWords(key).join('_')) ?? [];
    if (who === undefined || what === undefined) return [];
    const known = people.get(who) ?? { role: roleOf(who) };
    people.set(who, inner === null || inner === '' ? known : { ...known, [what]: inner });
  }
  return [...people].map(([who, person]) => fieldOf(path, who, person));
}

/** `{ lender: "Irene Novak" }`, where no key is one of a signature's own. */
function isRoleAndName(field: Field, writing: Writing): boolean {
  const own = [
    ...NAMES,
    ...TITLES,
    ...DATES,
    ...FLAT_TITLES,
    'email',
    'image',
    'url',
    'place',
    'ort',
  ];
  return !own.includes(field.name) && isName(field, writing) && String(field.value).length <= 60;
}

/** `{ client: { name } }`: who signs is in the key. */
function withRole(field: Field): Field {
  const value = isObject(field.value) ? field.value : { name: field.value };
  return 'title' in value || 'role' in value
    ? field
    : { ...field, value: { ...value, role: roleOf(field.key) } };
}

/** `client1` is the first client. */
function roleOf(key: string): string {
  return labelOf(key).replace(/(\p{L})(\d{1,2})$/u, '$1 $2');
}

function signer(path: string, fields: readonly Field[], writing: Writing, found: Found): Signatory {
  for (const field of fields) if (!isScalar(field)) found.leftovers.push(field);
  const scalars = fields.filter((field) => isScalar(field) && field.name !== 'id');
  const name = NAMES.map((known) =>
    scalars.find((field) => field.name === known && isName(field, writing)),
  ).find((field) => field !== undefined);
  const values = linesOf(
    scalars.filter((field) => field !== name),
    writing,
  );
  const image = values.find(({ kind }) => kind === 'image');
  return {
    path,
    name: name === undefined ? undefined : String(name.value).trim(),
    image: image?.text,
    lines: values.filter((value) => value !== image),
  };
}

function isName(field: Field, writing: Writing): boolean {
  return writeValue(field.path, field.key, field.value, writing)?.kind === 'text';
}

/** Titles first, then dates, then the rest with its labels. */
function linesOf(fields: readonly Field[], writing: Writing): Value[] {
  const rank = ({ name }: Field) =>
    TITLES.includes(name) || FLAT_TITLES.includes(name) ? 0 : DATES.includes(name) ? 1 : 2;
  return fields
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((field) => {
      const value = writeValue(field.path, field.key, field.value, writing);
      if (value === undefined || value.kind === 'boolean') return [];
      return [rank(field) === 2 ? value : { ...value, label: '' }];
    });
}
