import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { createMailFolder, createSmtpMail } from '#lib/adapters/mail/nodemailer.ts';
import { createSesMail } from '#lib/adapters/mail/ses.ts';
import { mailContract } from '#tests/contracts/mail.ts';
import { readMailFolder } from '#tests/support/sent-mail.ts';
import { startSes } from '#tests/support/ses.ts';
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts';

const FROM = 'Pagewright <pages@example.com>';
const MESSAGE = { id: 'again', to: 'ada@example.com', subject: 'S', text: 'T', html: '<p>H' };

describe('mail over SMTP', () => {
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterAll(() => smtp.close());
  const open = () => createSmtpMail({ url: smtp.url, from: FROM });

  mailContract(() => ({ mail: open(), sent: async () => smtp.taken.map(({ mail }) => mail) }));

  test('[settings.mail] [mail.sent] comes from MAIL_FROM, to one recipient, under the same Message-ID each time', async () => {
    const before = smtp.taken.length;
    await open().send(MESSAGE);
    await open().send(MESSAGE);
    const [first, second] = smtp.taken.slice(before);
    assert.match(first?.raw ?? '', /^From: Pagewright <pages@example\.com>\r$/m);
    assert.match(first?.raw ?? '', /^Message-ID: <again@example\.com>\r$/im);
    assert.deepEqual(first?.recipients, ['ada@example.com']);
    assert.equal(second?.mail.id, first?.mail.id);
  });

  test('rejects what the server refuses, and what no server takes', async () => {
    smtp.refuse(1);
    await assert.rejects(open().send(MESSAGE), /later/);
    const closed = createServer();
    await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done));
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    const nobody = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: FROM });
    await assert.rejects(nobody.send(MESSAGE), /ECONNREFUSED/);
  });

  test('hands no password over without TLS to another machine', async () => {
    const url = smtp.url.replace('smtp://127.0.0.1', 'smtp://user:secret@127.0.0.2');
    await assert.rejects(createSmtpMail({ url, from: FROM }).send(MESSAGE), /./);
  });
});

describe('mail as files', () => {
  let folder: string;
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'pagewright-mail-')), 'mail');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const open = () => createMailFolder({ folder, from: FROM });

  mailContract(() => ({ mail: open(), sent: () => readMailFolder(folder) }));

  test('one file for each message, which only its owner may read', async () => {
    await open().send(MESSAGE);
    await open().send(MESSAGE);
    const names = (await readdir(folder)).filter((name) => name.startsWith('again'));
    assert.deepEqual(names, ['again.eml']);
    assert.equal((await stat(join(folder, 'again.eml'))).mode & 0o777, 0o600);
  });
});

describe('mail through SES', () => {
  let ses: Awaited<ReturnType<typeof startSes>>;
  beforeAll(async () => {
    ses = await startSes();
  });
  afterAll(() => ses.close());
  const open = () =>
    createSesMail({
      from: FROM,
      client: new SESv2Client({
        endpoint: ses.endpoint,
        region: 'us-east-1',
        credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
      }),
    });

  mailContract(() => ({ mail: open(), sent: async () => ses.sent() }));

  test('rejects what SES refuses', async () => {
    ses.refuse(1);
    await assert.rejects(open().send(MESSAGE), /refused/);
  });
});
