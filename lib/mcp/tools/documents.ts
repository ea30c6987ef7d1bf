import type { ContentBlock } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { createDocument } from '#lib/domain/creation/create-document.ts';
import { generateSession } from '#lib/domain/creation/generate-session.ts';
import { previewTemplate } from '#lib/domain/creation/preview-template.ts';
import { countPages } from '#lib/domain/creation/render-session.ts';
import { modify } from '#lib/domain/editing/session/answer-modify.ts';
import { invalid } from '#lib/errors.ts';
import { RenderError } from '#lib/ports/renderer.ts';
import { CreateRequest, Intent, TemplateId } from '#schemas/create.ts';
import { DocumentData } from '#schemas/json.ts';
import { OutputFormat } from '#schemas/render-options.ts';
import { StyleName } from '#schemas/template.ts';
import type { ToolContext } from '../context.ts';
import { documentText, linkTo, ToolDocument, toolDocument } from '../documents.ts';
import { PaperOptions, ToolOptions } from '../options.ts';
import { parseInput } from '../parse-input.ts';
import { tool } from '../tool.ts';

const SessionId = z.string().min(1).max(100);
const format = OutputFormat.default('pdf');

const createTool = tool({
  name: 'svc_create_document',
  title: 'Create a document',
  description:
    'Makes a finished PDF or PNG of data (JSON of any shape; its type is detected unless templateId is given), of html, or of a url. Returns a link to the file and a sessionId to change it with.',
  input: z.object({
    data: DocumentData.optional(),
    html: z.string().min(1).max(2_000_000).optional(),
    url: z.string().min(1).max(8_000).optional().describe('Address of a page to capture.'),
    templateId: TemplateId.optional(),
    intent: Intent.optional().describe('What the document is for.'),
    style: StyleName.optional(),
    format,
    options: ToolOptions.optional(),
  }),
  output: ToolDocument,
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
  async run(context, input) {
    const request = parseInput(CreateRequest, input);
    const { needs, caller, signal } = context;
    const document = await toolDocument(
      context,
      await createDocument(needs, caller, request, signal),
    );
    return { result: document, text: documentText(document), content: [linkTo(document)] };
  },
});

/** A preview is looked at, not printed: what is larger says no more. */
const PREVIEW = { width: 816, height: 1_056, deviceScaleFactor: 0.75 };
const MAX_IMAGE_BYTES = 300_000;

/** A small picture of markup; none where it cannot be had. */
async function pictureOf(
  { needs, caller, signal }: ToolContext,
  html: string,
): Promise<ContentBlock[]> {
  try {
    const { content } = await needs.renderer.render(
      {
        ownerId: caller.ownerId,
        source: { kind: 'html', html },
        format: 'png',
        options: { viewport: PREVIEW },
      },
      signal,
    );
    if ('blobKey' in content) {
      const bytes = await needs.blobs.get(content.blobKey);
      await needs.blobs.delete(content.blobKey);
      return bytes === undefined ? [] : imageOf(bytes);
    }
    return imageOf(content.bytes);
  } catch (error) {
    if (error instanceof RenderError) return [];
    throw error;
  }
}

const imageOf = (bytes: Uint8Array): ContentBlock[] =>
  bytes.byteLength > MAX_IMAGE_BYTES
    ? []
    : [{ type: 'image', mimeType: 'image/png', data: Buffer.from(bytes).toString('base64') }];

const previewTool = tool({
  name: 'svc_preview',
  title: 'Preview a template',
  description:
    'Fills a template with data and opens a session on the result, with a small picture of it. Change it with svc_modify, make the file with svc_generate.',
  input: z.object({ templateId: TemplateId, data: DocumentData }),
  output: z.object({ sessionId: z.string() }),
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
  async run(context, { templateId, data }) {
    const { needs, caller } = context;
    const { html, sessionId } = await previewTemplate(needs, caller, {
      template: templateId,
      data,
    });
    return {
      result: { sessionId },
      text: `Session ${sessionId} is open for an hour. Call svc_modify to change it, svc_generate to make the file.`,
      content: await pictureOf(context, html),
    };
  },
});

const modifyTool = tool({
  name: 'svc_modify',
  title: 'Change a document',
  description:
    'Changes the document of a session in plain words, such as "make the title dark green" or "add the note …"; undo goes back one change. The file is made by svc_generate.',
  input: z.object({
    sessionId: SessionId,
    instruction: z.string().min(1).max(2_000).optional(),
    region: z.string().min(1).max(100).optional().describe('The part that is meant.'),
    undo: z.boolean().optional(),
  }),
  output: z.object({
    sessionId: z.string(),
    changes: z.array(z.string()),
    selfCheckPassed: z.boolean(),
    findings: z.array(z.string()).describe('Why selfCheckPassed is false.'),
  }),
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
  async run({ needs, caller, signal }, request) {
    if (request.instruction === undefined && request.undo !== true)
      throw invalid({ path: ['instruction'], message: 'is required, unless undo is true' });
    const counting = { ...needs, countPages: countPages.bind(undefined, needs) };
    const { changes, selfCheckPassed, findings } = await modify(counting, caller, request, signal);
    const { sessionId } = request;
    return {
      result: { sessionId, changes: [...changes], selfCheckPassed, findings: [...findings] },
      text: `${[...changes, ...findings.map((finding) => `Please check: ${finding}`)].join('\n')}\nCall svc_generate to make the file.`,
    };
  },
});

const generateTool = tool({
  name: 'svc_generate',
  title: 'Make the file of a session',
  description: 'Renders a session to PDF or PNG and returns a link to the file.',
  input: z.object({ sessionId: SessionId, format, options: PaperOptions.optional() }),
  output: ToolDocument,
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
  async run(context, request) {
    const { needs, caller, signal } = context;
    const document = await toolDocument(
      context,
      await generateSession(needs, caller, request, signal),
    );
    return { result: document, text: documentText(document), content: [linkTo(document)] };
  },
});

export const documentTools = [createTool, previewTool, modifyTool, generateTool];
