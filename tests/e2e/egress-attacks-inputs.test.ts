import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { RenderError } from '#lib/ports/renderer.ts';
import { fly, type Sortie } from './egress-attacks/campaign.ts';
import { type Field, openField } from './egress-attacks/field.ts';
import { ANSWER_ATTACKS, FOREIGN_ADDRESSES, OPTION_ATTACKS } from './egress-attacks/inputs.ts';
import { MARKUP_ATTACKS } from './egress-attacks/markup.ts';
import { describeCampaign } from './egress-attacks/verdict.ts';

const PLAIN = { kind: 'html', html: '<p>x<img src="data:,">' } as const;
const SCRIPTED = { kind: 'html', html: '<p>x<script>0</script>' } as const;
const host = (field: Field, n: number) => field.hosts[n % field.hosts.length] ?? '';

describe('attacks by page headers and footers', () => {
  describeCampaign(
    MARKUP_ATTACKS.map(({ id }) => id),
    (field) =>
      MARKUP_ATTACKS.map(({ id, markup }, index): Sortie => {
        const markupOfField = markup(field.aim(host(field, index), id));
        return {
          name: id,
          format: 'pdf',
          source: index % 4 === 0 ? SCRIPTED : PLAIN,
          options: { headerHtml: markupOfField, footerHtml: `{{page}}${markupOfField}` },
        };
      }),
  );
});

describe('attacks by options', () => {
  describeCampaign(Object.keys(OPTION_ATTACKS), (field) =>
    Object.entries(OPTION_ATTACKS).flatMap(([name, options], index) =>
      [PLAIN, SCRIPTED].flatMap((source, at) =>
        (['pdf', 'png'] as const).map((format): Sortie => {
          const aim = field.aim(host(field, index * 4 + at), name);
          return { name, format, source, options: options(aim), look: format === 'pdf' };
        }),
      ),
    ),
  );
});

describe('attacks by the answer of a page', () => {
  describeCampaign(Object.keys(ANSWER_ATTACKS), (field) =>
    Object.entries(ANSWER_ATTACKS).flatMap(([name, answer], index) =>
      (['pdf', 'png'] as const).map((format, at): Sortie => {
        const aim = field.aim(host(field, index * 2 + at), name);
        const url = field.page('<p>x<img src="/gone.png">', answer(aim));
        return { name, format, source: { kind: 'url', url }, options: { waitMs: 100 } };
      }),
    ),
  );
});

describe('addresses that are not the public web', () => {
  let field: Field;
  beforeAll(async () => {
    field = await openField();
  });
  afterAll(() => field.stop());

  const refused = (url: string) =>
    assert.rejects(
      field.renderer.render({
        ownerId: 'x',
        source: { kind: 'url', url },
        format: 'pdf',
        options: {},
      }),
      (error: unknown) => error instanceof RenderError && error.reason === 'navigation',
      url,
    );

  it('refuses every name of the canary', async () => {
    for (const name of field.hosts) {
      await refused(field.aim(name, 'page')('html'));
      await refused(field.aim(name, 'page')('html', 'https'));
    }
    assert.equal(field.canary.connections(), 0);
  });

  for (const address of FOREIGN_ADDRESSES) it(address, () => refused(address));

  it('is not led to the canary by the caller’s own headers', async () => {
    const { host: name } = new URL(field.aim('127.0.0.1', 'page')('html'));
    const headers = { Host: name, 'X-Forwarded-Host': name, 'Proxy-Connection': 'keep-alive' };
    const source = { kind: 'url', url: field.page('<p>x'), headers } as const;
    const [outcome] = await fly(field, [{ name: 'headers', format: 'pdf', source }]);
    assert.deepEqual(outcome?.traces, []);
    assert.equal(field.canary.connections(), 0);
  });
});
