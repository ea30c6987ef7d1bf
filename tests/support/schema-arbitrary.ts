import { fc } from '#tests/support/fast-check.ts';

/** The keywords of JSON Schema that this API's document uses. */
interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** What a careless or hostile caller sends where something else belongs. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '{{#a}}',
    '__proto__',
    'x'.repeat(5_000),
    '$1,200.00',
    '9'.repeat(400),
    '1-',
    '0',
    '-1px',
    'calc(1px)',
    '*{',
    '</style>',
    'a\r\nb: c',
    'http://[',
    -1,
    0,
    1e308,
    0.1,
    Number.MAX_SAFE_INTEGER,
    null,
    true,
    [],
    {},
    [[]],
    { constructor: 1 },
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
);

/** Values at and around the borders that the schema names. */
function ordinary(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(fromSchema));
  const { minimum = -5, maximum = 5 } = schema;
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.oneof(
        {
          weight: 6,
          arbitrary: fc.constantFrom(minimum, maximum, Math.round((minimum + maximum) / 2)),
        },
        {
          weight: 1,
          arbitrary: fc.constantFrom(minimum - 1, maximum + 1, (minimum + maximum) / 2),
        },
      );
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}), { maxLength: 4 });
    case 'object':
      return fc.oneof(
        someProperties(schema.properties ?? {}),
        ...(schema.additionalProperties === undefined
          ? []
          : [
              fc.dictionary(fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 3 }), {
                maxKeys: 6,
              }),
            ]),
      );
    case 'string':
      return schema.pattern === undefined
        ? fc.string({ maxLength: 40 })
        : fc.oneof(
            fc.stringMatching(new RegExp(schema.pattern, 'u')),
            fc.string({ maxLength: 20 }),
          );
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

/** At most three at a time: where everything is wrong, only the first check is ever reached. */
function someProperties(properties: Readonly<Record<string, JsonSchema>>): fc.Arbitrary<unknown> {
  return fc
    .subarray(Object.keys(properties), { maxLength: Math.min(3, Object.keys(properties).length) })
    .chain((names) =>
      fc.record(
        Object.fromEntries(names.map((name) => [name, fromSchema(properties[name] ?? {})])),
      ),
    );
}

/** Each schema's values: making those of a pattern anew for every value took most of the time. */
const known = new WeakMap<JsonSchema, fc.Arbitrary<unknown>>();

/** Values that mostly have the schema's shape, down to single fields that do not. */
export function fromSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const arbitrary = fc.oneof(
    { weight: 1, arbitrary: hostile },
    { weight: 40, arbitrary: ordinary(schema) },
  );
  known.set(schema, arbitrary);
  return arbitrary;
}
