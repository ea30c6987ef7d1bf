import { localeOf, SETTING_KEYS } from '#lib/domain/i18n/locale.ts';
import { formatMoney } from '#lib/domain/i18n/money.ts';
import { isNumeric } from '#lib/domain/i18n/numbers.ts';
import type { ValidationDetail } from '#schemas/error-body.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { TemplateField, TemplateSchema } from '#schemas/template.ts';
import { type FieldNode, fieldTree } from './field-paths.ts';

/** A path into the data: keys and list positions. */
export type DataPath = readonly (string | number)[];

/** What stands between data and a template's schema. Paths are relative to the data. */
export interface DataCheck {
  /** Required fields that are absent, null or blank. */
  readonly missing: readonly DataPath[];
  /** Fields of another type than the template says. */
  readonly mistyped: readonly { readonly path: DataPath; readonly message: string }[];
  /** Values that the template does not know. */
  readonly unknown: readonly DataPath[];
}

/** No list of problems grows beyond this, however long the data is. */
const MAX_REPORTED = 100;

const EXPECTED: Readonly<Record<TemplateField['type'], string>> = {
  string: 'must be text',
  number: 'must be a number, or a formatted amount',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
};

/** An amount as the data writes its own. */
const EXAMPLE = 1_200;

interface Findings {
  missing: DataPath[];
  mistyped: { path: DataPath; message: string }[];
  unknown: DataPath[];
}

/** Compares data with a template's schema. */
export function checkTemplateData(schema: TemplateSchema, data: JsonObject): DataCheck {
  const findings: Findings = { missing: [], mistyped: [], unknown: [] };
  checkObject(fieldTree(schema), data, [], findings);
  return findings;
}

/** The paths of required fields that the data lacks, relative to the data: `["client", "name"]`. */
export function missingPaths(schema: TemplateSchema, data: JsonObject): readonly DataPath[] {
  return checkTemplateData(schema, data).missing;
}

/** One detail for each missing or mistyped field, with paths from the request body: `["data", "client", "name"]`. Empty: the data fits. */
export function validateTemplateData(schema: TemplateSchema, data: JsonObject): ValidationDetail[] {
  const { missing, mistyped } = checkTemplateData(schema, data);
  const example = mistyped.length === 0 ? '' : formatMoney(EXAMPLE, localeOf(data));
  const described = mistyped.map(({ path, message }) => ({
    path,
    message: message === EXPECTED.number ? `${message} such as "${example}"` : message,
  }));
  return [
    ...missing.map((path) => ({ path, message: 'is required by the template' })),
    ...described,
  ]
    .slice(0, MAX_REPORTED)
    .map(({ path, message }) => ({ path: ['data', ...path], message }));
}

function push<T>(list: T[], entry: T): void {
  if (list.length < MAX_REPORTED) list.push(entry);
}

function checkObject(node: FieldNode, value: JsonObject, path: DataPath, findings: Findings): void {
  for (const [key, child] of node.children) {
    const at = [...path, key];
    const own = Object.hasOwn(value, key) ? value[key] : undefined;
    if (own === undefined || own === null || (typeof own === 'string' && own.trim() === ''))
      requireAll(child, at, findings);
    else checkValue(child, own, at, findings);
  }
  if (node.children.size === 0 || findings.unknown.length >= MAX_REPORTED) return;
  for (const key of Object.keys(value))
    if (!node.children.has(key) && !(path.length === 0 && SETTING_KEYS.has(key)))
      push(findings.unknown, [...path, key]);
}

/** Reports what is required in a value that is not there; what its items would need is not, as there are none. */
function requireAll(node: FieldNode, path: DataPath, findings: Findings): void {
  const hasField = node.field !== undefined;
  if (node.field?.required === true) push(findings.missing, path);
  if (node.list || (hasField && node.field?.required !== true)) return;
  for (const [key, child] of node.children) requireAll(child, [...path, key], findings);
}

function checkValue(node: FieldNode, value: JsonValue, path: DataPath, findings: Findings): void {
  if (node.field !== undefined && !isOfType(value, node.field.type)) {
    push(findings.mistyped, { path, message: EXPECTED[node.field.type] });
    return;
  }
  if (node.children.size === 0) return;
  if (Array.isArray(value) && node.list) {
    value.forEach((item, index) => {
      checkItem(node, item, [...path, index], findings);
    });
  } else checkItem(node, value, path, findings);
}

function checkItem(node: FieldNode, item: JsonValue, path: DataPath, findings: Findings): void {
  if (item !== null && typeof item === 'object' && !Array.isArray(item))
    checkObject(node, item, path, findings);
  else push(findings.mistyped, { path, message: EXPECTED.object });
}

function isOfType(value: JsonValue, type: TemplateField['type']): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string' || typeof value === 'number';
    case 'number':
      return isNumeric(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value);
    case 'object':
      return value !== null && typeof value === 'object' && !Array.isArray(value);
  }
}
