import { loadAwsServiceSpec } from '@aws-cdk/aws-service-spec';
import type { Property, PropertyType, SpecDatabase } from '@aws-cdk/service-spec-types';
import type { Template, TemplateResource } from './packaged.ts';

/** CloudFormation's own limit for one stack. */
const MAX_RESOURCES = 500;

type Properties = Readonly<Record<string, Property>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{ Ref }`, `{ 'Fn::…' }`: a value that only CloudFormation knows. */
const isIntrinsic = (value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value).length === 1 &&
  Object.keys(value).every((key) => key === 'Ref' || key.startsWith('Fn::'));

/** Scalars may be written as text. */
function fitsScalar(value: unknown, type: string): boolean {
  if (isObject(value) || Array.isArray(value)) return type === 'json';
  if (type === 'boolean') return /^(true|false)$/.test(String(value));
  if (type === 'integer') return /^-?\d+$/.test(String(value));
  if (type === 'number') return value !== '' && !Number.isNaN(Number(value));
  return true;
}

function* checkValue(
  db: SpecDatabase,
  value: unknown,
  type: PropertyType,
  path: string,
): Generator<string> {
  if (isIntrinsic(value)) return;
  if (type.type === 'ref') {
    const { properties } = db.get('typeDefinition', type.reference.$ref);
    yield* checkObject(db, value, properties, path);
  } else if (type.type === 'array') {
    if (!Array.isArray(value)) yield `${path} is not a list`;
    else for (const entry of value) yield* checkValue(db, entry, type.element, `${path}[]`);
  } else if (type.type === 'map') {
    if (!isObject(value)) yield `${path} is not a map`;
    else
      for (const [key, entry] of Object.entries(value))
        yield* checkValue(db, entry, type.element, `${path}.${key}`);
  } else if (type.type === 'union') {
    const attempts = type.types.map((one) => [...checkValue(db, value, one, path)]);
    if (attempts.every((problems) => problems.length > 0)) yield* attempts[0] ?? [];
  } else if (!fitsScalar(value, type.type) && type.type !== 'tag') {
    yield `${path} is not of type ${type.type}`;
  }
}

function* checkObject(
  db: SpecDatabase,
  value: unknown,
  properties: Properties,
  path: string,
): Generator<string> {
  if (!isObject(value)) {
    yield `${path} is not an object`;
    return;
  }
  for (const [name, { required }] of Object.entries(properties))
    if (required && !(name in value)) yield `${path}.${name} is missing`;
  for (const [name, entry] of Object.entries(value)) {
    const property = properties[name];
    if (property === undefined) yield `${path}.${name} does not exist`;
    else yield* checkValue(db, entry, property.type, `${path}.${name}`);
  }
}

/** Every logical id that a value refers to, with the attribute asked for. */
function* references(value: unknown): Generator<{ id: string; attribute?: string }> {
  if (Array.isArray(value)) for (const entry of value) yield* references(entry);
  if (!isObject(value)) return;
  for (const [key, entry] of Object.entries(value)) {
    if (key === 'Ref') yield { id: String(entry) };
    else if (key === 'Fn::GetAtt') {
      const [id = '', ...rest] = Array.isArray(entry) ? entry : String(entry).split('.');
      yield { id, attribute: rest.join('.') };
    } else if (key === 'Fn::Sub' && typeof entry === 'string') {
      for (const [, name = ''] of entry.matchAll(/\$\{([^!}]+)\}/g)) {
        const [id = '', ...rest] = name.split('.');
        yield rest.length > 0 ? { id, attribute: rest.join('.') } : { id };
      }
    } else yield* references(entry);
  }
}

function dependenciesOf({ Properties, DependsOn = [] }: TemplateResource): string[] {
  return [...[...references(Properties)].map(({ id }) => id), ...[DependsOn].flat()];
}

function* checkReferences(db: SpecDatabase, { Resources, Outputs = {} }: Template) {
  for (const [name, owner] of Object.entries({ ...Resources, Outputs })) {
    for (const { id, attribute } of references(owner)) {
      const type = Resources[id]?.Type;
      if (type === undefined) {
        if (!id.startsWith('AWS::')) yield `${name} refers to ${id}, which does not exist`;
        continue;
      }
      if (attribute === undefined) continue;
      const [spec] = db.lookup('resource', 'cloudFormationType', 'equals', type);
      const known = spec && (attribute in spec.attributes || attribute in spec.properties);
      if (!known) yield `${name} asks ${id} for ${attribute}, which ${type} does not have`;
    }
  }
}

function findCycles({ Resources }: Template): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (id: string, trail: readonly string[]): void => {
    const resource = Resources[id];
    if (resource === undefined || done.has(id)) return;
    if (trail.includes(id)) {
      cycles.push(`cycle: ${[...trail, id].join(' -> ')}`);
      return;
    }
    for (const next of dependenciesOf(resource)) visit(next, [...trail, id]);
    done.add(id);
  };
  for (const id of Object.keys(Resources)) visit(id, []);
  return cycles;
}

/** What CloudFormation would refuse, as far as its own resource specification tells. */
export async function findTemplateProblems(template: Template): Promise<string[]> {
  const db = await loadAwsServiceSpec();
  const { Resources } = template;
  const problems: string[] = [];
  for (const [name, { Type, Properties = {}, DependsOn = [] }] of Object.entries(Resources)) {
    const [spec] = db.lookup('resource', 'cloudFormationType', 'equals', Type);
    if (spec === undefined) problems.push(`${name}: unknown type ${Type}`);
    else problems.push(...checkObject(db, Properties, spec.properties, name));
    for (const id of [DependsOn].flat())
      if (!(id in Resources)) problems.push(`${name} depends on ${id}, which does not exist`);
  }
  const count = Object.keys(Resources).length;
  if (count > MAX_RESOURCES) problems.push(`${count} resources: the limit is ${MAX_RESOURCES}`);
  return [...problems, ...checkReferences(db, template), ...findCycles(template)];
}
