import { launchBare, spareContexts, warmPage, warmScreenshot } from './bare.ts';
import { browserPerRequest, pagePerRequest } from './rivals.ts';
import { expectFile, keepAliveClient, spawnService } from './service.ts';

/** Clients at a time, where documents a second are measured. */
export const CLIENTS = 4;

/** Everything that one interleaved run needs, and how to end it. */
export async function enterArena() {
  const client = keepAliveClient();
  const [service, printer, screen, perPage, perForkedPage, perBrowser] = [
    await spawnService(),
    await launchBare('print'),
    await launchBare('screen'),
    await pagePerRequest('executed'),
    await pagePerRequest('forked'),
    await browserPerRequest(),
  ];
  const json = { accept: 'application/json' };
  return {
    bare: await warmPage(printer),
    lanes: await Promise.all(Array.from({ length: CLIENTS }, () => warmPage(printer))),
    screenshot: await warmScreenshot(screen),
    spare: await spareContexts(screen),
    create: async (body: object) =>
      expectFile(await client.send('POST', `${service.url}/v1/create`, JSON.stringify(body))),
    generate: async (body: object) =>
      expectFile(await client.send('POST', `${service.url}/v1/generate`, JSON.stringify(body))),
    post: async (path: string, body: object) =>
      client.send('POST', `${service.url}${path}`, JSON.stringify(body), json),
    rivalPage: async (html: string) => expectFile(await client.send('POST', perPage.url, html)),
    rivalForked: async (html: string) =>
      expectFile(await client.send('POST', perForkedPage.url, html)),
    rivalBrowser: async (html: string) =>
      expectFile(await client.send('POST', perBrowser.url, html)),
    async leave() {
      client.close();
      await Promise.all([
        service.close(),
        printer.kill(),
        screen.kill(),
        perPage.close(),
        perForkedPage.close(),
        perBrowser.close(),
      ]);
    },
  };
}

/** The contestants of one run. */
export type Arena = Awaited<ReturnType<typeof enterArena>>;
