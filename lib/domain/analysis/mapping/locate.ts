import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { xmlChild } from './xml-forms.ts';

/** A value with its path in the data. */
export interface Located {
  readonly value: JsonValue;
  readonly path: string;
}

/** A record or an entry of it, within what stands around it. */
export interface Scope {
  readonly here: Located;
  readonly around?: Scope | undefined;
  /** What stands around is only its envelope. */
  readonly isRecord?: boolean;
  /** The data is XML in a JSON form. */
  readonly isXml?: boolean | undefined;
}

/** Keys of objects that only wrap a text: UBL's and XML's JSON forms, amounts with their currency. */
const WRAPPED = [
  '_',
  '#text',
  '$t',
  '_text',
  '__text',
  '$value',
  '$',
  '__cdata',
  '_cdata',
  'value',
  'Value',
  'amount',
  'Amount',
];

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

type Step = string | number | '[]' | '.*' | '.@';
/** Objects whose values all stand at one path: entries as `@` gives them, and what stands in a text. */
const entries = new WeakSet<object>();
const parsed = new Map<string, readonly Step[]>();

function stepsOf(path: string): readonly Step[] {
  let steps = parsed.get(path);
  if (steps === undefined) {
    steps = path.split('.').flatMap((part): Step[] => {
      if (part === '') return [];
      if (part === '*') return ['.*'];
      if (part === '@') return ['.@'];
      const [name = '', ...indexes] = part.split('[');
      const inner = indexes.map((index) =>
        index === ']' ? ('[]' as const) : Number.parseInt(index, 10),
      );
      return name === '' ? inner : [name, ...inner];
    });
    parsed.set(path, steps);
  }
  return steps;
}

/** All values that a path of a mapping leads to; a step into a list without an index takes its first entry. */
export function locateAll(scope: Scope, path: string): Located[] {
  let start: Scope | undefined = scope;
  let rest = path;
  if (rest.startsWith('$.')) {
    while (start.isRecord !== true && start.around !== undefined) start = start.around;
    rest = rest.slice(2);
  }
  while (rest.startsWith('^.')) {
    start = start?.around;
    rest = rest.slice(2);
  }
  if (start === undefined) return [];
  let found: Located[] = [start.here];
  for (const step of stepsOf(rest)) {
    const [only] = found;
    // Most paths lead to one place.
    found =
      only !== undefined && found.length === 1
        ? take(only, step, scope.isXml)
        : found.flatMap((each) => take(each, step, scope.isXml));
    if (found.length === 0) return found;
  }
  return found.filter(({ value }) => value !== null);
}

/** What an object has by a path, or under a key with dots in it such as "custom.course". */
export function locateOwn({ value, path }: Located, name: string): Located | undefined {
  const inner = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return inner === undefined || inner === null
    ? locate({ here: { value, path } }, name)
    : { value: inner, path: path === '' ? name : `${path}.${name}` };
}

export function locate(scope: Scope, path: string): Located | undefined {
  return locateAll(scope, path)[0];
}

function take({ value, path }: Located, step: Step, isXml?: boolean): Located[] {
  if (step === '[]') return childrenOf({ value, path }, isXml);
  if (step === '.*')
    return isObject(value) ? valuesOf(value, path) : childrenOf({ value, path }, isXml);
  if (step === '.@') return isObject(value) ? entriesOf(value, path) : [];
  if (Array.isArray(value)) {
    if (typeof step === 'number') return at(value, step, path);
    const [first] = value;
    return first === undefined ? [] : take({ value: first, path: `${path}[0]` }, step, isXml);
  }
  // `[0]` of what XML's converters make of a list of one.
  if (typeof step === 'number') return step === 0 ? [{ value, path }] : [];
  if (!isObject(value)) return [];
  const below = (inner: JsonValue, keys: string): Located[] => [
    { value: inner, path: path === '' ? keys : `${path}.${keys}` },
  ];
  const inner = Object.hasOwn(value, step) ? value[step] : undefined;
  if (inner !== undefined)
    return entries.has(value) ? [{ value: inner, path }] : below(inner, step);
  const child = isXml === true ? xmlChild(value, step) : undefined;
  return child === undefined ? [] : below(child.value, child.keys);
}

function valuesOf(object: JsonObject, path: string): Located[] {
  return Object.entries(object).map(([key, value]) => ({ value, path: `${path}.${key}` }));
}

function entriesOf(object: JsonObject, path: string): Located[] {
  return Object.entries(object).map(([key, value]) => {
    const entry = { key, value };
    entries.add(entry);
    return { value: entry, path: `${path}.${key}` };
  });
}

function at(list: readonly JsonValue[], index: number, path: string): Located[] {
  const value = list.at(index);
  return value === undefined ? [] : [{ value, path: `${path}[${index}]` }];
}

/** The entries of the first list that there is, each within what is around it. */
export function listAt(scope: Scope, path: string | readonly string[]): Scope[] {
  for (const one of typeof path === 'string' ? [path] : path) {
    const found = locateAll(scope, one).flatMap((each) => childrenOf(each, scope.isXml));
    if (found.length > 0) return found.map((here) => ({ here, around: scope, isXml: scope.isXml }));
  }
  return [];
}

/**
 * The entries of a list, the values of an object of objects; one entry where there is no list. In XML an
 * object is always one entry.
 */
export function childrenOf({ value, path }: Located, isXml?: boolean): Located[] {
  if (Array.isArray(value))
    return value.map((each, index) => ({ value: each, path: `${path}[${index}]` }));
  if (typeof value === 'string') return writtenEntries(value, path);
  if (isXml === true || !isObject(value)) return [{ value, path }];
  const entries = Object.entries(value);
  return entries.every(([, each]) => isObject(each)) && entries.length > 0
    ? entries.map(([key, each]) => ({ value: each, path: `${path}.${key}` }))
    : [{ value, path }];
}

/** The entries of a list that a program wrote as the text of one, all at the path of the text. */
function writtenEntries(text: string, path: string): Located[] {
  const itself = [{ value: text, path }];
  if (!/^\s*\[\s*\{/.test(text)) return itself;
  try {
    return (JSON.parse(text) as JsonValue[]).map((value) => {
      if (isObject(value)) entries.add(value);
      return { value, path };
    });
  } catch {
    return itself;
  }
}

/** The text, number or switch of a value, out of what wraps it. undefined: there is none. */
export function scalarOf(
  located: Located,
): (Located & { value: string | number | boolean }) | undefined {
  const { value, path } = located;
  if (typeof value === 'string')
    return value.trim() === '' ? undefined : { value: value.trim(), path };
  if (typeof value === 'number' || typeof value === 'boolean') return { value, path };
  if (Array.isArray(value)) {
    const [first] = value;
    return first === undefined ? undefined : scalarOf({ value: first, path: `${path}[0]` });
  }
  if (value === null) return undefined;
  for (const key of WRAPPED) {
    const inner = Object.hasOwn(value, key) ? value[key] : undefined;
    if (inner !== undefined && inner !== null && typeof inner !== 'object')
      return scalarOf({ value: inner, path: `${path}.${key}` });
  }
  return undefined;
}
