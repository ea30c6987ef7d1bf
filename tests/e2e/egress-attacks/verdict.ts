import assert from 'node:assert/strict';
import { afterAll, beforeAll, it } from 'vitest';
import { fly, type Outcome, type Sortie } from './campaign.ts';
import { type Field, openField } from './field.ts';

/**
 * Declares the tests of one campaign: everything is rendered first, several at a time; then each
 * name is judged by itself, and the canary by all connections that it ever got.
 */
export function describeCampaign(
  names: readonly string[],
  plan: (field: Field) => Sortie[] | Promise<Sortie[]>,
): void {
  let field: Field;
  let outcomes: Outcome[] = [];
  beforeAll(async () => {
    field = await openField();
    try {
      outcomes = await fly(field, await plan(field));
    } finally {
      // What a browser still had in mind would be done by now, or never.
      await field.renderer.stop();
    }
  });
  afterAll(() => field.stop());

  for (const name of names) {
    it(name, () => {
      const own = outcomes.filter(({ attacks }) => attacks.includes(name));
      assert.notEqual(own.length, 0, 'the attack was not flown');
      assert.deepEqual(
        own.flatMap(({ traces }) => traces),
        [],
      );
      const visits = field.canary.requests.filter((request) => request.includes(` /${name}.`));
      assert.deepEqual(visits, []);
      for (const { failure } of own) assert.notEqual(failure?.reason, 'timeout', failure?.message);
    });
  }

  it('no connection reached the canary, by TCP or UDP', () => {
    assert.equal(field.canary.connections(), 0);
    assert.equal(field.canary.packets(), 0);
  });
}
