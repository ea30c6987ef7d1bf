import { join } from 'node:path';
import type { Config } from '#lib/config.ts';
import type { Mail } from '#lib/ports/mail.ts';

const LOCAL_SENDER = 'Pagewright <pagewright@localhost>';

async function open({ mail, dataDir }: Config): Promise<Mail> {
  const { createMailFolder, createSmtpMail } = await import('#lib/adapters/mail/nodemailer.ts');
  const from = mail.from ?? LOCAL_SENDER;
  return mail.smtpUrl === undefined
    ? createMailFolder({ folder: join(dataDir, 'mail'), from })
    : createSmtpMail({ url: mail.smtpUrl, from });
}

/** Mail of one machine: over SMTP where a server is set, else as files. Its code is read with the first message. */
export function composeMail(config: Config): Mail {
  let opened: Promise<Mail> | undefined;
  return {
    async send(message) {
      opened ??= open(config);
      return (await opened).send(message);
    },
  };
}
