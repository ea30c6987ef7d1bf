import { z } from 'zod';

/** Headers of the Model Context Protocol's streamable HTTP. */
export const McpHeaders = z.object({
  accept: z.string().max(1_000).optional(),
  'content-type': z.string().max(200).optional(),
  'mcp-protocol-version': z.string().max(100).optional(),
  'last-event-id': z.string().max(500).optional(),
});
