import type { DetectedType } from '#schemas/analysis.ts';
import type { Role } from './aliases.ts';
import type { Value, Wording } from './model.ts';
import { fieldsOf, type Pool } from './pool.ts';
import { isObject } from './unwrap.ts';
import { type Writing, writeValue } from './values.ts';

const PARTS: Partial<Record<DetectedType, readonly (readonly [keyof Wording, Role])[]>> = {
  letter: [
    ['subject', 'subject'],
    ['salutation', 'salutation'],
    ['closing', 'closing'],
  ],
  certificate: [
    ['honoree', 'honoree'],
    ['honoree', 'recipient'],
    ['achievement', 'achievement'],
    ['statement', 'statement'],
    ['issuer', 'issuer'],
  ],
};
const NAMES = ['name', 'fullname', 'displayname', 'title', 'companyname'];

/** Takes the set phrases of a letter or a certificate. Other types have none. */
export function takeWording(pool: Pool, type: DetectedType, writing: Writing): Wording {
  const wording: { -readonly [Part in keyof Wording]: Wording[Part] } = {};
  for (const [part, role] of PARTS[type] ?? []) {
    if (wording[part] !== undefined) continue;
    const value = takePhrase(pool, role, writing);
    if (value !== undefined) wording[part] = value;
  }
  return wording;
}

/** Text, or the name of an object, whose other fields go back. */
function takePhrase(pool: Pool, role: Role, writing: Writing): Value | undefined {
  const field = pool.take(role, ({ key, path, value }) => {
    if (isObject(value)) return fieldsOf(value, path).some(({ name }) => NAMES.includes(name));
    const written = writeValue(path, key, value, writing);
    return written?.kind === 'text' || written?.kind === 'prose';
  });
  if (field === undefined) return undefined;
  if (!isObject(field.value)) return writeValue(field.path, field.key, field.value, writing);
  const fields = fieldsOf(field.value, field.path);
  const name = fields.find((candidate) => NAMES.includes(candidate.name));
  pool.add(fields.filter((candidate) => candidate !== name));
  return name === undefined ? undefined : writeValue(name.path, name.key, name.value, writing);
}
