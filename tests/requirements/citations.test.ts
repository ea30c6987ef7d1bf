import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { type Citation, citationsIn, coverageOf } from './citations.ts';
import { built, planned } from './requirement.ts';

/** Written apart, or these examples would be citations themselves. */
const T = 'test';

function ids(text: string): [string, Citation['kind']][] {
  return citationsIn('a.test.ts', text).map(({ id, kind }) => [id, kind]);
}

describe('citationsIn', () => {
  test('finds the ids with which a name begins', () => {
    assert.deepEqual(ids(`${T}('[a.b] [c.d-e] does', () => {});\n  ${T}(\n  \`[f.g] x\`, fn)`), [
      ['a.b', 'proof'],
      ['c.d-e', 'proof'],
      ['f.g', 'proof'],
    ]);
    assert.deepEqual(ids(`${T}('[endpoint.GET /v1/a/:id] is there', fn)`), [
      ['endpoint.GET /v1/a/:id', 'proof'],
    ]);
  });

  test('finds nothing elsewhere', () => {
    assert.deepEqual(ids(`${T}('does [a.b]', fn); x['[a.b]']; ${T}('[1, 2] is a list', fn)`), []);
  });

  test('tells expected failures and skipped tests', () => {
    assert.deepEqual(
      ids(
        [
          `${T}.fails('[a.a] x', fn)`,
          `${T}('[a.b] it\\'s', { timeout: 1, fails: true }, fn)`,
          `${T}.skip('[a.c] x', fn)`,
          `${T}.todo('[a.d] x')`,
          `${T}('[a.e] x', { skip: true }, fn)`,
          `${T}('[a.f] x', { timeout: 1 }, () => ({ fails: true }))`,
        ].join('\n'),
      ).map(([, kind]) => kind),
      ['expected-failure', 'expected-failure', 'skipped', 'skipped', 'skipped', 'proof'],
    );
  });
});

describe('coverageOf', () => {
  const manifest = [
    ...built('s', { 'a.one': '', 'a.two': '', 'b.one': '' }),
    ...planned('s', 'later', { 'p.one': '' }),
  ];
  const cite = (id: string, kind: Citation['kind'] = 'proof'): Citation => ({
    id,
    kind,
    file: 'a.test.ts',
    line: 1,
  });

  test('lists built ids without proof', () => {
    const { uncited } = coverageOf(manifest, [cite('a.one'), cite('a.two', 'skipped')]);
    assert.deepEqual(uncited, ['a.two', 'b.one']);
  });

  test('takes a placeholder for the built ids that fit', () => {
    const { uncited, unknown } = coverageOf(manifest, [
      cite(`a.${'$'}{name}`),
      cite(`x.${'$'}{name}`),
    ]);
    assert.deepEqual(uncited, ['b.one']);
    assert.equal(unknown.length, 1);
  });

  test('lists citations of unknown ids and passing tests of planned ones', () => {
    const { unknown, premature } = coverageOf(manifest, [
      cite('a.three'),
      cite('p.one'),
      cite('p.one', 'expected-failure'),
    ]);
    assert.deepEqual([unknown.length, premature.length], [1, 1]);
  });
});
