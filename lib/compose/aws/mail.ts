import { SESv2Client } from '@aws-sdk/client-sesv2';
import { createSesMail } from '#lib/adapters/mail/ses.ts';
import type { Config } from '#lib/config.ts';
import type { Mail } from '#lib/ports/mail.ts';
import { requestHandler, STORE_TIMEOUT_MS } from './request-handler.ts';

/** Without MAIL_FROM nothing is sent, and what would have to is answered as not configured before it comes here. */
export function mail({ mail: { from } }: Config): Mail {
  if (from === undefined) {
    return { send: () => Promise.reject(new Error('MAIL_FROM is not set: mail cannot be sent')) };
  }
  const client = new SESv2Client({ requestHandler: requestHandler(STORE_TIMEOUT_MS) });
  return createSesMail({ client, from });
}
