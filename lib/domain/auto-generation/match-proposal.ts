import { analyze } from '#lib/domain/creation/analyze.ts';
import { chooseTemplate } from '#lib/domain/creation/choose-template.ts';
import { matchTemplates } from '#lib/domain/creation/match-templates.ts';
import { recognisedIn } from '#lib/domain/creation/read-for-template.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { requireProposal } from './proposal-store.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'now'>;

/** Matches a proposal's data against the current templates. @throws proposalNotFound */
export async function matchProposal(needs: Needs, caller: Caller, proposalId: string) {
  const { data, intent } = await requireProposal(needs, caller, proposalId);
  const recognised = await recognisedIn(await analyze(data, intent));
  const scored = await matchTemplates(needs, caller, data, recognised);
  const { templateId } = await chooseTemplate(needs, caller, data, recognised);
  const matches = scored.map(({ templateId: id, name, type, score, reasons }) => ({
    ...{ templateId: id, name, type, score },
    reasons: [...reasons],
  }));
  const match = matches.find((each) => each.templateId === templateId) ?? null;
  return { success: true as const, proposalId, match, matches };
}
