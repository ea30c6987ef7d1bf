import type { Period } from '#lib/domain/document-model/amount.ts';
import type { Fact } from '#lib/domain/document-model/content.ts';
import type { Origins } from '#lib/domain/document-model/document-model.ts';
import { formatDate, parseDate } from '#lib/domain/i18n/dates.ts';
import { formatDuration, parseDuration } from '#lib/domain/i18n/measures.ts';
import { formatMoney, type Locale } from '#lib/domain/i18n/money.ts';
import {
  formatFixed,
  formatNumber,
  formatPercent,
  numberLanguage,
} from '#lib/domain/i18n/numbers.ts';
import { formatQuantity } from '#lib/domain/i18n/units.ts';
import { composedLabel } from '#lib/domain/i18n/wording/composed-label.ts';
import type { Value, ValueKind } from './printed-document.ts';

/** Words of the wording tables by their English, in lower case; empty for English. */
export type Words = ReadonlyMap<string, string>;

/** Writes values of one document for its reader: labels from the wording tables, values in its locale. */
export interface Writer {
  readonly locale: Locale;
  /** What the product itself says, in the document's language. */
  readonly say: (english: string) => string;
  /** A label of the data, which may be the product's own. */
  readonly label: (english: string) => string;
  /** The path in the data that a place of the model came from; empty where it was composed. */
  readonly pathOf: (place: string) => string;
  readonly money: (amount: string | number, form?: 'plain' | 'price', own?: string) => string;
  /** `decimals`: exactly so many. */
  readonly number: (value: string | number, decimals?: number) => string;
  /** With its unit, which is a code of UN/ECE or a word of the data. */
  readonly quantity: (value: string, unit: string | undefined) => string;
  readonly percent: (rate: string | number) => string;
  readonly date: (date: string, style?: 'long' | 'medium', timed?: boolean) => string;
  readonly period: (period: Period) => string;
  /** A duration of ISO 8601 in words; other texts stay. */
  readonly duration: (span: string) => string;
  /** A labelled value; nothing where there is no text. `place` is where it stands in the model. */
  readonly value: (
    label: string,
    text: string | undefined,
    place: string,
    kind?: ValueKind,
  ) => Value[];
  readonly fact: (fact: Fact, place: string) => Value[];
}

/** "No" heads a column of numbers, and a "Present" is no day: their words are those of answers and periods. */
const ANSWERS = /^(?:yes|no|present)$/i;

/** "Area (m²)" keeps its unit, "Grade 1" its number. */
const NUMBERED = /^(\p{L}[^()]{0,60}?)( \([^()]{1,20}\)| \d{1,3})$/u;

export function createWriter(locale: Locale, words: Words, origins: Origins): Writer {
  const say = (english: string) => words.get(english.toLowerCase()) ?? english;
  const label = (english: string) => {
    if (ANSWERS.test(english)) return english;
    const [, stem = '', rest = ''] = NUMBERED.exec(english) ?? [];
    return (
      words.get(english.toLowerCase()) ??
      composedLabel(words, english) ??
      (stem === '' ? english : say(stem) + rest)
    );
  };
  const pathOf = (place: string) => origins.get(place) ?? '';
  const date = (text: string, style: 'long' | 'medium' = 'long', timed = false) => {
    const read = parseDate(text);
    return read === undefined ? text : formatDate(read, locale, style, timed);
  };
  const money = (amount: string | number, form: 'plain' | 'price' = 'plain', own?: string) =>
    formatMoney(Number(amount), own === undefined ? locale : { ...locale, currency: own }, form);
  const numbers = numberLanguage(locale.language, locale.currency);
  const number = (value: string | number, decimals?: number) =>
    decimals === undefined
      ? formatNumber(Number(value), numbers)
      : formatFixed(Number(value), numbers, decimals);
  const quantity = (value: string, unit: string | undefined) =>
    formatQuantity(value, unit, numbers);
  // A rate of the model is in percent already: 0.5 is half of one.
  const percent = (rate: string | number) => formatPercent(Number(rate), numbers, true);
  const duration = (text: string) => {
    const span = parseDuration(text);
    return span === undefined ? text : formatDuration(span, numbers);
  };
  const value = (
    name: string,
    text: string | undefined,
    place: string,
    kind: ValueKind = 'text',
  ) =>
    text === undefined || text === ''
      ? []
      : [{ path: pathOf(place), label: name === '' ? '' : label(name), kind, text }];
  return {
    ...{ locale, say, label, pathOf, money, number, quantity, percent, date, duration, value },
    period: ({ start, end }) => {
      const [from, to] = [start, end].map((each) =>
        each === undefined ? undefined : date(each, 'medium'),
      );
      return from === to
        ? (from ?? '')
        : [from, to].filter((each) => each !== undefined).join(' – ');
    },
    fact: ({ label, kind, value: given, unit }, place) =>
      value(
        label,
        withUnit(written(kind, given, { money, number, percent, date, duration, say }), unit),
        `${place}.value`,
        printedKind(kind),
      ),
  };
}

const withUnit = (text: string, unit: string | undefined): string =>
  unit === undefined ? text : `${text}\u00a0${unit}`;

/** Fields that people add to forms and contracts hold dates as their program writes them. */
const ISO_DAY = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]{5,16}(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** The kind of a value in print: a span of time is written out, a moment is a date. */
export function printedKind(kind: Fact['kind']): ValueKind {
  if (kind === 'moment') return 'date';
  return kind === 'duration' || kind === 'word' ? 'text' : kind;
}

/** From and to as ISO 8601 writes them. */
function spanned(given: string, date: Writer['date']): string {
  const days = given.length <= 60 ? given.split('/') : [];
  return days.length === 2 && days.every((day) => ISO_DAY.test(day))
    ? days.map((day) => date(day)).join(' – ')
    : given;
}

function written(
  kind: Fact['kind'],
  given: string,
  {
    money,
    number,
    percent,
    date,
    duration,
    say,
  }: Pick<Writer, 'money' | 'number' | 'percent' | 'date' | 'duration' | 'say'>,
): string {
  const isFigure = /^-?\d{1,18}(?:\.\d{1,12})?$/.test(given);
  switch (kind) {
    case 'money':
      return isFigure ? money(given, 'price') : given;
    case 'number':
      return isFigure ? number(given) : given;
    case 'percent':
      return isFigure ? percent(given) : given;
    case 'date':
      return date(given);
    case 'moment':
      return date(given, 'long', true);
    case 'boolean':
      return say(given === 'true' ? 'Yes' : given === 'false' ? 'No' : given);
    case 'word':
      return say(given);
    case 'duration':
      return duration(given);
    case 'text':
      return ISO_DAY.test(given) ? date(given) : spanned(given, date);
    default:
      return given;
  }
}
