import assert from 'node:assert/strict';
import { describe } from 'vitest';
import { readConfig } from '#lib/config.ts';
import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import { renderTemplate } from '#lib/domain/templates/render.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { examples } from '#tests/examples/payloads.ts';
import { builtInTemplates } from '#tests/support/built-in-templates.ts';
import type { Sortie } from './egress-attacks/campaign.ts';
import type { Field } from './egress-attacks/field.ts';
import { PAYLOADS } from './egress-attacks/inputs.ts';
import { describeCampaign } from './egress-attacks/verdict.ts';

const entries = Object.entries(PAYLOADS);
const needs = { settings: readConfig().settings, now: () => new Date('2026-01-15T12:00:00Z') };

/** Payloads in turns: the nth text of a document gets the nth payload from `first` on. */
function payloadsFrom(field: Field, first: number): () => string {
  let next = first;
  return () => {
    const [name, payload] = entries[next % entries.length] ?? assert.fail('no payload');
    const host = field.hosts[next % field.hosts.length] ?? '';
    next += 1;
    return payload(field.aim(host, name));
  };
}

/** The value with every text in it replaced, down to any depth. */
function poison(value: JsonValue, payload: () => string): JsonValue {
  if (typeof value === 'string') return payload();
  if (Array.isArray(value)) return value.map((item) => poison(item, payload));
  if (typeof value !== 'object' || value === null) return value;
  return poisonObject(value as JsonObject, payload);
}

function poisonObject(data: JsonObject, payload: () => string): JsonObject {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, poison(value, payload)]),
  );
}

const samples = Object.values(JSON.parse(JSON.stringify(examples)) as Record<string, JsonObject>);

const NAMES = Object.keys(PAYLOADS);
/** Documents of each template and sample; in each of them a text has another payload. */
const ROUNDS = 4;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
const firstOf = (round: number) => Math.floor((round * entries.length) / ROUNDS);
const formatOf = (n: number) => (n % 2 === 0 ? 'pdf' : 'png');

describe('attacks by the data of templates', () => {
  describeCampaign(NAMES, (field) =>
    builtInTemplates.flatMap((template, at) =>
      rounds.map((round): Sortie => {
        const data = poisonObject(template.sampleData, payloadsFrom(field, firstOf(round) + at));
        const html = renderTemplate(template, data);
        const source = { kind: 'html', html } as const;
        return { name: template.id, attacks: NAMES, format: formatOf(round + at), source };
      }),
    ),
  );
});

describe('attacks by data for generated layouts', () => {
  describeCampaign(NAMES, (field) => {
    const plan = (example: JsonObject, at: number) =>
      rounds.map(async (round): Promise<Sortie> => {
        const payload = payloadsFrom(field, firstOf(round) + at);
        const nested = [{ [payload()]: [payload()] }];
        const data = { ...poisonObject(example, payload), [payload()]: payload(), nested };
        const { draft } = await composeRequest(needs, { data, intent: payload() });
        const source = { kind: 'html', html: draft.html ?? '' } as const;
        return { name: 'layout', attacks: NAMES, format: formatOf(round + at), source };
      });
    return Promise.all(samples.flatMap(plan));
  });
});
