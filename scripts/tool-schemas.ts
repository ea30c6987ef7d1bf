import { z } from 'zod';
import type { Tool } from '#lib/mcp/tool.ts';

/** JSON Schema of what each tool takes and answers, as the protocol lists them. */
export const toolSchemas = (tools: readonly Tool[]): unknown =>
  Object.fromEntries(
    tools.map(({ name, input, output }) => [
      name,
      {
        inputSchema: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }),
        outputSchema: z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }),
      },
    ]),
  );
