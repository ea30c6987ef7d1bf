import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { checkMail, type Mail } from '#lib/ports/mail.ts';

const UTF8 = 'UTF-8';

/** Mail through Amazon SES. SES gives each message a Message-ID of its own; ours is in `X-Message-Id`. */
export function createSesMail(config: {
  readonly client: SESv2Client;
  readonly from: string;
}): Mail {
  return {
    async send(message) {
      const { id, to, subject, text, html } = checkMail(message);
      await config.client.send(
        new SendEmailCommand({
          FromEmailAddress: config.from,
          Destination: { ToAddresses: [to] },
          Content: {
            Simple: {
              Subject: { Data: subject, Charset: UTF8 },
              Body: { Text: { Data: text, Charset: UTF8 }, Html: { Data: html, Charset: UTF8 } },
              Headers: [
                { Name: 'X-Message-Id', Value: id },
                { Name: 'Auto-Submitted', Value: 'auto-generated' },
              ],
            },
          },
        }),
      );
    },
  };
}
