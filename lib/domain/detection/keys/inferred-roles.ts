import { notionsOf } from '#lib/domain/analysis/reading/notions.ts';
import { parseDate } from '#lib/domain/i18n/dates.ts';
import { isNumeric, plainNumber } from '#lib/domain/i18n/numbers.ts';
import { memoize } from '#lib/shared/memoize.ts';
import { wordList } from '#lib/shared/text/word-list.ts';
import type { JsonValue } from '#schemas/json.ts';
import { listOfObjects } from '../normalize/object-lists.ts';
import { isObject } from '../normalize/unwrap.ts';
import type { Role } from './aliases.ts';
import { plainWords, withoutAccents } from './keys.ts';
import NOTIONS from './notion-roles.json' with { type: 'json' };
import { type Form, ROLE_WORDS } from './role-words.ts';

interface Phrase {
  readonly role: Role;
  readonly form: Form;
  readonly words: readonly string[];
}

interface RoleWords {
  /** By the first word of a phrase. */
  readonly whole: ReadonlyMap<string, readonly Phrase[]>;
  readonly beginnings: ReadonlyMap<string, readonly Phrase[]>;
  readonly ends: ReadonlyMap<string, readonly Phrase[]>;
  readonly against: ReadonlyMap<Role, readonly string[]>;
}

const LEAST_BEGINNING = 3;
const LONGEST_BEGINNING = 13;

let table: RoleWords | undefined;

function roleWords(): RoleWords {
  if (table !== undefined) return table;
  const whole = new Map<string, Phrase[]>();
  const beginnings = new Map<string, Phrase[]>();
  const ends = new Map<string, Phrase[]>();
  const against = new Map<Role, readonly string[]>();
  for (const [role, form, list] of ROLE_WORDS) {
    const all = wordList(list);
    against.set(
      role,
      all.filter((each) => each.startsWith('-')).map((each) => each.slice(1)),
    );
    for (const each of all) {
      if (each.startsWith('-')) continue;
      const [first = '', ...others] = each.split('+');
      const [map, key] = first.endsWith('*')
        ? [beginnings, first.slice(0, -1)]
        : first.startsWith('*')
          ? [ends, first.slice(1)]
          : [whole, first];
      map.set(key, [...(map.get(key) ?? []), { role, form, words: others }]);
    }
  }
  table = { whole, beginnings, ends, against };
  return table;
}

/** The phrases that the words of a key make up. */
const phrasesOf = memoize((key): readonly Phrase[] => {
  const { whole, beginnings, ends, against } = roleWords();
  const words = plainWords(key);
  const found = words.flatMap((word) => {
    const phrases = [...(whole.get(word) ?? [])];
    const longest = Math.min(word.length, LONGEST_BEGINNING);
    for (let length = LEAST_BEGINNING; length <= longest; length += 1)
      phrases.push(
        ...(beginnings.get(word.slice(0, length)) ?? []),
        ...(ends.get(word.slice(-length)) ?? []),
      );
    return phrases;
  });
  return found.filter(
    (phrase) =>
      phrase.words.every((other) => words.includes(other)) &&
      against.get(phrase.role)?.some((word) => words.includes(word)) !== true,
  );
});

interface NotionRole {
  readonly role: Role;
  readonly form: Form;
}

let notionRoles: ReadonlyMap<string, NotionRole> | undefined;

/** The order of words differs between languages, and does not decide. */
const inOrder = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

function rolesByNotions(): ReadonlyMap<string, NotionRole> {
  notionRoles ??= new Map(
    Object.entries(NOTIONS).flatMap(([role, { form, notions }]) =>
      notions.map(
        (notion) =>
          [inOrder(notion.split(' ')), { role: role as Role, form: form as Form }] as const,
      ),
    ),
  );
  return notionRoles;
}

/** The parts that a key says in whatever language the vocabulary of keys has: "sertifikaNo" is the number of a certificate. */
const saidRoles = memoize((key): readonly NotionRole[] =>
  notionsOf(key).readings.flatMap((reading) => rolesByNotions().get(inOrder(reading)) ?? []),
);

/** How somebody paid, or what it came to, whatever the key says. */
const PAYING =
  /^(?:visa|master ?card|amex|maestro|paypal|(?:apple|google) ?pay|(?:credit|debit|gift|hsa) ?card|contactless|cash|coins?|che(?:ck|que)|girocard|karten|kreditkarte|bar|especes|carte|efectivo|tarjeta|contanti|bancomat|pin|ideal|bizum|pix|swish|twint|dinheiro|klarna|venmo|zelle)(?!\p{L})/u;
const PRICE = /^(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|EUR|USD|GBP|CHF))$/u;

/** The parts that the words of a key tell where its value can be one, and those that the value itself tells. */
export function toldRoles(key: string, value: JsonValue): readonly Role[] {
  const roles = new Set<Role>();
  if (/^(?:from|to|start|end)$/i.test(key) && parseDate(value) !== undefined) roles.add('period');
  if (typeof value === 'string' && value.length <= 60) {
    if (PAYING.test(withoutAccents(value))) roles.add('paymentMethod');
    if (PRICE.test(value.trim()) && isSum(value)) roles.add('total');
  }
  for (const { role, form } of [...phrasesOf(key), ...saidRoles(key)])
    if (hasForm(form, value)) roles.add(role);
  return [...roles];
}

function hasForm(form: Form, value: JsonValue): boolean {
  const text = typeof value === 'string' ? value.trim() : undefined;
  switch (form) {
    case 'date':
      return typeof value === 'number' ? isDays(value) : text !== undefined && /\d/.test(text);
    case 'sum':
      return isSum(value);
    case 'code':
      return typeof value === 'number'
        ? Number.isInteger(value)
        : text !== undefined &&
            text.length <= 40 &&
            /\d/.test(text) &&
            parseDate(text) === undefined;
    case 'name':
      return text !== undefined
        ? text.length <= 80 && /\p{L}{2}/u.test(text) && parseDate(text) === undefined
        : isObject(value) || listOfObjects(value) !== undefined;
    case 'text':
      return text !== undefined ? text.length <= 160 && /[\p{L}\d]/u.test(text) : isObject(value);
    case 'texts':
      return text !== undefined ? /\s\S+\s/.test(text) : Array.isArray(value);
    case 'rows':
      return listOfObjects(value) !== undefined;
    default:
      return value !== false;
  }
}

/** A number of days, a day as 20260131, or a moment: other figures are amounts. */
const isDays = (value: number): boolean =>
  Number.isInteger(value) && ((value > 0 && value <= 366) || value > 19_000_000);

/** More than nothing, as a number or as it is written. */
export function isSum(value: JsonValue): boolean {
  const number = plainNumber(value);
  return number === undefined
    ? typeof value === 'string' && isNumeric(value) && /[1-9]/.test(value) && !value.includes('%')
    : number > 0;
}
