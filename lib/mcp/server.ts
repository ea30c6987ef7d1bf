import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  type ContentBlock,
  ListToolsRequestSchema,
  type Tool as ToolDescription,
} from '@modelcontextprotocol/sdk/types.js';
import { PagewrightError } from '#lib/errors.ts';
import { VERSION } from '#lib/version.ts';
import { adviceOn } from './advice.ts';
import type { McpHost, ToolContext } from './context.ts';
import { parseInput } from './parse-input.ts';
import type { Tool } from './tool.ts';
import schemas from './tool-schemas.generated.json' with { type: 'json' };
import { tools } from './tools/index.ts';

const INSTRUCTIONS =
  'Makes finished PDF and PNG documents. One document of data, HTML or a web page: svc_create_document, then svc_modify and svc_generate to change it. Documents of records: svc_create_source, svc_list_templates, svc_suggest_mappings, svc_link_template, svc_generate_from_source. Answers link to files.';

const FAULT = 'Something went wrong on the side of the service. Try once more, then tell the user.';

const text = (words: string): ContentBlock => ({ type: 'text', text: words });

/** What of a call's environment the tools use. */
interface Extra {
  readonly signal: AbortSignal;
  readonly _meta?: { readonly progressToken?: string | number | undefined } | undefined;
  readonly sendNotification: (notification: {
    method: 'notifications/progress';
    params: { progressToken: string | number; progress: number; total: number; message: string };
  }) => Promise<void>;
}

function contextOf(host: McpHost, { signal, _meta, sendNotification }: Extra): ToolContext {
  const progressToken = _meta?.progressToken;
  let last = -1;
  return {
    ...host,
    signal,
    async progress(progress, total, message) {
      // The protocol wants each to be more than the one before.
      if (progressToken === undefined || progress <= last) return;
      last = progress;
      await sendNotification({
        method: 'notifications/progress',
        params: { progressToken, progress, total, message },
      });
    },
  };
}

const refusal = (words: string): CallToolResult => ({ content: [text(words)], isError: true });

async function call(host: McpHost, tool: Tool, given: unknown, extra: Extra) {
  try {
    const answer = await tool.run(contextOf(host, extra), parseInput(tool.input, given ?? {}));
    // Whatever a schema does not know of stays here.
    const structuredContent = tool.output.parse(answer.result);
    return { content: [text(answer.text), ...(answer.content ?? [])], structuredContent };
  } catch (error) {
    // The specification answers unusable data of a preview as a failure of the service.
    const isOfCaller =
      error instanceof PagewrightError &&
      (error.status < 500 || (error.condition === 'previewError' && error.details !== undefined));
    if (isOfCaller) return refusal(adviceOn(error));
    host.needs.log.error({ err: error, tool: tool.name }, 'a tool failed');
    return refusal(error instanceof PagewrightError ? adviceOn(error) : FAULT);
  }
}

/**
 * A server with all tools, for one connection. The SDK's more convenient one makes JSON Schema of zod
 * at run time, for which every function would carry the code: these schemas are generated ahead.
 */
export function createMcpServer(host: McpHost): Server {
  const server = new Server(
    { name: 'pagewright', title: 'Pagewright', version: VERSION },
    { instructions: INSTRUCTIONS, capabilities: { tools: {} } },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, title, description, annotations }) => ({
      ...{ name, title, description, annotations },
      ...schemas[name as keyof typeof schemas],
    })) as ToolDescription[],
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool !== undefined) return call(host, tool, params.arguments, extra as Extra);
    const names = tools.map(({ name }) => name).join(', ');
    return refusal(`There is no tool "${params.name}": call one of ${names}`);
  });
  return server;
}
