import { z } from 'zod';
import { filePointer } from '#lib/domain/expiry/expiry-pointers.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Key } from '#lib/ports/table.ts';
import { Id, Timestamp } from '#schemas/common.ts';
import { Intent } from '#schemas/create.ts';
import { GeneratedTemplate } from '#schemas/generated-template.ts';
import { DocumentData } from '#schemas/json.ts';
import { StyleName } from '#schemas/template.ts';

export const PROPOSAL_LIFE_MS = 86_400_000;

/** What was proposed: written once. */
const ProposalContent = z.object({
  data: DocumentData,
  /** What was asked for in words. */
  intent: Intent.exactOptional(),
  style: StyleName.exactOptional(),
  /** Of the template that there is. */
  templateId: z.string().exactOptional(),
  /** The one that was generated, where none suits. */
  template: GeneratedTemplate.exactOptional(),
});
export type ProposalContent = z.infer<typeof ProposalContent>;

export const PROPOSAL_BLOBS = 'proposals/';

export const proposalKey = (ownerId: string, id: string): Key => ({
  partition: `OWNER#${ownerId}`,
  sort: `PROPOSAL#${id}`,
});

export const proposalBlobKey = (ownerId: string, id: string): string =>
  `${PROPOSAL_BLOBS}${id.slice(-2)}/${ownerId}/${id}`;

/** The proposal that a file was put for. */
export function parseProposalBlobKey(key: string): { ownerId: string; id: string } | undefined {
  const [ownerId, id] = key.slice(PROPOSAL_BLOBS.length).split('/').slice(1);
  return ownerId && id ? { ownerId, id } : undefined;
}

export const StoredProposal = z.object({ expiresAt: Timestamp });

/** Keeps a proposal for a day: its content first, then what leads to it. */
export async function keepProposal(
  needs: Pick<Ports, 'table' | 'blobs' | 'now' | 'newId'>,
  { ownerId }: Caller,
  content: ProposalContent,
): Promise<{ readonly proposalId: string; readonly expiresAt: string }> {
  const id = needs.newId();
  const dueAt = needs.now().getTime() + PROPOSAL_LIFE_MS;
  const expiresAt = new Date(dueAt).toISOString();
  const json = Buffer.from(JSON.stringify(content));
  await Promise.all([
    needs.blobs.put(proposalBlobKey(ownerId, id), json, 'application/json'),
    filePointer(needs, { kind: 'PROPOSAL', ownerId, id, dueAt }),
  ]);
  const removeAfter = Math.ceil(dueAt / 1_000);
  await needs.table.put({ ...proposalKey(ownerId, id), value: { expiresAt }, removeAfter });
  return { proposalId: id, expiresAt };
}

/** @throws proposalNotFound for an unknown, expired or foreign one, all alike */
export async function requireProposal(
  needs: Pick<Ports, 'table' | 'blobs' | 'now'>,
  { ownerId }: Caller,
  id: string,
): Promise<ProposalContent> {
  // What is no id must not reach a storage key.
  const item = Id.safeParse(id).success && (await needs.table.get(proposalKey(ownerId, id)));
  if (!item) throw new PagewrightError('proposalNotFound');
  const { expiresAt } = StoredProposal.parse(item.value);
  const isAlive = Date.parse(expiresAt) > needs.now().getTime();
  const json = isAlive ? await needs.blobs.get(proposalBlobKey(ownerId, id)) : undefined;
  if (json === undefined) throw new PagewrightError('proposalNotFound');
  return ProposalContent.parse(JSON.parse(Buffer.from(json).toString()));
}
