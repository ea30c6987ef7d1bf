import { describe } from 'vitest';
import { readConfig } from '#lib/config.ts';
import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import { renderTemplate } from '#lib/domain/templates/render.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { examples } from '#tests/examples/payloads.ts';
import { builtInTemplates } from '#tests/support/built-in-templates.ts';
import type { Sortie } from './egress-attacks/campaign.ts';
import { PAYLOADS } from './egress-attacks/inputs.ts';
import { describeCampaign } from './egress-attacks/verdict.ts';

const needs = { settings: readConfig().settings, now: () => new Date('2026-01-15T12:00:00Z') };

/** The value with every text in it replaced, down to any depth. */
function poison(value: JsonValue, payload: string): JsonValue {
  if (typeof value === 'string') return payload;
  if (Array.isArray(value)) return value.map((item) => poison(item, payload));
  if (typeof value !== 'object' || value === null) return value;
  return poisonObject(value as JsonObject, payload);
}

function poisonObject(data: JsonObject, payload: string): JsonObject {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, poison(value, payload)]),
  );
}

const samples = Object.values(JSON.parse(JSON.stringify(examples)) as Record<string, JsonObject>);
const entries = Object.entries(PAYLOADS);

describe('attacks by the data of templates', () => {
  describeCampaign(Object.keys(PAYLOADS), (field) =>
    entries.flatMap(([name, payload], index) =>
      builtInTemplates.map((template, at): Sortie => {
        const host = field.hosts[(index + at) % field.hosts.length] ?? '';
        const data = poisonObject(template.sampleData, payload(field.aim(host, name)));
        const html = renderTemplate(template, data);
        const format = (index + at) % 2 === 0 ? 'pdf' : 'png';
        return { name, format, source: { kind: 'html', html } };
      }),
    ),
  );
});

describe('attacks by data for generated layouts', () => {
  describeCampaign(Object.keys(PAYLOADS), (field) => {
    const plan = async ([name, payload]: (typeof entries)[number], index: number) =>
      Promise.all(
        samples.map(async (example, at): Promise<Sortie> => {
          const host = field.hosts[(index + at) % field.hosts.length] ?? '';
          const text = payload(field.aim(host, name));
          const data = {
            ...poisonObject(example, text),
            [text]: text,
            nested: [{ [text]: [text] }],
          };
          const { draft } = await composeRequest(needs, { data, intent: text });
          const format = (index + at) % 2 === 0 ? 'pdf' : 'png';
          return { name, format, source: { kind: 'html', html: draft.html ?? '' } };
        }),
      );
    return Promise.all(entries.map(plan)).then((sorties) => sorties.flat());
  });
});
