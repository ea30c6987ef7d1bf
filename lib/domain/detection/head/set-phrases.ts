import type { Value, Wording } from '#lib/domain/presentation/printed-document.ts';
import { wordList, wordSet } from '#lib/shared/text/word-list.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import { type Field, fieldsOf, isScalar, type Pool } from '../fields/unclaimed-fields.ts';
import type { Role } from '../keys/aliases.ts';
import { keyWords, labelOf } from '../keys/keys.ts';
import { withWholeName } from '../normalize/simple-values.ts';
import { isObject } from '../normalize/unwrap.ts';
import { type Writing, writeValue } from '../values.ts';
import { namesType } from './title.ts';

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
const NAMES = wordList(
  'name fullname displayname coursefullname title companyname nombre nom nome naam organi{sation zation} company institution laboratory school firma',
);
const CALLED = wordSet('name{ oncertificate} fullname displayname');
/** "diverName", "Participant Full Name". */
const PERSON_KEY = /^[a-z]{3,20}(?:full)?name$/;
/** Those who teach, judge or run it, and what is no person. */
const NOT_HONOURED =
  /^(?:course|school|company|organi[sz]ation|cent(?:re|er)|instructor|trainer|teacher|tutor|assessor|examiner|manager|director|issuer|provider|programme?|event|product|template|certificate|group|team|class|file|host|club|venue|place|dive(?:shop|center)|sponsor|signatory|signer|institution|university|department|brand|badge|award|module|subject)/;
const PERSON = /^\p{Lu}[\p{L}.'’-]{0,30}(?:\s\p{Lu}?[\p{L}.'’-]{1,30}){1,4}$/u;
/** Beside the whole name its parts say nothing. */
const NAME_PARTS = wordSet(
  'first last firstname lastname givenname familyname vorname nachname surname forename prenom ' +
    'nom nome nombre',
);

/** Takes the set phrases of a letter or a certificate. Other types have none. */
export function takeWording(pool: Pool, type: DetectedType, writing: Writing): Wording {
  const wording: { -readonly [Part in keyof Wording]: Wording[Part] } = {};
  for (const [part, role] of PARTS[type] ?? []) {
    if (wording[part] !== undefined) continue;
    const value = takePhrase(pool, role, writing);
    if (value !== undefined) wording[part] = value;
  }
  return type === 'certificate' ? withGuesses(wording, pool, writing) : wording;
}

/** Who and what for, where no key says so: somebody who is only called by name, and a title that is no kind of certificate. */
function withGuesses(wording: Wording, pool: Pool, writing: Writing): Wording {
  const honoree = wording.honoree ?? takeNamed(pool, writing);
  if (honoree !== undefined)
    pool.takeAll(({ name, value }) => NAME_PARTS.has(name) && honoree.text.includes(String(value)));
  const achievement = wording.achievement ?? takeTitled(pool, writing);
  return {
    ...wording,
    ...(honoree === undefined ? {} : { honoree }),
    ...(achievement === undefined ? {} : { achievement }),
  };
}

function takeNamed(pool: Pool, writing: Writing): Value | undefined {
  const fields = pool.peek().filter(isScalar);
  const named =
    fields.find(
      ({ name, value }) => CALLED.has(name) && !namesType('certificate', String(value)),
    ) ??
    fields.find(
      ({ name, value }) =>
        PERSON_KEY.test(name) && !NOT_HONOURED.test(name) && PERSON.test(String(value)),
    ) ??
    pool.peek().find(({ name, value }) => name === 'user' && isObject(value));
  const phrase = named && phraseIn(named, writing);
  if (phrase === undefined) return undefined;
  pool.takeAll((field) => field === named);
  return phrase;
}

function takeTitled(pool: Pool, writing: Writing): Value | undefined {
  const titled = pool
    .peek()
    .find(
      (field) =>
        isScalar(field) &&
        (field.name === 'name' || keyWords(field.key).at(-1) === 'title') &&
        !/^(?:job|signer|position|sender|trainer|instructor)/.test(field.name) &&
        !namesType('certificate', String(field.value)),
    );
  const phrase = titled && phraseIn(titled, writing);
  if (phrase === undefined) return undefined;
  pool.takeAll((field) => field === titled);
  return phrase;
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
