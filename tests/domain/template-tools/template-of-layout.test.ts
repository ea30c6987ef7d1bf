import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData, inLanguage, layoutDocument } from '#lib/domain/creation/data-documents.ts';
import { fillUsable } from '#lib/domain/creation/fill-usable.ts';
import { templateOfLayout } from '#lib/domain/template-tools/generate/template-of-layout.ts';
import { schemaOfData } from '#lib/domain/template-tools/schema-of-data.ts';
import { validateTemplateData } from '#lib/domain/templates/validate-data.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { payloadFixtures } from '#tests/fixtures/payloads.ts';

const ORDINARY = new Set(['invoice', 'quote', 'receipt', 'letter', 'certificate']);
/** Its afterwords stand in another order. */
const DIFFERENT = ['letter/lob-webhook'];
/**
 * The share of documents that may show other rows than their layout: a sum that no longer adds up changes
 * what stands there, and bold words within a text are plain in a template.
 */
const MOST_DIFFERENT = 0.055;

/** An apostrophe of a label is written in either way. */
const plain = (html: string) => html.replaceAll('&apos;', "'");

const textOf = (html: string) =>
  plain(html)
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, '');

/** The texts of a document, in no order. */
const piecesOf = (html: string) =>
  plain(html)
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, ' ')
    .split(/<[^>]*>/)
    .map((piece) => piece.replace(/\s+/g, ''))
    .filter((piece) => piece !== '')
    .sort();

async function layoutOf(data: JsonObject) {
  const analyzed = analyzeData(data);
  const model = await inLanguage(analyzed);
  const style = analyzed.recommendations.suggestedStyle;
  return { analyzed, model, style, html: layoutDocument(model, { style }).html };
}

async function templateFrom(data: JsonObject) {
  const { analyzed, model, style, html } = await layoutOf(data);
  const template = await templateOfLayout({ analyzed, model, style, intent: '' });
  return { html: template, schema: schemaOfData(data, analyzed), layout: html, analyzed };
}

const PERSONAL =
  /^(?:number|buyer|recipient|seller|sender|issuer|issueDate|dueDate|totals|lines|signatories|credentialId|payment)/;

/** The value at a path replaced, in a copy. */
function changed(data: JsonObject, path: string, change: (value: JsonValue) => JsonValue) {
  const copy = structuredClone(data);
  const segments = path.split(/[.[\]]+/).filter((part) => part !== '');
  const last = segments.pop() ?? '';
  let at: JsonValue | undefined = copy;
  for (const segment of segments) at = (at as JsonObject | undefined)?.[segment];
  if (at !== null && typeof at === 'object' && Object.hasOwn(at, last)) {
    const holder = at as JsonObject;
    holder[last] = change(holder[last] ?? null);
  }
  return copy;
}

/** Somebody else's document: another name and number, and two more lines. */
function otherData(data: JsonObject, origins: ReadonlyMap<string, string>): JsonObject {
  let other = data;
  // Who buys for themselves is delivered to under the same name.
  const places = ['buyer.name', 'delivery.to.name', 'recipient.name', 'number', 'credentialId'];
  for (const place of places) {
    const path = origins.get(place);
    if (path !== undefined)
      other = changed(other, path, (value) =>
        typeof value === 'string' ? `${value}7` : typeof value === 'number' ? value + 7 : value,
      );
  }
  const line = [...origins].find(([place]) => /^lines\.0\.(?:name|description)$/.test(place))?.[1];
  const list = line?.replace(/\[0\].*$/, '');
  if (list === undefined || list === line) return other;
  return changed(other, list, (rows) =>
    Array.isArray(rows) ? [...rows, ...structuredClone(rows.slice(0, 2))] : rows,
  );
}

const fixtures = payloadFixtures().filter(({ documentType }) => ORDINARY.has(documentType));

describe('a template made of a generated layout', () => {
  test('[templates.save-from-session] takes the data that it was made of, and shows the same text', async () => {
    const different: string[] = [];
    for (const { name, payload } of fixtures) {
      const template = await templateFrom(payload);
      assert.deepEqual(validateTemplateData(template.schema, payload), [], name);
      const { html } = await fillUsable(template, payload);
      if (textOf(html) !== textOf(template.layout)) different.push(name);
    }
    assert.ok(fixtures.length > 60);
    assert.deepEqual(different, DIFFERENT);
  });

  test('[templates.save-from-session] shows what other data says wherever it stands', async () => {
    const different: string[] = [];
    for (const { name, payload } of fixtures) {
      const template = await templateFrom(payload);
      const { document, analysis } = template.analyzed;
      const other = otherData(payload, document?.origins ?? new Map());
      const layout = await layoutOf(other);
      // A list around the document is no list of lines: two documents are another kind of data.
      if (layout.analyzed.analysis.documentType !== analysis.documentType) continue;
      const { html, warnings } = await fillUsable(template, other);
      const same = piecesOf(html).join() === piecesOf(layout.html).join();
      if (!same && warnings.length === 0) different.push(name);
    }
    assert.ok(different.length <= fixtures.length * MOST_DIFFERENT, different.join(', '));
  });

  test('[templates.save-from-session] holds no value of the data as fixed text', async () => {
    for (const { name, payload } of fixtures) {
      const { html, analyzed } = await templateFrom(payload);
      const fixed = textOf(html.replace(/\{\{[^}]*\}\}/g, '\n'));
      const { origins = new Map<string, string>() } = analyzed.document ?? {};
      for (const [place, path] of origins) {
        if (!PERSONAL.test(place)) continue;
        const value = String(valueAt(payload, path) ?? '').replace(/\s+/g, '');
        if (value.length > 7 && /\d|\p{Lu}/u.test(value))
          assert.ok(!fixed.includes(value), `${name}: ${path}`);
      }
    }
  });
});

function valueAt(data: JsonObject, path: string): JsonValue | undefined {
  let at: JsonValue | undefined = data;
  for (const segment of path.split(/[.[\]]+/).filter((part) => part !== ''))
    at = at !== null && typeof at === 'object' ? (at as JsonObject)[segment] : undefined;
  return typeof at === 'object' ? undefined : at;
}
