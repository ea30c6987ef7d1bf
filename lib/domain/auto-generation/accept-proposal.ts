import { cloneTemplate } from '#lib/domain/creation/clone-template.ts';
import { createDocument } from '#lib/domain/creation/create-document.ts';
import type { RenderingNeeds } from '#lib/domain/creation/render-and-store.ts';
import {
  requireRegistered,
  saveTemplate,
} from '#lib/domain/templates/saved/write-saved-template.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { AcceptRequest } from '#schemas/service/auto-generate.ts';
import { type ProposalContent, requireProposal } from './proposal-store.ts';

/**
 * Makes of a proposal what it was made for: a stored template, or the document of its data. The proposal
 * stays for the rest of its day.
 * @throws proposalNotFound, demoTierLimitation, and what createDocument throws
 */
export async function acceptProposal(
  needs: RenderingNeeds,
  caller: Caller,
  request: AcceptRequest,
  signal: AbortSignal,
) {
  if (request.save) requireRegistered(caller);
  const proposal = await requireProposal(needs, caller, request.proposalId);
  if (request.save) {
    const template = await storeTemplate(needs, caller, proposal, request.name);
    return { success: true as const, template };
  }
  return makeDocument(needs, caller, proposal, request, signal);
}

async function storeTemplate(
  needs: RenderingNeeds,
  caller: Caller,
  { templateId = '', template }: ProposalContent,
  name: string | undefined,
) {
  if (template === undefined) return cloneTemplate(needs, caller, cloneOf(templateId, name));
  const { type, style, html, schema, sampleData, writing } = template;
  return saveTemplate(needs, caller, {
    ...{ type, style, html, schema, sampleData, writing },
    name: name ?? template.name,
    description: '',
    isDefault: false,
  });
}

const cloneOf = (templateId: string, name: string | undefined) => ({
  templateId,
  isDefault: false,
  ...(name === undefined ? {} : { name }),
});

async function makeDocument(
  needs: RenderingNeeds,
  caller: Caller,
  { data, templateId, intent, style }: ProposalContent,
  { format, options, ttl }: AcceptRequest,
  signal: AbortSignal,
) {
  const request = { data, templateId, intent, style, format, options, ttl };
  const made = await createDocument(needs, caller, request, signal);
  const { record, sessionId, warnings } = made;
  const { url } = await made.json();
  return {
    success: true as const,
    document: { ...record, url },
    sessionId,
    warnings: [...warnings],
  };
}
