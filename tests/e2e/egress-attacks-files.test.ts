import { describe } from 'vitest';
import type { Sortie } from './egress-attacks/campaign.ts';
import { FILE_ATTACKS } from './egress-attacks/files.ts';
import { MARKUP_ATTACKS } from './egress-attacks/markup.ts';
import { SCRIPT_ATTACKS } from './egress-attacks/script.ts';
import { plainWays } from './egress-attacks/sorties.ts';
import { describeCampaign } from './egress-attacks/verdict.ts';

const ALL = [...MARKUP_ATTACKS, ...SCRIPT_ATTACKS];

describe('attacks on files with the content of a canary', () => {
  describeCampaign(
    ALL.map(({ id }) => id),
    (field) =>
      ALL.map(({ id, markup }, index): Sortie => {
        const html = markup(field.aimAtFiles());
        // A PDF shows what was loaded as text, an image as colour: both are seen only in the latter.
        const url = field.page(html);
        const source =
          index % 2 === 0 ? { kind: 'html' as const, html } : { kind: 'url' as const, url };
        return { name: id, format: 'png', source, options: { waitMs: 50 } };
      }),
  );
});

describe('attacks on the text of the machine’s files', () => {
  describeCampaign(
    FILE_ATTACKS.map(({ id }) => id),
    (field) =>
      FILE_ATTACKS.flatMap((attack) => [0, 1].flatMap((way) => plainWays(field, attack, way))),
  );
});
