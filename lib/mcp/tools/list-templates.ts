import { z } from 'zod';
import { listTemplates } from '#lib/domain/creation/template-catalog.ts';
import { listMappings } from '#lib/domain/mappings/keep-mappings.ts';
import { listSources } from '#lib/domain/sources/find-source.ts';
import { TemplateType } from '#schemas/template.ts';
import type { ToolContext } from '../context.ts';
import { tool } from '../tool.ts';

const NEWEST = { limit: 20, offset: 0 };

/** The sources and mappings that a caller stored last. */
async function keptBy(needs: ToolContext['needs'], caller: ToolContext['caller']) {
  const { sources } = await listSources(needs, caller, NEWEST);
  const { mappings } = await listMappings(needs, caller, NEWEST);
  return {
    sources: sources.map(({ id: sourceId, name, type, recordCount }) => ({
      ...{ sourceId, name, type, recordCount },
    })),
    mappings: mappings.map(({ id: mappingId, name, templateId, sourceId }) => ({
      ...{ mappingId, name, templateId, sourceId },
    })),
  };
}

export const listTool = tool({
  name: 'svc_list_templates',
  title: 'List templates',
  description:
    'Lists what documents can be made with: templates, built-in ones and the user’s own, the user’s sources of records, and the mappings between both. Use the ids elsewhere.',
  input: z.object({
    type: TemplateType.optional().describe('Only templates of this type of document.'),
    limit: z.int().min(1).max(100).default(50),
  }),
  output: z.object({
    templates: z.array(
      z.object({ id: z.string(), name: z.string(), type: z.string(), description: z.string() }),
    ),
    total: z.number(),
    sources: z
      .array(
        z.object({
          ...{ sourceId: z.string(), name: z.string(), type: z.string() },
          recordCount: z.number().nullable(),
        }),
      )
      .describe('The newest; svc_suggest_mappings shows fields and records of one.'),
    mappings: z
      .array(
        z.object({
          ...{ mappingId: z.string(), name: z.string() },
          ...{ templateId: z.string(), sourceId: z.string() },
        }),
      )
      .describe('The newest; svc_generate_from_source takes their ids.'),
  }),
  annotations: { readOnlyHint: true, openWorldHint: false },
  async run({ needs, caller }, { type, limit }) {
    const found = await listTemplates(needs, caller, { type, limit, offset: 0 });
    const templates = found.templates.map(({ id, name, type, description }) => ({
      ...{ id, name, type, description },
    }));
    const { sources, mappings } = await keptBy(needs, caller);
    const lines = [
      ...templates.map(({ id, name, type }) => `${id}: ${name} (${type})`),
      ...sources.map((one) => `source ${one.sourceId}: ${one.name} (${one.type})`),
      ...mappings.map((one) => `mapping ${one.mappingId}: ${one.name} (${one.templateId})`),
    ];
    const result = { templates, total: found.total, sources, mappings };
    return { result, text: lines.join('\n') };
  },
});
