import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { PagewrightError } from '#lib/errors.ts';
import { parseInput } from '#lib/http/validate.ts';

const Body = z.object({
  name: z.string().min(1).max(5),
  code: z.string().min(3).optional(),
  size: z.number().positive().max(10).optional(),
  count: z.int().optional(),
  list: z.array(z.string()).min(2).max(3).optional(),
  kind: z.enum(['pdf', 'png']).optional(),
  id: z.uuid().optional(),
  own: z.string().min(1, 'name a city').optional(),
});

test('what is wrong with input is said in words for whoever sent it', () => {
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
    [{ name: 'a', own: '' }, 'own: name a city'],
  ];
  for (const [body, message] of cases)
    assert.throws(
      () => parseInput(Body, body),
      (error) => error instanceof PagewrightError && error.message === message,
      message,
    );
});
