import assert from 'node:assert/strict';
import { isTag } from 'domhandler';
import { describe, test } from 'vitest';
import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import { stylesheetOrigin } from '#lib/domain/editing/apply/styles/stylesheet-origin.ts';
import { openDocument } from '#lib/domain/editing/edit-document.ts';
import { sheetOrientation } from '#lib/domain/templates/sheet-orientation.ts';
import { isActive } from '#lib/shared/html/active-content.ts';
import type { CreateRequest } from '#schemas/create.ts';
import { exhibits } from '#scripts/gallery/exhibits.ts';

const NEEDS = {
  settings: { egressAllow: [] } as never,
  now: () => new Date('2026-11-20T12:00:00Z'),
};

async function compose(request: Partial<CreateRequest>) {
  const { draft } = await composeRequest(NEEDS, request as CreateRequest);
  return { html: draft.html ?? '', markup: draft.markup };
}

/** The same facts, read from the finished markup. */
function read(html: string) {
  const open = openDocument(html);
  const root = open.document.tree.children.find(isTag);
  const orientation = sheetOrientation(html);
  const stylesheet = stylesheetOrigin({ ...open, options: {} });
  return {
    language: root?.attribs['lang'],
    direction: root?.attribs['dir'] ?? 'ltr',
    ...(stylesheet === 'layout' ? { stylesheet } : {}),
    scriptFree: !isActive(html),
    ...(orientation === undefined ? {} : { orientation }),
  };
}

describe('the facts about markup', async () => {
  for (const { name, data, templateId, style } of await exhibits())
    test(`are true of ${name}`, async () => {
      const { html, markup } = await compose({
        data,
        ...(templateId === undefined ? {} : { templateId }),
        ...(style === undefined ? {} : { style }),
      });
      assert.deepEqual(markup, read(html));
    });

  test('state a language that is written from right to left', async () => {
    const { html, markup } = await compose({
      data: {
        type: 'invoice',
        locale: 'ar',
        title: 'فاتورة',
        notes: 'شكرا لتعاملكم معنا',
        total: 4,
      },
    });
    assert.deepEqual(markup, read(html));
    assert.equal(markup?.direction, 'rtl');
  });

  test('are not stated of markup that came from elsewhere', async () => {
    assert.equal((await compose({ html: '<p>Hello' })).markup, undefined);
  });
});
