import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { checkMail, type Mail, type MailMessage } from '#lib/ports/mail.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** For all of it: what takes longer is tried again later. */
const SEND_MS = 45_000;

const ADDRESS_PART = /@([^\s<>@]+)>?\s*$/;

/** The same message keeps its Message-ID however often it is sent. */
function envelopeOf(message: MailMessage, from: string) {
  const { id, to, subject, text, html } = checkMail(message);
  const [, domain = 'localhost'] = ADDRESS_PART.exec(from) ?? [];
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Credentials leave this machine encrypted only. */
function optionsOf({ protocol, hostname, port, username, password }: URL) {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLocal = host === 'localhost' || host === '127.0.0.1' || host === '::1';
  const user = decodeURIComponent(username);
  return {
    host,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
    requireTLS: user !== '' && !isLocal,
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(password) } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Mail through an SMTP server: `smtp://` (with STARTTLS where it is offered) or `smtps://`. */
export function createSmtpMail(config: { readonly url: string; readonly from: string }): Mail {
  return {
    async send(message) {
      const transport = createTransport(optionsOf(new URL(config.url)));
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => late.reject(new Error(`The SMTP server took more than ${SEND_MS} ms`)),
        SEND_MS,
      );
      try {
        const { rejected = [] } = await Promise.race([
          transport.sendMail(envelopeOf(message, config.from)),
          late.promise,
        ]);
        if (rejected.length > 0) throw new Error('The SMTP server refused the recipient');
      } finally {
        clearTimeout(timer);
        transport.close();
      }
    },
  };
}

/** Mail as files: `<id>.eml` in a folder, whole or not at all. */
export function createMailFolder(config: { readonly folder: string; readonly from: string }): Mail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const { message: content } = await composer.sendMail(envelopeOf(message, config.from));
      await mkdir(config.folder, { recursive: true, mode: 0o700 });
      const unfinished = join(config.folder, `.${randomUUID()}`);
      await writeFile(unfinished, content as Buffer, { mode: 0o600, flush: true });
      await rename(unfinished, join(config.folder, `${message.id}.eml`));
    },
  };
}
