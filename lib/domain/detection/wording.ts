import type { DetectedType } from '#schemas/analysis.ts';
import type { Role } from './aliases.ts';
import { labelOf } from './keys.ts';
import type { Value, Wording } from './model.ts';
import { type Field, fieldsOf, isScalar, type Pool } from './pool.ts';
import { withWholeName } from './simple-values.ts';
import { namesType } from './title.ts';
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
    ['achievement', 'awarded'],
    ['statement', 'statement'],
    ['issuer', 'issuer'],
  ],
};
const NAMES = [
  'name',
  'fullname',
  'displayname',
  'coursefullname',
  'title',
  'companyname',
  'nombre',
  'nom',
  'nome',
  'naam',
];
const CALLED = new Set(['name', 'fullname', 'displayname', 'nameoncertificate']);
/** Beside the whole name its parts say nothing. */
const NAME_PARTS = new Set([
  'firstname',
  'lastname',
  'givenname',
  'familyname',
  'vorname',
  'nachname',
  'surname',
  'forename',
  'prenom',
  'nom',
  'nome',
  'nombre',
]);

/** Takes the set phrases of a letter or a certificate. Other types have none. */
export function takeWording(pool: Pool, type: DetectedType, writing: Writing): Wording {
  const wording: { -readonly [Part in keyof Wording]: Wording[Part] } = {};
  for (const [part, role] of PARTS[type] ?? []) {
    if (wording[part] !== undefined) continue;
    const value = takePhrase(pool, role, writing);
    if (value !== undefined) wording[part] = value;
  }
  if (type === 'certificate' && wording.honoree === undefined) {
    // Of somebody who is only called by name.
    const [name] = pool.takeAll(
      (field) =>
        CALLED.has(field.name) &&
        isScalar(field) &&
        !/certificat|diplom|award/i.test(String(field.value)),
    );
    const value = name === undefined ? undefined : phraseIn(name, writing);
    if (value !== undefined) {
      wording.honoree = value;
      pool.takeAll(
        (field) => NAME_PARTS.has(field.name) && value.text.includes(String(field.value)),
      );
    }
  }
  if (type === 'certificate' && wording.achievement === undefined) {
    // A title that is no kind of certificate is what it was given for.
    const title = pool.take(
      'title',
      (field) => field.name === 'title' && isScalar(field) && !namesType(type, String(field.value)),
    );
    const value = title === undefined ? undefined : phraseIn(title, writing);
    if (value !== undefined) wording.achievement = value;
  }
  return wording;
}

/** Text, or the name of an object, whose other fields go back. */
function takePhrase(pool: Pool, role: Role, writing: Writing): Value | undefined {
  const field = pool.take(
    role,
    (candidate) =>
      // `awardedBy` and its kin tell who and when, not what.
      (role !== 'awarded' || candidate.name === role) && phraseIn(candidate, writing) !== undefined,
  );
  if (field === undefined) return undefined;
  const phrase = phraseIn(field, writing);
  if (isObject(field.value))
    pool.add(
      fieldsOf(field.value, field.path).filter(
        ({ path, name, value }) =>
          path !== phrase?.path &&
          !(NAME_PARTS.has(name) && phrase?.text.includes(String(value)) === true),
      ),
    );
  return phrase;
}

function phraseIn({ key, path, value }: Field, writing: Writing): Value | undefined {
  if (!isObject(value)) {
    const written = writeValue(path, key, value, writing);
    return written?.kind === 'text' || written?.kind === 'prose' ? written : undefined;
  }
  const whole = withWholeName(value);
  if (whole !== value && typeof whole.name === 'string')
    return { path, label: labelOf(key), kind: 'text', text: whole.name };
  const name = fieldsOf(value, path).find((field) => NAMES.includes(field.name) && isScalar(field));
  if (name !== undefined) return writeValue(name.path, name.key, name.value, writing);
  const parts = fieldsOf(value, path).filter(
    (field) => NAME_PARTS.has(field.name) && typeof field.value === 'string',
  );
  const text = parts.map((part) => String(part.value).trim()).join(' ');
  return text === '' ? undefined : { path, label: labelOf(key), kind: 'text', text };
}
