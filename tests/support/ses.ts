import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { SentMail } from './sent-mail.ts';

interface SendEmail {
  FromEmailAddress: string;
  Destination: { ToAddresses: string[] };
  Content: {
    Simple: {
      Subject: { Data: string };
      Body: { Text: { Data: string }; Html: { Data: string } };
      Headers: { Name: string; Value: string }[];
    };
  };
}

function toSentMail({ Destination, Content: { Simple } }: SendEmail): SentMail {
  return {
    id: Simple.Headers.find(({ Name }) => Name === 'X-Message-Id')?.Value ?? '',
    to: Destination.ToAddresses.join(', '),
    subject: Simple.Subject.Data,
    text: Simple.Body.Text.Data,
    html: Simple.Body.Html.Data,
  };
}

/** The one operation of SES that is used, over its protocol. */
export async function startSes() {
  const sent: SentMail[] = [];
  let failures = 0;
  const server = createServer(async (request, response) => {
    const isSending = request.method === 'POST' && request.url === '/v2/email/outbound-emails';
    const body = isSending ? ((await json(request)) as SendEmail) : undefined;
    response.setHeader('content-type', 'application/json');
    if (body === undefined || failures > 0) {
      failures -= 1;
      response
        .writeHead(400, { 'x-amzn-errortype': 'MessageRejected' })
        .end('{"message":"refused"}');
      return;
    }
    sent.push(toSentMail(body));
    response.writeHead(200).end(JSON.stringify({ MessageId: `ses-${sent.length}` }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    sent: (): readonly SentMail[] => sent,
    /** The next so many messages are refused. */
    refuse(count: number): void {
      failures = count;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
