import { z } from 'zod/mini';
import { Currency } from '#lib/domain/document-model/amount.ts';
import {
  Adjustment,
  Deduction,
  Payment,
  PaymentMeans,
  Reference,
  Tax,
} from '#lib/domain/document-model/commercial.ts';
import { ContentTable } from '#lib/domain/document-model/content.ts';
import { DocumentModel } from '#lib/domain/document-model/document-model.ts';
import { mergeTaxes } from '#lib/domain/document-model/merge-taxes.ts';
import { holds } from './conditions.ts';
import { entriesOf } from './entries.ts';
import { listAt, type Scope } from './locate.ts';
import { type Progress, readByTable, readSource, readText } from './read-source.ts';
import { readTable } from './read-table.ts';
import type {
  Choice,
  Condition,
  Path,
  Reading,
  Source,
  SystemMapping,
  TableFilling,
} from './system-mapping.ts';
import { linesOf } from './text-part.ts';

/** A document that a mapping read. */
export interface MappedDocument {
  readonly model: DocumentModel;
  /** From the place in the model to the path in the data. */
  readonly origins: ReadonlyMap<string, string>;
  /** Every path that was read, printed or not. */
  readonly consumed: ReadonlySet<string>;
}

/** What was read for a term; `constant` when the mapping itself says it, so that it alone makes no entry. */
interface Read {
  readonly value: unknown;
  readonly constant?: true;
}

type Plain = { readonly [key: string]: unknown };

/** Reads a record as a mapping says. Values that the vocabulary does not allow are left out. */
export function readRecord(record: Scope, mapping: SystemMapping): MappedDocument {
  const scope: Scope = { ...record, isXml: mapping.xml };
  const schema = DocumentModel.def.options.find(({ shape }) => allows(shape.type, mapping.type));
  const progress: Progress = {
    mapping,
    currency: undefined,
    origins: new Map(),
    consumed: new Set(),
  };
  const { currency } = mapping.fields as Plain;
  if (currency !== undefined)
    progress.currency = readSource(scope, currency as Source, Currency, progress)?.value;
  const read = readObject(scope, mapping.fields as Plain, schema as z.ZodMiniObject, '', progress);
  const model = { type: mapping.type, ...(read?.value as object) } as DocumentModel;
  return { model, origins: progress.origins, consumed: progress.consumed };
}

function allows(schema: z.ZodMiniType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

/** A schema without what makes it optional or gives it a default. */
function core(schema: z.ZodMiniType): z.ZodMiniType {
  let inner = schema;
  while (inner instanceof z.ZodMiniOptional || inner instanceof z.ZodMiniDefault)
    inner = inner.def.innerType as z.ZodMiniType;
  return inner;
}

function readTerm(
  scope: Scope,
  filling: unknown,
  given: z.ZodMiniType,
  place: string,
  progress: Progress,
  as?: Reading,
): Read | undefined {
  const schema = core(given);
  if (schema === ContentTable) {
    const value = readTable(scope, filling as TableFilling, place, progress);
    return value && { value };
  }
  if (schema instanceof z.ZodMiniObject) return readPart(scope, filling, schema, place, progress);
  if (schema instanceof z.ZodMiniArray) return readList(scope, filling, schema, place, progress);
  if (schema instanceof z.ZodMiniEnum)
    return readChoice(scope, filling as Choice<string>, progress);
  if (schema instanceof z.ZodMiniBoolean) return readSwitch(scope, filling);
  const read = readSource(scope, filling as Source, schema, progress, as);
  if (read === undefined || !allows(schema, read.value)) return undefined;
  if (read.path !== '') progress.origins.set(place, read.path);
  return read;
}

/** One party, address or the like: the first of its fillings, and of the entries that one names, that has a value. */
function readPart(
  scope: Scope,
  filling: unknown,
  schema: z.ZodMiniObject,
  place: string,
  progress: Progress,
): Read | undefined {
  for (const each of (Array.isArray(filling) ? filling : [filling]) as Plain[]) {
    for (const within of entriesOf(scope, each)) {
      const read = readObject(within, each, schema, place, progress);
      if (read !== undefined) return read;
    }
  }
  return undefined;
}

function readObject(
  scope: Scope,
  fillings: Plain,
  schema: z.ZodMiniObject,
  place: string,
  progress: Progress,
): Read | undefined {
  const value: Record<string, unknown> = {};
  let found = false;
  for (const [term, filling] of Object.entries(fillings)) {
    if (term.startsWith('$')) continue;
    const inner = schema.shape[term] as z.ZodMiniType | undefined;
    if (inner === undefined) throw new Error(`${progress.mapping.id}: no term ${place}.${term}`);
    const read = readTerm(
      scope,
      filling,
      inner,
      place === '' ? term : `${place}.${term}`,
      progress,
      // The kind of a fact says in which form its value is read.
      term === 'value' ? (fillings.kind as Reading | undefined) : undefined,
    );
    if (read === undefined) continue;
    value[term] = read.value;
    found ||= read.constant !== true;
  }
  if (!found) return undefined;
  for (const { term, isDefault, inner } of neededTerms(schema)) {
    if (isDefault) value[term] ??= inner.parse(undefined);
    // A strict vocabulary has no entry without its value.
    else if (value[term] === undefined) return undefined;
  }
  return { value };
}

interface Needed {
  readonly term: string;
  readonly isDefault: boolean;
  readonly inner: z.ZodMiniType;
}
const needed = new WeakMap<z.ZodMiniObject, readonly Needed[]>();

/** The terms that an object is to have. Asking a schema costs more than reading a value, so it is asked once. */
function neededTerms(schema: z.ZodMiniObject): readonly Needed[] {
  let terms = needed.get(schema);
  if (terms === undefined) {
    terms = Object.entries(schema.shape).flatMap(([term, given]): Needed[] => {
      const inner = given as z.ZodMiniType;
      const isDefault = inner instanceof z.ZodMiniDefault;
      const isOptional = !isDefault && (term === 'type' || allows(inner, undefined));
      return isOptional ? [] : [{ term, isDefault, inner }];
    });
    needed.set(schema, terms);
  }
  return terms;
}

function readList(
  scope: Scope,
  filling: unknown,
  schema: z.ZodMiniArray,
  place: string,
  progress: Progress,
): Read | undefined {
  const element = core(schema.def.element as z.ZodMiniType);
  const fillings = Array.isArray(filling) ? filling : [filling];
  if (!(element instanceof z.ZodMiniObject)) {
    const texts = fillings.flatMap((each) => readTexts(scope, each, progress));
    return texts.length === 0 ? undefined : { value: [...new Set(texts)] };
  }
  const value: unknown[] = [];
  for (const each of fillings) {
    for (const within of entriesOf(scope, each as Plain)) {
      const at = `${place}.${value.length}`;
      const read = readObject(within, each as Plain, element, at, progress);
      const entry = read && settled(element, read.value as Plain);
      if (entry === undefined || (STATED_ONCE.has(element) && includes(value, entry)))
        forget(at, progress);
      else value.push(entry);
    }
  }
  if (value.length === 0) return undefined;
  if (element !== Tax) return { value };
  const taxes = mergeTaxes(value as Tax[]);
  if (taxes.length !== value.length) forget(place, progress);
  return taxes.length === 0 ? undefined : { value: taxes };
}

/** What instalments and lines repeat, and a reader wants to read once. */
const STATED_ONCE: ReadonlySet<z.ZodMiniType> = new Set([PaymentMeans, Reference]);

const includes = (list: readonly unknown[], entry: Plain): boolean =>
  list.some((each) => JSON.stringify(each) === JSON.stringify(entry));

/** What is not part of the model has no origin. */
function forget(place: string, { origins }: Progress): void {
  for (const known of origins.keys()) if (known.startsWith(`${place}.`)) origins.delete(known);
}

/** An entry as the vocabulary has it. undefined: a discount, deduction or payment of nothing, as shops state them. */
function settled(schema: z.ZodMiniType, value: Plain): Plain | undefined {
  if (schema !== Adjustment && schema !== Payment && schema !== Deduction) return value;
  const { amount, percent } = value as Adjustment;
  if (Number(amount ?? percent ?? 0) === 0) return undefined;
  if (schema !== Adjustment || amount === undefined) return value;
  return { ...value, amount: amount.replace('-', '') };
}

function readTexts(scope: Scope, filling: unknown, progress: Progress): string[] {
  const { $all, $where, $item, $lines, $after } = (
    typeof filling === 'object' && filling !== null ? filling : {}
  ) as { $all?: Path; $where?: Condition; $item?: Source; $lines?: Source; $after?: number };
  if ($lines !== undefined)
    return linesOf(readText(scope, $lines, progress)?.value ?? '').slice($after ?? 0);
  if ($all === undefined) return [readText(scope, filling as Source, progress)?.value ?? []].flat();
  return listAt(scope, $all)
    .filter((within) => $where === undefined || holds(within, $where))
    .flatMap((within) => readText(within, $item ?? '', progress)?.value ?? []);
}

function readChoice(scope: Scope, choice: Choice<string>, progress: Progress): Read | undefined {
  if (typeof choice === 'string') return { value: choice, constant: true };
  if ('$if' in choice) {
    const branch = holds(scope, choice.$if) ? choice.$then : choice.$else;
    return branch === undefined ? undefined : readChoice(scope, branch, progress);
  }
  const found = readByTable(scope, choice.$from, choice.$in, progress);
  if (found !== undefined) return { value: found.value, constant: true };
  return choice.$else === undefined ? undefined : readChoice(scope, choice.$else, progress);
}

function readSwitch(scope: Scope, filling: unknown): Read | undefined {
  if (typeof filling === 'boolean') return { value: filling, constant: true };
  const { $when } = filling as { $when: Condition };
  return holds(scope, $when) ? { value: true, constant: true } : undefined;
}
