import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'vitest';
import { createSmtpMail } from '#lib/adapters/mail/nodemailer.ts';
import { createSecrets } from '#lib/adapters/secrets/aes-gcm.ts';
import { composeMail } from '#lib/domain/mail/compose-mail.ts';
import { deliverMail } from '#lib/domain/mail/deliver-mail.ts';
import { sealMail } from '#lib/domain/mail/seal-mail.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { onEveryStore } from '#tests/support/stores.ts';

const secrets = createSecrets({
  current: async () => ({ name: 'k', key: Buffer.alloc(32, 7) }),
  find: async () => Buffer.alloc(32, 7),
});
const CONTENT = { to: 'ada@example.com', subject: 'S', text: 'token-in-it', html: '<p>H' };

onEveryStore('messages', (stores) => {
  const withSmtp = async (
    run: (
      needs: Parameters<typeof deliverMail>[0],
      smtp: Awaited<ReturnType<typeof startSmtp>>,
    ) => Promise<void>,
  ) => {
    const smtp = await startSmtp();
    const mail = createSmtpMail({ url: smtp.url, from: 'pages@example.com' });
    try {
      await run({ ...stores().ports, mail, secrets }, smtp);
    } finally {
      await smtp.close();
    }
  };
  const newMessage = async () => {
    const id = randomUUID();
    return { id, sealed: await sealMail({ secrets }, id, CONTENT) };
  };

  test('[mail.once] a message is sent once, however often and by however many it is delivered', async () => {
    await withSmtp(async (needs, smtp) => {
      const message = await newMessage();
      assert.ok(!message.sealed.includes('token-in-it'));
      await Promise.allSettled(Array.from({ length: 8 }, () => deliverMail(needs, message)));
      await deliverMail(needs, message);
      assert.deepEqual(
        smtp.taken.map(({ mail }) => mail.id),
        [message.id],
      );
    });
  });

  test('[mail.once] a message that is refused is sent with the next attempt', async () => {
    await withSmtp(async (needs, smtp) => {
      const message = await newMessage();
      smtp.refuse(2);
      await assert.rejects(deliverMail(needs, message));
      await assert.rejects(deliverMail(needs, message));
      await deliverMail(needs, message);
      await deliverMail(needs, message);
      assert.equal(smtp.taken.length, 1);
    });
  });

  test('a message whose sender died is sent by another one, once its time is over', async () => {
    await withSmtp(async (needs, smtp) => {
      const message = await newMessage();
      await new Promise<void>((isSending) => {
        const send = () => {
          isSending();
          return new Promise<void>(() => {});
        };
        void deliverMail({ ...needs, mail: { send } }, message);
      });
      await assert.rejects(deliverMail(needs, message), /Another worker/);
      stores().advance(61_000);
      await deliverMail(needs, message);
      assert.equal(smtp.taken.length, 1);
    });
  });
});

test('[mail.headers] a message says the same as text and as HTML, and markup in it is text', () => {
  const { text, html } = composeMail('A & B', [{ text: '<script>x</script>' }, { code: 'c"ode' }]);
  assert.equal(text, '<script>x</script>\n\n    c"ode\n');
  assert.ok(!html.includes('<script>'));
  assert.match(html, /<title>A &amp; B<\/title>/);
});
