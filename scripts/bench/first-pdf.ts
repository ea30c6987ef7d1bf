// One PDF from a fresh process: its first byte of output says that the document is there.
import { composeRenderer } from '#lib/compose/render.ts';
import { readConfig } from '#lib/config.ts';

const quiet = () => {};
const renderer = composeRenderer(readConfig(), {
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
});
const { size } = await renderer.render({
  ownerId: 'bench',
  source: { kind: 'html', html: '<!doctype html><title>First</title><h1>First page</h1>' },
  format: 'pdf',
  options: {},
});
process.stdout.write(`${size}\n`);
await renderer.stop();
