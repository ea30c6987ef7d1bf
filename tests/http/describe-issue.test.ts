import assert from 'node:assert/strict';
import { test } from 'vitest';
import { z } from 'zod';
import { PagewrightError } from '#lib/errors.ts';
import { parseInput } from '#lib/http/validate.ts';
import { DocumentData } from '#schemas/json.ts';
import { RenderOptions } from '#schemas/render-options.ts';

const Body = z.object({
  name: z.string().min(1).max(5),
  code: z.string().min(3).optional(),
  size: z.number().positive().max(10).optional(),
  count: z.int().optional(),
  list: z.array(z.string()).min(2).max(3).optional(),
  kind: z.enum(['pdf', 'png']).optional(),
  id: z.uuid().optional(),
  map: z.record(z.string(), z.string()).optional(),
  data: DocumentData.optional(),
  options: RenderOptions.optional(),
  own: z.string().min(1, 'name a city').optional(),
});

test('describes what is wrong with input to its sender', () => {
  const cases: readonly [object, string][] = [
    [{}, 'name: is required'],
    [{ name: 5 }, 'name: must be a string'],
    [{ name: null }, 'name: must be a string'],
    [{ name: '' }, 'name: cannot be empty'],
    [{ name: 'abcdef' }, 'name: must have at most 5 characters'],
    [{ name: 'a', code: 'b' }, 'code: must have at least 3 characters'],
    [{ name: 'a', size: 0 }, 'size: must be more than 0'],
    [{ name: 'a', size: 11 }, 'size: must be at most 10'],
    [{ name: 'a', count: 1.5 }, 'count: must be an integer'],
    [{ name: 'a', list: ['x'] }, 'list: must have at least 2 entries'],
    [{ name: 'a', list: 'x' }, 'list: must be an array'],
    [{ name: 'a', kind: 'gif' }, 'kind: must be one of "pdf", "png"'],
    [{ name: 'a', id: '1' }, 'id: must be a UUID'],
    [{ name: 'a', map: 'x' }, 'map: must be an object'],
    [{ name: 'a', data: [] }, 'data: must be a JSON object'],
    [
      { name: 'a', options: { margin: '20mm' } },
      'options.margin: must be an object such as {"top":"20mm","bottom":"20mm"}',
    ],
    [
      { name: 'a', options: { margin: { top: 20 } } },
      'options.margin.top: must be a CSS length such as "0.5in", "12mm", "36pt" or "20px"',
    ],
    [
      { name: 'a', options: { pageSize: 'A9' } },
      'options.pageSize: must be one of "A3", "A4", "A5", "letter", "legal", "tabloid", or must be an object such as {"width":"100mm","height":"150mm"}',
    ],
    [{ name: 'a', own: '' }, 'own: name a city'],
  ];
  for (const [body, message] of cases)
    assert.throws(
      () => parseInput(Body, body),
      (error) => error instanceof PagewrightError && error.message === message,
      message,
    );
});
