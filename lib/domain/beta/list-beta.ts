import { allRecords } from '#lib/domain/records/record-store.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { PageQuery } from '#schemas/common.ts';
import type { BetaRequestQuery } from '#schemas/service/beta.ts';
import { BETA_OWNER, BETA_REQUESTS, presentInvite, presentRequest } from './beta-store.ts';

type Needs = Pick<Ports, 'table' | 'now'>;

const allRequests = (needs: Needs) => allRecords(needs, BETA_REQUESTS, BETA_OWNER);

const pageOf = <Entry>(entries: readonly Entry[], { limit, offset }: PageQuery) => ({
  page: entries.slice(offset, offset + limit),
  rest: { total: entries.length, limit, offset },
});

/** Requests, the newest first. */
export async function listRequests(needs: Needs, { status, ...query }: BetaRequestQuery) {
  const requests = (await allRequests(needs)).filter(
    (request) => status === undefined || request.status === status,
  );
  const { page, rest } = pageOf(requests, query);
  return { success: true as const, requests: page.map(presentRequest), ...rest };
}

async function allInvites(needs: Needs) {
  const now = needs.now();
  return (await allRequests(needs)).flatMap((request) => presentInvite(request, now) ?? []);
}

/** The invites of approved requests. */
export async function listInvites(needs: Needs, query: PageQuery) {
  const { page, rest } = pageOf(await allInvites(needs), query);
  return { success: true as const, invites: page, ...rest };
}

/** How many requests and invites there are, by status. */
export async function countBeta(needs: Needs) {
  const requests = await allRequests(needs);
  const invites = await allInvites(needs);
  const having = (entries: readonly { status: string }[], wanted: string) =>
    entries.filter(({ status }) => status === wanted).length;
  return {
    success: true as const,
    requests: {
      total: requests.length,
      pending: having(requests, 'pending'),
      approved: having(requests, 'approved'),
      activated: having(requests, 'activated'),
    },
    invites: {
      total: invites.length,
      open: having(invites, 'open'),
      expired: having(invites, 'expired'),
      activated: having(invites, 'activated'),
    },
  };
}
