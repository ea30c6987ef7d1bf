import { describe } from 'vitest';
import { MARKUP_ATTACKS } from './egress-attacks/markup.ts';
import { SCRIPT_ATTACKS } from './egress-attacks/script.ts';
import { everyWay } from './egress-attacks/sorties.ts';
import { describeCampaign } from './egress-attacks/verdict.ts';

const ALL = [...MARKUP_ATTACKS, ...SCRIPT_ATTACKS];

describe('[egress.private] attacks on the network, as html and at an address', () => {
  describeCampaign(
    ALL.map(({ id }) => id),
    (field) => ALL.flatMap((attack, index) => everyWay(field, attack, index)),
  );
});
