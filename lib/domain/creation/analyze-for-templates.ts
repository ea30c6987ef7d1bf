import { createSession } from '#lib/domain/sessions/create-session.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Analysis } from '#schemas/analysis.ts';
import type { AnalyzePreviewRequest, AnalyzeRequest } from '#schemas/create.ts';
import { analyze } from './analyze.ts';
import { composeRequest } from './compose-request.ts';
import { describeAnalysis } from './describe-data.ts';
import { matchTemplates } from './match-templates.ts';
import { recognisedIn } from './read-for-template.ts';

type Needs = Pick<Ports, 'table' | 'blobs'>;

/** What data is, and the templates that suit it, best first. @throws analysisFailed */
export async function analyzeForTemplates(
  needs: Needs,
  caller: Caller,
  { data, intent }: AnalyzeRequest,
) {
  const analyzed = await analyze(data, intent);
  const recognised = await recognisedIn(analyzed);
  const matches = await matchTemplates(needs, caller, data, recognised);
  const templates = matches.map(({ templateId, name, type, score, reasons }) => ({
    ...{ templateId, name, type, score },
    reasons: [...reasons],
  }));
  return { ...(await describeAnalysis(analyzed)), templates };
}

/** The layout that create would generate for data, as a session. @throws analysisFailed */
export async function previewData(
  needs: Needs & Pick<Ports, 'settings' | 'now' | 'newId'>,
  caller: Caller,
  request: AnalyzePreviewRequest,
) {
  const { draft, recognised, warnings } = await composeRequest(needs, request);
  const session = await createSession(needs, caller, draft);
  return {
    success: true as const,
    html: session.html ?? '',
    sessionId: session.id,
    // Data is always analysed.
    analysis: recognised as Analysis,
    warnings: [...warnings],
  };
}
