import { type Located, locateAll, type Scope, scalarOf } from './locate.ts';
import { readDecimal } from './read-values.ts';
import type { Condition } from './system-mapping.ts';

const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T];

function has(scope: Scope, path: string): boolean {
  return locateAll(scope, path).some(({ value }) =>
    Array.isArray(value) ? value.length > 0 : value !== '' && value !== null,
  );
}

function isNonzero(located: Located): boolean {
  const scalar = scalarOf(located);
  const number = scalar === undefined ? undefined : readDecimal(scalar.value);
  return number !== undefined && Number(number) !== 0;
}

const textAt = (scope: Scope, path: string): string | undefined => {
  const scalar = locateAll(scope, path).map(scalarOf)[0];
  return scalar && plain(scalar.value);
};

function isSame(scope: Scope, [path, other]: readonly [string, string]): boolean {
  const text = textAt(scope, path);
  return text !== undefined && text === textAt(scope, other);
}

function isReferred(scope: Scope, [reference, address]: readonly [string, string]): boolean {
  const name = textAt(scope, reference);
  return name !== undefined && textAt(scope, address)?.endsWith(name) === true;
}

/** Without accents, spaces and marks, as hosts are named. */
const asHost = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z\d.]/g, '');

function isHost(scope: Scope, [path, address]: readonly [string, string]): boolean {
  const [name, url] = [textAt(scope, path), textAt(scope, address)];
  if (name === undefined || url === undefined || !URL.canParse(url)) return false;
  return asHost(new URL(url).hostname).split('.').includes(asHost(name).replaceAll('.', ''));
}

function isAlike(scope: Scope, path: string): boolean {
  const texts = locateAll(scope, path).map((each) => plain(scalarOf(each)?.value ?? ''));
  return new Set(texts).size === 1;
}

/** "74.10.12" as "##.##.##". */
function isShaped(scope: Scope, path: string, masks: readonly string[]): boolean {
  return masks.includes(textAt(scope, path)?.replace(/\d/g, '#') ?? '');
}

const plain = (value: string | number | boolean): string => String(value).trim().toLowerCase();

/** Whether all that a condition asks holds. */
export function holds(scope: Scope, condition: Condition): boolean {
  const {
    has: present,
    lacks,
    nonzero,
    equals = {},
    contains = {},
    same,
    refers,
    hosts,
    alike,
    shaped = {},
    not,
    anyOf,
  } = condition;
  if (anyOf?.some((each) => holds(scope, each)) === false) return false;
  if (same !== undefined && !isSame(scope, same)) return false;
  if (!listOf(present).every((path) => has(scope, path))) return false;
  if (listOf(lacks).some((path) => has(scope, path))) return false;
  if (!listOf(nonzero).every((path) => locateAll(scope, path).some(isNonzero))) return false;
  for (const [path, wanted] of Object.entries(equals)) {
    const texts = locateAll(scope, path).flatMap((each) => {
      const scalar = scalarOf(each);
      return scalar === undefined ? [] : [plain(scalar.value)];
    });
    const accepted = listOf<string | number | boolean>(wanted).map(plain);
    if (!texts.some((text) => accepted.includes(text))) return false;
  }
  if (refers !== undefined && !isReferred(scope, refers)) return false;
  if (hosts !== undefined && !isHost(scope, hosts)) return false;
  if (alike !== undefined && !isAlike(scope, alike)) return false;
  if (!Object.entries(shaped).every(([path, masks]) => isShaped(scope, path, masks))) return false;
  const isContained = Object.entries(contains).every(([path, parts]) =>
    locateAll(scope, path).some((each) => {
      const text = plain(scalarOf(each)?.value ?? '');
      return listOf<string>(parts).some((part) => text.includes(part.toLowerCase()));
    }),
  );
  return isContained && !(not !== undefined && holds(scope, not));
}

/** How much a condition asks for: of two that hold the one that asks for more is the surer. */
export function weightOf(condition: Condition): number {
  const { has: present, lacks, nonzero, equals = {}, contains = {}, not } = condition;
  return (
    listOf(present).length +
    listOf(nonzero).length +
    listOf(lacks).length * 0.5 +
    (not === undefined ? 0 : 0.5) +
    (Object.keys(equals).length + Object.keys(contains).length) * 2
  );
}
