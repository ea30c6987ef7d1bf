import { invalid } from '#lib/errors.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { PaperName, type RenderOptions } from '#schemas/render-options.ts';
import type { AssessRequest, MigrationProvider } from '#schemas/service/migration.ts';
import { valueAt } from './evaluate.ts';
import payloads from './payloads.json' with { type: 'json' };

/** A template as it was sent, with what came with it. */
export interface MigrationSource {
  readonly template: string;
  readonly css: string | undefined;
  readonly data: JsonObject | undefined;
  readonly name: string | undefined;
  readonly options: RenderOptions;
  /** What of it is the text of an office document, whose looks are not read. */
  readonly isOffice: boolean;
}

/** Where a service's request has what. */
interface PayloadPaths {
  readonly template: readonly string[];
  readonly css: readonly string[];
  readonly data: readonly string[];
  readonly title: readonly string[];
  readonly pageSize: readonly string[];
  readonly orientation: readonly string[];
  readonly margins: Readonly<Record<string, string>>;
}

const MAX_TEMPLATE = 1_000_000;
/** The parsers take seconds for more, or for deeper ones. */
const MAX_TAGS = 10_000;
const MAX_BLOCKS = 100;
const MAX_ELSES = 1_000;
/** Tags of Handlebars, Liquid and Jinja; what opens and closes a block. */
const TAG = /\{(?:\{~?(?:([#/])|\s{0,10}(else)\b)?|%-?\s{0,10}(end)?(\w*))/g;
const BLOCKS: ReadonlySet<string> = new Set([
  'if',
  'unless',
  'case',
  'for',
  'tablerow',
  'capture',
  'block',
  'filter',
  'macro',
  'call',
]);

const at = (payload: JsonObject, path: string) => valueAt(payload, path.split('.'));

const first = (payload: JsonObject, paths: readonly string[]): JsonValue | undefined =>
  paths
    .map((path) => at(payload, path))
    .find((value) => value !== undefined && value !== null && value !== '');

const textOf = (value: JsonValue | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Data comes as an object, or as its JSON. */
function objectOf(value: JsonValue | undefined): JsonObject | undefined {
  if (typeof value === 'string') {
    try {
      return objectOf(JSON.parse(value) as JsonValue);
    } catch {
      return undefined;
    }
  }
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : undefined;
}

/** @throws validation where there is no template, or one that is too long */
export async function readSource(request: AssessRequest): Promise<MigrationSource> {
  const { provider, payload = {} } = request;
  const paths: PayloadPaths = payloads[provider];
  const found = first(payload as JsonObject, paths.template);
  const sent =
    request.template ??
    (typeof found === 'object' ? JSON.stringify(found, null, 2) : textOf(found));
  if (sent === undefined) {
    const names = paths.template.slice(0, 2).join(' or ');
    throw invalid({
      path: [request.payload === undefined ? 'template' : 'payload'],
      message: `there is no template: send it as template, or a payload that has it as ${names}`,
    });
  }
  const { template, isOffice } = await decode(provider, sent);
  requireBounded(template);
  return {
    template,
    isOffice,
    css: textOf(first(payload as JsonObject, paths.css)),
    data: request.data ?? objectOf(first(payload as JsonObject, paths.data)),
    name: textOf(first(payload as JsonObject, paths.title)),
    options: optionsOf(payload as JsonObject, paths),
  };
}

/** @throws validation for what is too long, or takes too long */
function requireBounded(template: string): void {
  const refusal = (message: string) => invalid({ path: ['template'], message });
  if (template.length > MAX_TEMPLATE) throw refusal(`must have at most ${MAX_TEMPLATE} characters`);
  let [tags, depth, elses] = [0, 0, 0];
  for (const [, sign, other, end, name = ''] of template.matchAll(TAG)) {
    tags += 1;
    if (other !== undefined) elses += 1;
    if (sign === '#' || BLOCKS.has(name)) depth += end === undefined ? 1 : -1;
    else if (sign === '/') depth -= 1;
    if (elses > MAX_ELSES) throw refusal(`has more than ${MAX_ELSES} alternatives`);
    if (tags > MAX_TAGS) throw refusal(`has more than ${MAX_TAGS} tags`);
    if (depth > MAX_BLOCKS) throw refusal('nests too deep');
  }
}

/** Carbone takes files as Base64. @throws validation for files that are not read */
async function decode(
  provider: MigrationProvider,
  sent: string,
): Promise<Pick<MigrationSource, 'template' | 'isOffice'>> {
  const isFile = provider === 'carbone' && /^[A-Za-z0-9+/\r\n]{40,}={0,2}\s*$/.test(sent);
  if (!isFile) return { template: sent, isOffice: false };
  const bytes = Buffer.from(sent, 'base64');
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK')
    return { template: bytes.toString('utf8'), isOffice: false };
  const { readOffice } = await import('./providers/office.ts');
  const office = readOffice(bytes);
  if (office === undefined) {
    const message = 'is no DOCX or ODT that can be read: save the template as HTML';
    throw invalid({ path: ['template'], message });
  }
  return { template: office.html, isOffice: true };
}

/** How the documents are printed, as far as the options here have it. Margins are millimetres. */
function optionsOf(payload: JsonObject, paths: PayloadPaths): RenderOptions {
  const size = textOf(first(payload, paths.pageSize))?.toLowerCase();
  const pageSize = PaperName.options.find((name) => name.toLowerCase() === size);
  const turned = textOf(first(payload, paths.orientation))?.toLowerCase();
  const orientation = turned === 'landscape' || turned === 'portrait' ? turned : undefined;
  const margin = Object.fromEntries(
    Object.entries(paths.margins).flatMap(([side, path]) => {
      const value = at(payload, path);
      if (value === undefined || value === null || typeof value === 'object') return [];
      const length = /^\d+(?:\.\d+)?$/.test(String(value)) ? `${value}mm` : String(value);
      return /^\d+(?:\.\d+)?(?:px|pt|pc|in|cm|mm|q)$/.test(length) ? [[side, length]] : [];
    }),
  );
  return {
    ...(pageSize === undefined ? {} : { pageSize }),
    ...(orientation === undefined ? {} : { orientation }),
    ...(Object.keys(margin).length === 0 ? {} : { margin }),
  };
}
