import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import type { Composition } from '#lib/domain/creation/composition.ts';
import { limitAddress, limitAttempts } from '#lib/domain/limits/attempt-limit.ts';
import type { NewSession } from '#lib/domain/sessions/create-session.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { DemoDocument, DemoRequest } from '#schemas/service/demo.ts';
import { changeDemo } from './change-demo.ts';
import { renderDemo, requireRoom } from './render-demo.ts';
import { requireScenario, SCENARIOS } from './scenarios.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'renderer' | 'settings' | 'log' | 'now'>;

/** Of all addresses together: what the demo may take of a service that others pay for. */
const ALTOGETHER = [{ limit: 120, windowMs: 60_000 }];

interface Made {
  readonly composition: Composition;
  readonly draft: NewSession;
  readonly scenario: string | null;
  readonly changes: readonly string[];
}

/**
 * A document of a scenario, changed as the prompt says, or of the prompt alone. Nothing of it is stored.
 * @throws rateLimitExceeded, validation, guardrailViolation, requestNotFeasible, contentLossBlocked,
 * generationFailed, overloaded, rendererNotInstalled
 */
export async function makeDemo(
  needs: Needs,
  request: DemoRequest,
  clientAddress: string,
  signal: AbortSignal,
): Promise<DemoDocument> {
  await limitAddress(needs, 'DEMO', clientAddress);
  await limitAttempts(needs, 'DEMO#ALL', ALTOGETHER);
  requireRoom(needs, request.format);
  const { composition, draft, scenario, changes } = await make(needs, request);
  const file = await renderDemo(needs, draft, request.format, signal);
  const { rendering, ...described } = file;
  return {
    success: true,
    scenario,
    html: draft.html ?? '',
    ...described,
    documentType: draft.documentType as DetectedType,
    style: draft.layout?.style ?? 'professional',
    done: [...analysed(composition), ...changes, rendering],
    warnings: [...composition.warnings, ...file.warnings],
  };
}

async function make(needs: Needs, { scenario: id, prompt }: DemoRequest): Promise<Made> {
  if (prompt === undefined) {
    const scenario = id === undefined ? SCENARIOS[0] : requireScenario(id);
    const composition = await composeRequest(needs, { data: scenario.data });
    return { composition, draft: composition.draft, scenario: scenario.id, changes: [] };
  }
  const scenario = id === undefined ? undefined : requireScenario(id);
  const editor = await import('#lib/domain/editing/editor.ts');
  editor.checkInstruction(needs, prompt);
  if (scenario === undefined) {
    const composition = await describedBy(needs, prompt);
    return { composition, draft: composition.draft, scenario: null, changes: [] };
  }
  const composition = await composeRequest(needs, { data: scenario.data });
  const changed = await changeDemo(needs, editor, composition.draft, prompt);
  return { composition, ...changed, scenario: scenario.id };
}

/** A document as the prompt describes it, with data made up for it. */
async function describedBy(needs: Needs, prompt: string): Promise<Composition> {
  const { generateTemplate } = await import('#lib/domain/template-tools/tools.ts');
  const { type, style, sampleData } = await generateTemplate({ description: prompt });
  const intent = `make a ${type}: ${prompt}`.slice(0, 2_000);
  return composeRequest(needs, { data: sampleData as JsonObject, intent, style });
}

/** How the data was read, in words. */
function analysed({ analysis }: Composition): string[] {
  if (analysis === undefined) return [];
  const { detectedType, confidence, layoutDecisions } = analysis;
  const sure = Math.round(confidence * 100);
  return [`Recognised as ${detectedType}, ${sure} % sure`, ...layoutDecisions];
}
