import { randomBytes } from 'node:crypto';
import { sendMail } from '#lib/domain/mail/send-mail.ts';
import { changeRecord, findRecord } from '#lib/domain/records/record-store.ts';
import { found, PagewrightError } from '#lib/errors.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { BetaInvite } from '#schemas/service/beta.ts';
import {
  BETA_OWNER,
  BETA_REQUESTS,
  codeItem,
  hashCode,
  presentInvite,
  presentRequest,
} from './beta-store.ts';

type Needs = Pick<Ports, 'table' | 'queue' | 'secrets' | 'settings' | 'now' | 'newId'>;

const CODE_BYTES = 24;
const CODE_LIFE_MS = 14 * 86_400_000;

/**
 * Approves a request with a code that works once, for two weeks, and mails it where mail is sent. Approved
 * again it gets another code, and the one before is dead.
 * @throws betaRequestNotFound
 */
export async function approveRequest(needs: Needs, id: string) {
  found(await findRecord(needs, BETA_REQUESTS, BETA_OWNER, id), 'betaRequestNotFound');
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const codeHash = hashCode(code);
  const now = needs.now();
  const end = now.getTime() + CODE_LIFE_MS;
  const expiresAt = new Date(end).toISOString();
  // The way from the code comes first: it may lead to a request that has another one.
  const removeAfter = Math.ceil(end / 1_000);
  await needs.table.put({ ...codeItem(codeHash), value: { requestId: id }, removeAfter });
  const mailed = needs.settings.sendsMail;
  const invite = { codeHash, createdAt: now.toISOString(), expiresAt, mailed };
  const changed = await changeRecord(needs, BETA_REQUESTS, BETA_OWNER, id, {
    next: () => ({
      status: 'approved' as const,
      approvedAt: now.toISOString(),
      activatedAt: null,
      invite,
    }),
  });
  if (changed === undefined) throw new PagewrightError('betaRequestNotFound');
  const { after } = changed;
  if (mailed) await mailCode(needs, after.email, code);
  const presented = presentInvite(after, now) as BetaInvite;
  return {
    success: true as const,
    request: presentRequest(after),
    invite: { ...presented, code },
  };
}

async function mailCode(needs: Needs, email: string, code: string): Promise<void> {
  await sendMail(needs, {
    id: needs.newId(),
    to: email,
    subject: 'Your access to Pagewright',
    parts: [
      { text: 'Your request for access was approved. This code works once, for two weeks:' },
      { code },
      {
        text: `Send it to ${needs.settings.publicUrl}/v1/beta/activate as {"code": …}: the answer is your API key.`,
      },
      { text: 'If you did not ask for access, ignore this message.' },
    ],
  });
}
