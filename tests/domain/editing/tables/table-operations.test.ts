import assert from 'node:assert/strict';
import { beforeAll, test } from 'vitest';
import { applyOperations } from '#lib/domain/editing/apply/apply-operations.ts';
import { InvalidOperation } from '#lib/domain/editing/apply/effect.ts';
import type { ContentModel } from '#lib/domain/editing/content-model.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { readContent } from '#lib/domain/editing/read-content.ts';
import { fc } from '#tests/support/fast-check.ts';
import { galleryMarkup } from '../gallery-markup.ts';

let gallery: { name: string; html: string }[] = [];
beforeAll(async () => {
  const all = await galleryMarkup();
  gallery = all.filter(({ html }) => readContent(parseDocument(html)).tables.length > 0);
});

function edited(html: string, operations: (content: ContentModel) => readonly Operation[]) {
  const document = parseDocument(html);
  const content = readContent(document);
  const { effects } = applyOperations({ document, content, options: {} }, operations(content));
  const after = readContent(parseDocument(document.toHtml()));
  const editing = { document, content: readContent(document), options: {} };
  const checks = new Map(
    effects.flatMap((effect) => effect.checks).map((check) => [check.element, check] as const),
  );
  const failed = [...checks.values()].map((check) => check.read(editing));
  assert.deepEqual(
    failed.filter((each) => each !== undefined),
    [],
  );
  return {
    html: document.toHtml(),
    before: content,
    after,
    changes: effects.flatMap(({ changes }) => changes),
  };
}

/** What a table says, row by row. */
function said({ tables }: ContentModel): string[][] {
  const [table] = tables;
  return (table?.rows ?? []).map(({ cells }) => cells.map(({ text }) => text));
}

const firstTable = ({ tables }: ContentModel): string => tables[0]?.id ?? '';

test('restores every table when an added column is removed', () => {
  assert.ok(gallery.length > 30);
  for (const { name, html } of gallery) {
    const { tables } = readContent(parseDocument(html));
    const count = tables[0]?.head === undefined ? -1 : tables[0].columns.length;
    for (let at = 0; at <= count; at += 1) {
      const { before: was, after } = edited(html, (content) => [
        { op: 'add-column', table: firstTable(content), at, label: 'SKU', cells: [] },
      ]);
      assert.equal(after.tables[0]?.columns[at]?.label, 'SKU', name);
      assert.deepEqual(
        said(after).map((row) => row.toSpliced(at, 1)),
        said(was),
        name,
      );
      assert.deepEqual(
        after.totals.map(({ value }) => value.text),
        was.totals.map(({ value }) => value.text),
        name,
      );
    }
  }
});

test('keeps the cells of moved columns', () => {
  for (const { name, html } of gallery) {
    const count = readContent(parseDocument(html)).tables[0]?.columns.length ?? 0;
    for (const [column, to] of [
      [0, count - 1],
      [count - 1, 0],
      [1, 0],
    ] as const) {
      const { before: was, after } = edited(html, (content) => [
        { op: 'move-column', table: firstTable(content), column, to },
      ]);
      const moved = said(was).map((row) =>
        row.toSpliced(column, 1).toSpliced(to, 0, row[column] ?? ''),
      );
      assert.deepEqual(said(after), moved, `${name}: ${column} to ${to}`);
    }
  }
});

test('sorts without losing a row, and changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.boolean(), (which, at, descending) => {
      const { html } = gallery[which % gallery.length] as { html: string };
      const sort = (content: ContentModel): Operation[] => [
        {
          op: 'sort-rows',
          table: firstTable(content),
          column: at % (content.tables[0]?.columns.length ?? 1),
          descending,
        },
      ];
      const once = edited(html, sort);
      const twice = edited(html, (content) => [...sort(content), ...sort(content)]);
      const lines = (rows: string[][]) => rows.map((row) => row.join('\t')).sort();
      assert.deepEqual(lines(said(once.after)), lines(said(once.before)));
      assert.deepEqual(said(twice.after), said(once.after));
    }),
    { numRuns: 60 },
  );
});

test('[modify.response] reverses rows, and restores them the second time', () => {
  let reversed = 0;
  for (const { name, html } of gallery) {
    const turn = (content: ContentModel): Operation => ({
      op: 'reverse-rows',
      table: firstTable(content),
    });
    if ((readContent(parseDocument(html)).tables[0]?.rows.length ?? 0) < 2) continue;
    const once = edited(html, (content) => [turn(content)]);
    const twice = edited(once.html, (content) => [turn(content)]);
    assert.deepEqual(said(once.after).sort(), said(once.before).sort(), name);
    assert.notDeepEqual(said(once.after), said(once.before), name);
    assert.deepEqual(said(twice.after), said(once.before), name);
    reversed += 1;
  }
  assert.ok(reversed > 5);
});

test('[modify.response] keeps stripes in place when rows are reordered', () => {
  const grounds = ({ tables }: ContentModel) =>
    tables[0]?.rows.map(
      ({ cells }) => /background-color:([^!]+)/.exec(cells[0]?.element.attribs['style'] ?? '')?.[1],
    );
  let turned = 0;
  for (const { name, html } of gallery) {
    if ((readContent(parseDocument(html)).tables[0]?.rows.length ?? 0) < 3) continue;
    const striped = edited(html, (content) => [
      { op: 'stripe-rows', table: firstTable(content), color: '#eeeeee' },
    ]);
    const once = edited(striped.html, (content) => [
      { op: 'reverse-rows', table: firstTable(content) },
    ]);
    assert.notDeepEqual(said(once.after), said(once.before), name);
    assert.deepEqual(grounds(once.after), grounds(striped.after), name);
    assert.deepEqual(grounds(once.after)?.slice(0, 2), ['transparent', '#eeeeee'], name);
    turned += 1;
  }
  assert.ok(turned > 5);
});

const texts = ({ nodes }: ContentModel) => nodes.map(({ text }) => text);

function reformatted(html: string, decimalMark: '.' | ',', grouping: '.' | ',') {
  return edited(html, () => [{ op: 'reformat', to: { what: 'number', decimalMark, grouping } }]);
}

test('restores values that are reformatted and back', () => {
  let compared = 0;
  for (const { name, html } of gallery) {
    // Where no number has decimals, nothing tells what a mark stands for.
    if (!/\d\.\d\d?\b/.test(texts(readContent(parseDocument(html))).join(' '))) continue;
    const there = reformatted(html, ',', '.');
    const back = reformatted(there.html, '.', ',');
    assert.deepEqual(texts(back.after), texts(there.before), name);
    compared += 1;
  }
  assert.ok(compared > 20);
});

test('[modify.response] amounts show their sign or code on the side that is asked for', () => {
  const shown = (html: string, to: { display?: 'symbol' | 'code'; place?: 'before' | 'after' }) => {
    const { after } = edited(html, () => [
      { op: 'reformat', to: { what: 'currency', currency: 'USD', ...to } },
    ]);
    return after.totals.map(({ value }) => value.text);
  };
  let compared = 0;
  for (const { name, html } of gallery) {
    if (readContent(parseDocument(html)).totals.length === 0) continue;
    const totals = shown(html, { display: 'symbol', place: 'before' });
    if (totals.length === 0 || !totals.every((text) => /^-?\$\d[\d,.]*$/.test(text))) continue;
    const bare = (texts: readonly string[]) =>
      texts.map((text) => text.replace(/ ?(?:\$|USD) ?/, ''));
    const codes = shown(html, { display: 'code' });
    assert.ok(
      codes.every((text) => /^-?USD \d/.test(text)),
      `${name}: ${codes}`,
    );
    const behind = shown(html, { place: 'after' });
    assert.ok(
      behind.every((text) => /^-?\d[\d,.]* \$$/.test(text)),
      `${name}: ${behind}`,
    );
    assert.deepEqual(bare(codes), bare(totals), name);
    assert.deepEqual(bare(behind), bare(totals), name);
    compared += 1;
  }
  assert.ok(compared > 5);
});

test('formats an added row like its neighbours', () => {
  for (const { name, html } of gallery) {
    const { before: was, after } = edited(html, (content) => [
      { op: 'add-row', table: firstTable(content), at: 1, cells: ['Something new', '1', '2', '3'] },
    ]);
    assert.equal(said(after)[1]?.[0], 'Something new', name);
    assert.deepEqual(said(after).toSpliced(1, 1), said(was), name);
  }
});

test('says why an operation cannot be carried out', () => {
  const { html } = gallery[0] as { html: string };
  const refused = (operation: (table: string) => Operation) =>
    assert.throws(
      () => edited(html, (content) => [operation(firstTable(content))]),
      InvalidOperation,
    );
  refused((table) => ({ op: 'remove-column', table, column: 40 }));
  refused((table) => ({ op: 'move-column', table, column: 40, to: 0 }));
  refused((table) => ({ op: 'sort-rows', table, column: 40, descending: false }));
  refused((table) => ({ op: 'stripe-rows', table, color: 'red;background:url(x)' }));
  refused(() => ({ op: 'stripe-rows', table: 'n0', color: 'red' }));
  refused((table) => ({ op: 'remove-row', table, row: 'n1' }));
});
