import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { SmartDecision } from '#schemas/smart.ts';
import { matchTemplates, type Recognised, type ScoredTemplate } from './match-templates.ts';

/** A template that shows less of the data than this loses to a layout made for it, which shows it all. */
const GOOD_MATCH = 0.8;
const MAX_REASONS = 6;

/**
 * The caller's default template of the data's type, where the data has what it requires; else the best
 * match, where it is a good one; else a generated layout.
 */
export async function chooseTemplate(
  needs: Pick<Ports, 'table' | 'blobs'>,
  caller: Caller,
  data: JsonObject,
  recognised: Recognised,
): Promise<SmartDecision> {
  const matches = await matchTemplates(needs, caller, data, recognised);
  const own = matches.find(
    ({ source, isDefault, type }) =>
      source === 'saved' && isDefault && type === recognised.documentType,
  );
  const [best] = matches.filter(({ usable }) => usable);
  if (own?.usable) return decision(own, [`it is your default for ${own.type} documents`]);
  const passedOver = own && `your default "${own.name}" was passed over: ${lastReason(own)}`;
  const noted = passedOver === undefined ? [] : [passedOver];
  if (best !== undefined && best.score >= GOOD_MATCH) {
    return decision(best, ['it is the best match of all templates', ...noted]);
  }
  const runnerUp = best && `the best template, "${best.name}", scores ${best.score} of 1`;
  return {
    templateId: null,
    score: recognised.confidence,
    reasons: [
      `a layout was generated for this ${recognised.documentType}: it shows all of the data`,
      ...(runnerUp === undefined ? [] : [runnerUp]),
      ...noted,
    ],
  };
}

function decision(match: ScoredTemplate, why: readonly string[]): SmartDecision {
  const reasons = [...why, ...match.reasons].slice(0, MAX_REASONS);
  return { templateId: match.templateId, score: match.score, reasons };
}

function lastReason({ reasons }: ScoredTemplate): string {
  return reasons.find((reason) => reason.includes('requires')) ?? reasons.at(-1) ?? '';
}
