import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { attach } from '#lib/adapters/chromium/process/connection.ts';
import { fill, launchOrdinary, openPage, type ProcessStart, print } from './bare.ts';

/** A server of the kind that people write first: HTML in, PDF out. */
export interface Rival {
  readonly url: string;
  close(): Promise<void>;
}

async function listen(
  makePdf: (html: string) => Promise<Buffer>,
  end: () => Promise<void>,
): Promise<Rival> {
  const server: Server = createServer((request, response) => {
    text(request)
      .then(makePdf)
      .then((pdf) =>
        response
          .writeHead(200, { 'content-type': 'application/pdf', 'content-length': pdf.length })
          .end(pdf),
      )
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await end();
    },
  };
}

/** Starts a browser for each request. */
export const browserPerRequest = (): Promise<Rival> =>
  listen(
    async (html) => {
      const browser = await launchOrdinary('executed');
      try {
        const page = await openPage(browser);
        await fill(page, html);
        return await print(page);
      } finally {
        await browser.kill();
      }
    },
    async () => {},
  );

/** Keeps one browser and opens a page for each request. */
export async function pagePerRequest(start: ProcessStart): Promise<Rival> {
  const browser = await launchOrdinary(start);
  return listen(
    async (html) => {
      const { targetId } = await browser.root.send('Target.createTarget', { url: 'about:blank' });
      const page = await attach(browser.root, targetId);
      try {
        await fill(page, html);
        return await print(page);
      } finally {
        await browser.root.send('Target.closeTarget', { targetId });
      }
    },
    () => browser.kill(),
  );
}
