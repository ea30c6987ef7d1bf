import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { McpHost } from './context.ts';
import { createMcpServer } from './server.ts';

/** Serves the tools over standard input and output until the input ends. */
export async function serveStdio(host: McpHost): Promise<void> {
  const server = createMcpServer(host);
  const transport = new StdioServerTransport();
  const { promise, resolve } = Promise.withResolvers<void>();
  transport.onclose = resolve;
  process.stdin.once('end', resolve);
  await server.connect(transport);
  await promise;
  await server.close();
}
