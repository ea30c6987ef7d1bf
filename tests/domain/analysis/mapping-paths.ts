import { z } from 'zod/mini';
import { holds } from '#lib/domain/analysis/mapping/conditions.ts';
import { childrenOf, locateAll, type Scope } from '#lib/domain/analysis/mapping/locate.ts';
import type {
  Choice,
  Condition,
  Source,
  SystemMapping,
} from '#lib/domain/analysis/mapping/system-mapping.ts';
import { DocumentModel } from '#lib/domain/document-model/document-model.ts';

/** By term and path of a mapping: whether a record has something there. */
export type Paths = Map<string, boolean>;

type Plain = { readonly [key: string]: unknown };
interface At {
  readonly scopes: readonly Scope[];
  readonly term: string;
  readonly paths: Paths;
}

/** Notes for every path of a mapping whether the record has something there; what is true stays true. */
export function markPaths(record: Scope, mapping: SystemMapping, paths: Paths): void {
  const model = DocumentModel.def.options.find(
    ({ shape }) => shape.type.safeParse(mapping.type).success,
  );
  visit(mapping.fields, model as z.ZodMiniType, {
    scopes: [{ ...record, isXml: mapping.xml }],
    term: '',
    paths,
  });
}

function visit(filling: unknown, given: z.ZodMiniType, at: At): void {
  const schema =
    given instanceof z.ZodMiniOptional || given instanceof z.ZodMiniDefault
      ? given.def.innerType
      : given;
  if (schema !== given) visit(filling, schema as z.ZodMiniType, at);
  else if (schema instanceof z.ZodMiniObject || schema instanceof z.ZodMiniArray) {
    const element =
      schema instanceof z.ZodMiniArray ? (schema.def.element as z.ZodMiniType) : schema;
    for (const each of Array.isArray(filling) ? filling : [filling]) visitEntry(each, element, at);
  } else if (schema instanceof z.ZodMiniEnum) visitChoice(filling as Choice<string>, at);
  else if (!(schema instanceof z.ZodMiniBoolean)) visitSource(filling as Source, at);
}

function visitEntry(filling: unknown, element: z.ZodMiniType, at: At): void {
  if (typeof filling !== 'object' || filling === null) {
    visitSource(filling as Source, at);
    return;
  }
  let { scopes } = at;
  const { $where, $item, $lines, ...lists } = filling as Plain;
  for (const list of ['$within', '$each', '$all'])
    if (lists[list] !== undefined) scopes = entriesOf(lists[list], { ...at, scopes });
  if ($where !== undefined) scopes = scopes.filter((each) => holds(each, $where as Condition));
  const within = { ...at, scopes };
  if ($item !== undefined) visitSource($item as Source, within);
  else if ($lines !== undefined) visitSource($lines as Source, within);
  else if (element instanceof z.ZodMiniObject) visitTerms(filling as Plain, element, within);
  else if (lists['$all'] === undefined) visitSource(filling as Source, within);
}

function visitTerms(fillings: Plain, schema: z.ZodMiniObject, at: At): void {
  for (const [term, inner] of Object.entries(fillings)) {
    const place = { ...at, term: at.term === '' ? term : `${at.term}.${term}` };
    if (!term.startsWith('$')) visit(inner, schema.shape[term] as z.ZodMiniType, place);
  }
}

function entriesOf(list: unknown, at: At): Scope[] {
  return (typeof list === 'string' ? [list] : (list as string[])).flatMap((path) => {
    mark(path, at);
    return at.scopes.flatMap((around) =>
      locateAll(around, path)
        .flatMap((each) => childrenOf(each, around.isXml))
        .map((here) => ({ here, around, isXml: around.isXml })),
    );
  });
}

function visitChoice(choice: Choice<string>, at: At): void {
  if (typeof choice === 'string') return;
  if ('$from' in choice) visitSource(choice.$from, at);
  else visitChoice(choice.$then, at);
  if (choice.$else !== undefined) visitChoice(choice.$else, at);
}

const SOURCES = [
  ...['$from', '$join', '$sum', '$minus', '$then', '$else', '$divide', '$by'],
  ...['$earliest', '$latest'],
];

function visitSource(source: Source, at: At): void {
  if (typeof source === 'string') {
    mark(source, at);
    return;
  }
  if (Array.isArray(source)) for (const each of source) visitSource(each as Source, at);
  const expression = source as Plain;
  if (expression['$sum'] !== undefined && expression['$each'] !== undefined) {
    const scopes = entriesOf(expression['$each'], at);
    visitSource(expression['$sum'] as Source, { ...at, scopes });
    return;
  }
  for (const key of SOURCES)
    if (expression[key] !== undefined) visitSource(expression[key] as Source, at);
}

function mark(path: string, { scopes, term, paths }: At): void {
  const key = `${term} <- ${path}`;
  const isFilled = scopes.some((scope) => locateAll(scope, path).length > 0);
  paths.set(key, (paths.get(key) ?? false) || isFilled);
}
