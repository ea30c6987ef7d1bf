import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'vitest';
import { z } from 'zod';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import { parseInput } from '#lib/http/validate.ts';
import type { JsonObject } from '#schemas/json.ts';
import { RenderOptions } from '#schemas/render-options.ts';

/** What somebody who saw the pages alone wants of a document, and what it must say then. */
const ChangeRequest = z.object({
  id: z.string(),
  say: z.string(),
  kind: z.string(),
  present: z.array(z.string()).default([]),
  absent: z.array(z.string()).default([]),
  refuse: z.boolean().default(false),
  /** Whether it has to be right, not only most of its kind. */
  mustHold: z.boolean().default(false),
});
type ChangeRequest = z.infer<typeof ChangeRequest>;

const FOLDER = new URL('../../../fixtures/change-requests/', import.meta.url);
/** Data, or the markup of a document that was written by hand. */
const DOCUMENTS = new Map<string, JsonObject | string>(
  Object.entries(JSON.parse(await readFile(new URL('documents.json', FOLDER), 'utf8'))),
);
const REQUESTS = (await readFile(new URL('requests.jsonl', FOLDER), 'utf8'))
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => ChangeRequest.parse(JSON.parse(line)));

/** Looks are judged by eye: what the text says is all that is held here. */
const LOOKS = new Set(['style', 'layout', 'move', 'label']);

const layouts = new Map<string, string>();

function layoutFor(id: string): string {
  const known = layouts.get(id);
  if (known !== undefined) return known;
  const data = DOCUMENTS.get(id);
  assert.ok(data);
  const html =
    typeof data === 'string'
      ? data
      : layoutDocument(analyzeData(data).model, { style: 'stripe-clean' }).html;
  layouts.set(id, html);
  return html;
}

const textOf = (content: ReturnType<typeof openDocument>['content']) =>
  content.nodes
    .map(({ text, label = '' }) => `${label} ${text}`)
    .join(' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ');

type Result = 'right' | 'refused' | 'wrong';

function resultOf(request: ChangeRequest): Result {
  const html = layoutFor(request.id.slice(0, 2));
  const open = openDocument(html);
  const { document, content } = open;
  const read = interpret(request.say, {
    document,
    content,
    documentType: 'invoice',
    region: undefined,
  });
  if (read.kind !== 'operations') return request.refuse ? 'right' : 'refused';
  const result = editDocument(open, parseInput(RenderOptions, {}), read.operations);
  if (result.outcome === 'refused') return request.refuse ? 'right' : 'refused';
  if (request.refuse) return result.selfCheckPassed ? 'wrong' : 'refused';
  const text = textOf(openDocument(result.html).content);
  const holds =
    request.present.every((part) => text.toLowerCase().includes(part.toLowerCase())) &&
    request.absent.every((part) => !text.includes(part));
  return holds ? 'right' : 'wrong';
}

describe('change requests of owners of small businesses', () => {
  const results = REQUESTS.filter(({ kind }) => !LOOKS.has(kind)).map((request) => ({
    request,
    result: resultOf(request),
  }));
  const listOf = (result: Result) =>
    results
      .filter((one) => one.result === result)
      .map(({ request }) => `${request.id} ${request.say}`)
      .join('\n');

  test('[modify.response] facts and sums: most are carried out, and right', () => {
    const right = results.filter(({ result }) => result === 'right').length;
    assert.ok(
      right >= 0.83 * results.length,
      `${right} of ${results.length}\n${listOf('refused')}`,
    );
  });

  test('[modify.response] figures that were wrong once are right', () => {
    const wrong = results.filter(({ request, result }) => request.mustHold && result !== 'right');
    assert.deepEqual(
      wrong.map(({ request: { id, say }, result }) => `${id} ${say}: ${result}`),
      [],
    );
  });

  test('[modify.not-feasible] hardly any is carried out and wrong', () => {
    const wrong = results.filter(({ result }) => result === 'wrong').length;
    assert.ok(wrong <= 0.03 * results.length, listOf('wrong'));
  });
});
