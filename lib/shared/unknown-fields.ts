import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import type { Warning } from '#schemas/warning.ts';

type Path = readonly (string | number)[];

interface Unknown {
  readonly path: Path;
  /** The field that was probably meant. */
  readonly meant?: Path;
}

/** Where a list or an object repeats the same mistake, the first few say enough. */
const MAX_UNKNOWN = 20;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `page_size`, `page-size` and `PageSize` are the same word. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The schema beneath what only decorates it; undefined for one whose input has no known shape. */
function inner(schema: z.core.$ZodType): z.core.$ZodTypeDef & Record<string, unknown> {
  const def = schema._zod.def as z.core.$ZodTypeDef & Record<string, unknown>;
  if (def['innerType'] !== undefined) return inner(def['innerType'] as z.core.$ZodType);
  if (def.type === 'lazy') return inner((def['getter'] as () => z.core.$ZodType)());
  if (def.type === 'pipe') return inner(def['in'] as z.core.$ZodType);
  return def;
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

const shapeOf = (schema: z.core.$ZodType): Shape | undefined => {
  const def = inner(schema);
  return def.type === 'object' ? (def['shape'] as Shape) : undefined;
};

/** A field of nearly that name, here or one level down. */
function meantBy(name: string, shape: Shape): Path | undefined {
  const names = Object.keys(shape);
  const nearest = names.length === 0 ? undefined : closest(name.toLowerCase(), names);
  const same = names.find((known) => plain(known) === plain(name));
  if (same !== undefined) return [same];
  for (const [parent, schema] of Object.entries(shape)) {
    const child = Object.keys(shapeOf(schema) ?? {}).find((known) => plain(known) === plain(name));
    if (child !== undefined) return [parent, child];
  }
  const allowed = Math.min(2, Math.floor(name.length / 3));
  const isNear = nearest !== undefined && distance(plain(name), plain(nearest)) <= allowed;
  return isNear ? [nearest] : undefined;
}

function* unknownInObject(
  def: Record<string, unknown>,
  value: Record<string, unknown>,
  path: Path,
): Generator<Unknown> {
  const shape = def['shape'] as Shape;
  for (const [name, child] of Object.entries(value)) {
    if (Object.hasOwn(shape, name)) {
      yield* unknownIn(shape[name] as z.core.$ZodType, child, [...path, name]);
    } else if (def['catchall'] === undefined) {
      const meant = meantBy(name, shape);
      yield { path: [...path, name], ...(meant && { meant: [...path, ...meant] }) };
    }
  }
}

/** Of the branches of a union, the one that knows most of the value. */
function fewest(branches: readonly z.core.$ZodType[], value: unknown, path: Path): Unknown[] {
  const fitting = branches.filter((branch) => (branch as z.ZodType).safeParse(value).success);
  const found = fitting.map((branch) => [...unknownIn(branch, value, path)]);
  return found.reduce((best, one) => (one.length < best.length ? one : best), found[0] ?? []);
}

function* unknownIn(schema: z.core.$ZodType, value: unknown, path: Path): Generator<Unknown> {
  const def = inner(schema);
  if (def.type === 'object' && isObject(value)) {
    yield* unknownInObject(def, value, path);
  } else if (def.type === 'array' && Array.isArray(value)) {
    const element = def['element'] as z.core.$ZodType;
    for (const [index, item] of value.entries()) yield* unknownIn(element, item, [...path, index]);
  } else if (def.type === 'union') {
    yield* fewest(def['options'] as z.core.$ZodType[], value, path);
  }
}

function toWarning({ path, meant }: Unknown): Warning {
  const question = meant === undefined ? '' : `: did you mean ${meant.join('.')}?`;
  return {
    code: 'UNKNOWN_FIELD',
    message: `${path.join('.')} is not a field of this request and was ignored${question}`,
    subject: path.join('.'),
    path: [...path],
    ...(meant !== undefined && { suggestion: meant.join('.') }),
  };
}

/**
 * A warning for each field of a valid input that its schema does not know, at most 20. Free-form parts
 * (records, unknown values) have no unknown fields.
 */
export function unknownFields(schema: z.ZodType, value: unknown): Warning[] {
  return unknownIn(schema, value, []).take(MAX_UNKNOWN).map(toWarning).toArray();
}
