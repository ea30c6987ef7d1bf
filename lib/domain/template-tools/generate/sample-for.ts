import { loadBuiltIn } from '#lib/domain/templates/built-in/index.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { DocumentType } from '#schemas/template.ts';
import { addUp } from '../sample/add-up.ts';
import { SAMPLE_IMAGE } from '../sample/word-values.ts';
import { callTax, countryIn, type HomeCountry, moveTo, taxNameIn } from './home-countries.ts';
import { hasAt, PARTS, type Part, putAt, removeAt } from './parts.ts';
import { plainWords } from './plain-words.ts';
import { tradeIn, unknownTrade } from './trades.ts';

/** The built-in template whose sample shows most of what documents of the type have. */
const RICHEST: Readonly<Record<DocumentType, string>> = {
  invoice: 'invoice-corporate',
  quote: 'quote-professional',
  receipt: 'receipt-detailed',
  report: 'report-executive',
  certificate: 'certificate-classic',
  letter: 'letter-business',
  contract: 'contract-services',
};

const COMMERCIAL: ReadonlySet<DocumentType> = new Set(['invoice', 'quote', 'receipt']);

/** What a description asks of a document of a type, as data that shows it. */
export interface SampleRequest {
  readonly type: DocumentType;
  readonly description: string;
  /** Names of parts that are not wanted, each as its words. */
  readonly unwanted: readonly (readonly string[])[];
}

/** Sample data of the type with the parts that a description wants, and without those that it does not. */
export async function sampleFor({
  type,
  description,
  unwanted,
}: SampleRequest): Promise<JsonObject> {
  const source = await loadBuiltIn(RICHEST[type]);
  const data = structuredClone(source?.sampleData ?? {});
  delete data['styles'];
  for (const [path, value] of plainWords(type, description))
    if (hasAt(data, path)) putAt(data, path, value);
  const refused = unwanted.map((words) => words.join(' '));
  const text = description.toLowerCase();
  for (const part of PARTS) if (part.types.includes(type)) follow(data, part, text, refused);
  const isCommercial = COMMERCIAL.has(type);
  const country = isCommercial ? countryIn(description) : undefined;
  if (country !== undefined) moveTo(data, country);
  callTax(data, taxNameIn(description) ?? 'tax');
  const trade = tradeIn(description) ?? (isCommercial ? unknownTrade(description) : undefined);
  if (trade?.name !== undefined) rename(data, trade.name);
  if (trade?.items !== undefined) sell(data, trade.items);
  if (type === 'letter') writeAsOneSender(data);
  settle(data, country);
  return data;
}

function follow(data: JsonObject, part: Part, text: string, refused: readonly string[]): void {
  const path = part.paths.find((each) => hasAt(data, each)) ?? part.paths[0] ?? '';
  const isRefused = refused.some((name) => part.words.test(name));
  const isAsked = !isRefused && part.words.test(text);
  const isThere = hasAt(data, path);
  const isUnasked = part.extra === true && part.replaces !== true && !isAsked;
  if (isRefused || isUnasked) removeAt(data, path);
  else if (isAsked && (!isThere || part.replaces === true))
    putAt(data, path, part.value === '' ? SAMPLE_IMAGE : part.value);
}

/** The sender's name, wherever the sample has it. */
function rename(data: JsonObject, name: string): void {
  const branding = data['branding'];
  const former = isObject(branding) ? branding['companyName'] : undefined;
  if (typeof former !== 'string') return;
  const change = (value: JsonValue): JsonValue => {
    if (typeof value === 'string') return value.replaceAll(former, name);
    if (Array.isArray(value)) return value.map(change);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
  };
  for (const [key, value] of Object.entries(data)) data[key] = change(value);
}

/** Who signs a letter and the company are one sender to a layout that knows no template's data. */
function writeAsOneSender(data: JsonObject): void {
  const { branding, sender } = data;
  if (!isObject(branding) || !isObject(sender)) return;
  const { companyName, companyAddress, ...rest } = branding;
  data['sender'] = {
    ...sender,
    ...(companyName === undefined ? {} : { company: companyName }),
    ...(companyAddress === undefined ? {} : { address: companyAddress }),
  };
  if (Object.keys(rest).length > 0) data['branding'] = rest;
  else delete data['branding'];
}

function sell(data: JsonObject, items: readonly (readonly [string, number, number])[]): void {
  const lines = data['lineItems'] ?? data['items'];
  if (!Array.isArray(lines)) return;
  const key = data['lineItems'] === undefined ? 'items' : 'lineItems';
  const [first] = lines.filter(isObject);
  data[key] = items.map(([description, quantity, price], index) => {
    const like = lines[index];
    const own = isObject(like) ? like : (first ?? {});
    const { details: _, ...rest } = own;
    return { ...rest, description, quantity, unitPrice: price, total: 0 };
  });
}

/** Amounts agree with the lines again. */
function settle(data: JsonObject, country: HomeCountry | undefined): void {
  if (Array.isArray(data['lineItems'] ?? data['items'])) addUp(data, country?.taxRate);
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
