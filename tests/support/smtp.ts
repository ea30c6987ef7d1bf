import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { parseMail, type SentMail } from './sent-mail.ts';

export interface TestSmtp {
  readonly url: string;
  /** What was taken, with the recipients that the client named outside of the message. */
  readonly taken: {
    readonly raw: string;
    readonly mail: SentMail;
    readonly recipients: string[];
  }[];
  /** The next so many messages are refused for now. */
  refuse(count: number): void;
  close(): Promise<void>;
}

/** A real SMTP server on loopback. */
export async function startSmtp(): Promise<TestSmtp> {
  const taken: TestSmtp['taken'] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      // A client that dies amid a message has sent none.
      const raw = await buffer(stream).catch(() => undefined);
      if (raw === undefined) return done(new Error('The message is not whole'));
      if (refusals > 0) {
        refusals -= 1;
        return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      }
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      taken.push({ raw: raw.toString(), mail: await parseMail(raw), recipients });
      return done();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refuse(count) {
      refusals = count;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
