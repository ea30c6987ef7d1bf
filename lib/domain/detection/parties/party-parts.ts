import type { Value } from '#lib/domain/presentation/printed-document.ts';
import { type Field, fieldsOf } from '../fields/unclaimed-fields.ts';
import { labelOf, normalizeKey } from '../keys/keys.ts';
import { isObject, joinPath } from '../normalize/unwrap.ts';
import { type Writing, writeValue } from '../values.ts';
import { COMPANY, NAME } from './party-names.ts';

/** More mailboxes or numbers than this are a list. */
const MAX_SEVERAL = 3;
const REACHED_AT = /^(?:address|value|email|mail|number|phone|phonenumber|emailaddress)$/;

/** `emails: [{ address: "a@b.example", primary: true }]`: each a line of its own. */
export function severalIn(
  { key, path, value }: Field,
  writing: Writing,
): readonly Value[] | undefined {
  if (!/mails?$|phones?$|numbers$/i.test(key) || !Array.isArray(value)) return undefined;
  if (value.length > MAX_SEVERAL || !value.every(isObject)) return undefined;
  const lines = value.map((item, index) => {
    const [said, ...others] = fieldsOf(item, joinPath(path, index)).filter(
      ({ name, value: own }) =>
        typeof own === 'string' && name !== 'type' && name !== 'label' && name !== 'kind',
    );
    return said === undefined || others.length > 0 || !REACHED_AT.test(said.name)
      ? undefined
      : writeValue(said.path, key.replace(/s$/i, ''), said.value, writing);
  });
  return lines.every((line) => line !== undefined)
    ? lines.map((line) => ({ ...line, label: '' }))
    : undefined;
}

/** What is somebody's, by whose it is: "Client emails". */
export function keyOf(whose: string, key: string): string {
  const label = labelOf(key).toLowerCase();
  const [first = '', ...words] = label.split(' ');
  return `${whose} ${words.length > 0 && whose.toLowerCase().endsWith(first) ? words.join(' ') : label}`;
}

const HOUSES =
  /^(?:legalentity|entity|company|organi[sz]ation|business|(?:merchant|business|company)profile)$/;

/** `client: { legal_entity: { name, … }, full_name: … }`: the house that somebody stands for, or all that is known of it. */
export function houseIn(fields: readonly Field[]): Field | undefined {
  return fields.find(
    ({ name, value }) =>
      HOUSES.test(name) &&
      isObject(value) &&
      Object.keys(value).some((key) => [...NAME, ...COMPANY].includes(normalizeKey(key))),
  );
}

/** The fields of a record with those of the house in it as its own. */
export function withHouse(fields: readonly Field[], house: Field | undefined): readonly Field[] {
  if (house === undefined || !isObject(house.value)) return fields;
  const own = new Set(fields.map(({ name }) => name));
  return [
    ...fieldsOf(house.value, house.path)
      .map((field) => (NAME.includes(field.name) ? { ...field, name: 'company' } : field))
      .filter(({ name }) => name === 'company' || !own.has(name)),
    ...fields.filter((field) => field !== house),
  ];
}
