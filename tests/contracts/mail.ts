import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { Mail } from '#lib/ports/mail.ts';
import type { SentMail } from '#tests/support/sent-mail.ts';

const MESSAGE = {
  id: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e',
  to: 'ada@example.com',
  subject: 'Grüße & <tags>',
  text: 'Zwölf Boxkämpfer\n\n.\nafter a line with a dot\n',
  html: '<p>Zwölf Boxkämpfer</p>',
};

/** Values that would end a header line, or name somebody else. */
const INJECTIONS: readonly Partial<typeof MESSAGE>[] = [
  { subject: 'Hello\r\nBcc: eve@example.com' },
  { subject: 'Hello\nBcc: eve@example.com' },
  { subject: 'Hello\u0000' },
  { to: 'ada@example.com\r\nBcc: eve@example.com' },
  { to: 'ada@example.com, eve@example.com' },
  { to: 'Ada <ada@example.com>' },
  { to: 'ada@example.com>\r\nRCPT TO:<eve@example.com' },
  { to: 'ada' },
  { to: '' },
  { id: 'x>\r\nBcc: eve@example.com' },
];

/** What every way to send mail keeps. */
export function mailContract(open: () => { mail: Mail; sent: () => Promise<readonly SentMail[]> }) {
  test('[mail.sent] a message arrives with its words, as text and as HTML', async () => {
    const { mail, sent } = open();
    await mail.send(MESSAGE);
    const message = (await sent()).find(({ id }) => id === MESSAGE.id);
    assert.ok(message);
    assert.deepEqual([message.to, message.subject], [MESSAGE.to, MESSAGE.subject]);
    assert.equal(message.text.replaceAll('\r\n', '\n').trim(), MESSAGE.text.trim());
    assert.match(message.html, /<p>Zwölf Boxkämpfer<\/p>/);
  });

  test('[mail.headers] what would add a header or a recipient is refused, and nothing is sent', async () => {
    const { mail, sent } = open();
    const before = (await sent()).length;
    for (const injected of INJECTIONS) {
      await assert.rejects(mail.send({ ...MESSAGE, ...injected }), TypeError);
    }
    assert.equal((await sent()).length, before);
  });
}
