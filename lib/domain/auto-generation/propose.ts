import { analyze } from '#lib/domain/creation/analyze.ts';
import { chooseTemplate } from '#lib/domain/creation/choose-template.ts';
import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import { fillUsable } from '#lib/domain/creation/fill-usable.ts';
import { recognisedIn } from '#lib/domain/creation/read-for-template.ts';
import { requireTemplate, templatesOf } from '#lib/domain/creation/template-catalog.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { GeneratedTemplate } from '#schemas/generated-template.ts';
import type { JsonObject } from '#schemas/json.ts';
import type {
  AutoGenerateRequest,
  CustomTemplateRequest,
  Proposal,
} from '#schemas/service/auto-generate.ts';
import type { TemplateMatch } from '#schemas/smart.ts';
import type { StyleName } from '#schemas/template.ts';
import { keepProposal, type ProposalContent } from './proposal-store.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'settings' | 'now' | 'newId'>;

/**
 * Proposes the template that suits data best, or a generated one where none does.
 * @throws analysisFailed; validation for a key that no tag can name
 */
export async function propose(
  needs: Needs,
  caller: Caller,
  { data, intent }: AutoGenerateRequest,
): Promise<Proposal> {
  const analyzed = await analyze(data, intent);
  const recognised = await recognisedIn(analyzed);
  const { templateId, ...decision } = await chooseTemplate(needs, caller, data, recognised);
  const { analysis } = analyzed;
  const asked = intent === undefined ? {} : { intent };
  if (templateId === null) return proposeGenerated(needs, caller, { data, ...asked }, analysis);
  const { name, type, ...found } = await requireTemplate(needs, caller, templateId);
  const { style, html: markup, schema, sampleData } = found;
  const match: TemplateMatch = { templateId, name, type, ...decision };
  const request = { data, templateId };
  const { draft } = await composeRequest(needs, request, templatesOf(needs, caller));
  return {
    success: true,
    ...(await keepProposal(needs, caller, { data, templateId, ...asked })),
    match,
    template: { name, type, style, html: markup, schema, sampleData },
    html: draft.html ?? '',
    analysis,
  };
}

/** Proposes a template made for the data, whatever there is. @throws as propose */
export async function proposeCustom(
  needs: Needs,
  caller: Caller,
  { data, description, style }: CustomTemplateRequest,
): Promise<Proposal> {
  const { analysis } = await analyze(data, description);
  const asked = description === undefined ? {} : { intent: description };
  return proposeGenerated(needs, caller, { data, ...asked }, analysis, style);
}

async function proposeGenerated(
  needs: Needs,
  caller: Caller,
  content: ProposalContent,
  analysis: Proposal['analysis'],
  style?: StyleName,
): Promise<Proposal> {
  const template = await generated(content, style);
  const kept = { ...content, style: template.style, template };
  return {
    success: true,
    ...(await keepProposal(needs, caller, kept)),
    template,
    html: (await fillUsable(template, content.data)).html,
    analysis,
  };
}

async function generated(
  { data, intent = '' }: Pick<ProposalContent, 'data' | 'intent'>,
  style: StyleName | undefined,
): Promise<GeneratedTemplate & { readonly sampleData: JsonObject }> {
  const { generateTemplate } = await import('#lib/domain/template-tools/tools.ts');
  const template = await generateTemplate({ data, description: intent, style });
  return { ...template, sampleData: data };
}
