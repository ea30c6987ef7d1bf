/** A part of an OpenAPI document. */
export type Json = Readonly<Record<string, unknown>>;

/** What one place in a request or a response holds. */
export interface Place {
  readonly types: ReadonlySet<string>;
  /** Of an enumeration; undefined: any value. */
  readonly values: ReadonlySet<unknown> | undefined;
  readonly required: boolean;
}
export type Places = ReadonlyMap<string, Place>;

/** What programs rely on of an operation, by paths such as `body.options.scale` or `200.job.results[].status`. */
export interface OperationSurface {
  readonly input: Places;
  readonly output: Places;
}

/** Deeper places are those of schemas that hold themselves. */
const MAX_DEPTH = 14;
const ANY = 'any';

const isJson = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const listIn = (schema: Json, name: string): Json[] => {
  const value = schema[name];
  return Array.isArray(value) ? value.filter(isJson) : [];
};

function resolved(document: Json, schema: Json): Json {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  const found = reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, name) => (isJson(at) ? at[name] : undefined), document);
  return isJson(found) ? resolved(document, found) : {};
}

function typesOf(schema: Json, values: readonly unknown[] | undefined): string[] {
  const { type } = schema;
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.map(String);
  return values?.map((value) => (value === null ? 'null' : typeof value)) ?? [ANY];
}

/** What holds of one of several forms: a place that only some of them have is not required. */
function either(forms: readonly Places[]): Map<string, Place> {
  const merged = new Map<string, Place>();
  for (const path of new Set(forms.flatMap((form) => [...form.keys()]))) {
    const found = forms.flatMap((form) => form.get(path) ?? []);
    const values = found.map((place) => place.values);
    const isOpen = values.includes(undefined);
    merged.set(path, {
      types: new Set(found.flatMap(({ types }) => [...types])),
      values: isOpen ? undefined : new Set(values.flatMap((some) => [...(some ?? [])])),
      required: found.length === forms.length && found.every(({ required }) => required),
    });
  }
  return merged;
}

/** The places in a schema, itself at `path`. */
function placesIn(
  document: Json,
  unresolved: Json,
  path: string,
  required: boolean,
  depth = 0,
): Map<string, Place> {
  const schema = resolved(document, unresolved);
  if (depth > MAX_DEPTH) return new Map();
  const inner = (child: Json, at: string, isRequired: boolean) =>
    placesIn(document, child, at, isRequired, depth + 1);
  const forms = [...listIn(schema, 'anyOf'), ...listIn(schema, 'oneOf')];
  if (forms.length > 0) return either(forms.map((form) => inner(form, path, required)));
  const parts = listIn(schema, 'allOf');
  if (parts.length > 0) return new Map(parts.flatMap((part) => [...inner(part, path, required)]));
  const values =
    'const' in schema
      ? [schema['const']]
      : Array.isArray(schema['enum'])
        ? (schema['enum'] as unknown[])
        : undefined;
  const own: Place = {
    types: new Set(typesOf(schema, values)),
    values: values && new Set(values),
    required,
  };
  const places = new Map([[path, own]]);
  const needed = schema['required'];
  for (const [name, child] of Object.entries((schema['properties'] as Json | undefined) ?? {})) {
    if (!isJson(child)) continue;
    const isRequired = Array.isArray(needed) && needed.includes(name);
    for (const entry of inner(child, `${path}.${name}`, isRequired)) places.set(...entry);
  }
  const { items, additionalProperties: others } = schema;
  if (isJson(items)) for (const entry of inner(items, `${path}[]`, false)) places.set(...entry);
  if (isJson(others)) for (const entry of inner(others, `${path}.*`, false)) places.set(...entry);
  return places;
}

function inputOf(document: Json, operation: Json): Places {
  const places = new Map<string, Place>();
  for (const parameter of listIn(operation, 'parameters')) {
    const { in: where, name, required, schema } = parameter;
    const path = `${String(where)}.${String(name)}`;
    const inside = placesIn(document, isJson(schema) ? schema : {}, path, required === true);
    for (const entry of inside) places.set(...entry);
  }
  const body = operation['requestBody'];
  const content = isJson(body) && isJson(body['content']) ? body['content'] : {};
  for (const media of Object.values(content)) {
    if (!isJson(media) || !isJson(media['schema'])) continue;
    for (const entry of placesIn(document, media['schema'], 'body', true)) places.set(...entry);
  }
  return places;
}

/** Of answers that went well. A media type is a place, too. */
function outputOf(document: Json, operation: Json): Places {
  const places = new Map<string, Place>();
  const responses = (operation['responses'] as Json | undefined) ?? {};
  for (const [status, response] of Object.entries(responses)) {
    if (!status.startsWith('2') || !isJson(response)) continue;
    const content = (response['content'] as Json | undefined) ?? {};
    for (const [type, media] of Object.entries(content)) {
      const whole = { types: new Set([ANY]), values: undefined, required: true };
      places.set(`${status} ${type}`, whole);
      const schema = isJson(media) ? media['schema'] : undefined;
      if (type !== 'application/json' || !isJson(schema)) continue;
      for (const entry of placesIn(document, schema, status, true)) places.set(...entry);
    }
  }
  return places;
}

/** What programs rely on of an API, by method and path. */
export function surfaceOf(document: Json): Map<string, OperationSurface> {
  const surface = new Map<string, OperationSurface>();
  for (const [path, methods] of Object.entries((document['paths'] as Json | undefined) ?? {})) {
    if (!isJson(methods)) continue;
    for (const [method, operation] of Object.entries(methods)) {
      if (!isJson(operation)) continue;
      surface.set(`${method.toUpperCase()} ${path}`, {
        input: inputOf(document, operation),
        output: outputOf(document, operation),
      });
    }
  }
  return surface;
}
