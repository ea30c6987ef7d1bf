import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { CANARY_COLOUR } from '#tests/support/canaries.ts';
import { readPng } from '#tests/support/png.ts';
import { fly, type Outcome } from './egress-attacks/campaign.ts';
import { type Field, openField } from './egress-attacks/field.ts';
import { MARKUP_ATTACKS } from './egress-attacks/markup.ts';
import { SCRIPT_ATTACKS } from './egress-attacks/script.ts';
import { plainWays } from './egress-attacks/sorties.ts';

const ALL = [...MARKUP_ATTACKS, ...SCRIPT_ATTACKS];

/** The same attacks with the canary among the operator's exceptions: what is not reached here proves nothing elsewhere. */
describe('control: the canary may be asked', () => {
  let field: Field;
  let outcomes: Outcome[] = [];
  beforeAll(async () => {
    field = await openField({ reachable: true });
    outcomes = await fly(
      field,
      ALL.flatMap((attack, index) => plainWays(field, attack, index)),
    );
  });
  afterAll(() => field.stop());

  it('most attacks reach it', () => {
    const reached = ALL.filter(({ id }) =>
      field.canary.requests.some((request) => request.includes(` /${id}.`)),
    );
    assert.ok(reached.length >= 100, `${reached.length} of ${ALL.length}`);
  });

  for (const id of [
    'img',
    'css-import',
    'css-font-face',
    'link-stylesheet',
    'iframe',
    'object',
    'svg-image',
    'fetch',
    'xhr',
    'event-source',
    'websocket',
    'beacon',
    'dynamic-script',
    'shared-worker',
  ]) {
    it(`${id} reaches it`, () => {
      assert.ok(field.canary.requests.some((request) => request.includes(` /${id}.`)));
    });
  }

  it('its text is found in documents', () => {
    const shown = outcomes.filter(({ traces }) => traces.includes('a canary'));
    assert.ok(shown.length >= 20, String(shown.length));
  });

  it('its colour is found in images, of both lanes', async () => {
    const markup = `<img src="${field.aim('127.0.0.1', 'colour')('png')}">`;
    for (const html of [markup, `${markup}<script>0</script>`]) {
      const { content } = await field.renderer.render({
        ownerId: 'x',
        source: { kind: 'html', html },
        format: 'png',
        options: {},
      });
      assert.ok('bytes' in content);
      const colours = readPng(content.bytes).dominantColours(10);
      assert.ok(colours.some(({ colour }) => colour === CANARY_COLOUR));
    }
  });
});
