import { titleOfHtml } from '#lib/domain/layout/document-name.ts';
import { inferTemplateSchema } from '#lib/domain/templates/infer-schema.ts';
import { type Opens, visitTags } from '#lib/domain/templates/walk-tags.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { TemplateSchema } from '#schemas/template.ts';
import type { PlaceholderUse, SectionUse, TemplateAnalysis } from '#schemas/template-tools.ts';
import { sampleData } from '../sample/sample-data.ts';
import { positionsIn } from './positions.ts';
import { templateWarnings } from './template-warnings.ts';

/** What can be known of a template by reading it. @throws validation, with line and column, for a mistake in its Mustache */
export async function analyzeTemplate(html: string): Promise<TemplateAnalysis> {
  const schema = inferTemplateSchema(html);
  const { placeholders, sections } = usesOf(html, schema);
  const { type, confidence } = await typeOf(html, schema);
  return {
    ...{ success: true, placeholders, sections, schema },
    ...{ detectedType: type, confidence },
    warnings: await templateWarnings(html),
  };
}

function usesOf(html: string, schema: TemplateSchema) {
  const positionOf = positionsIn(html);
  const types = new Map(schema.fields.map(({ name, type }) => [name, type]));
  const placeholders = new Map<string, PlaceholderUse>();
  const sections: SectionUse[] = [];
  visitTags(html, {
    value: (name, [sigil, tag, at], format) => {
      const raw = sigil === '&';
      const key = JSON.stringify([name, format, raw]);
      const known = placeholders.get(key);
      if (known !== undefined) known.count += 1;
      else
        placeholders.set(key, {
          ...{ name, tag, raw, count: 1, type: types.get(name) ?? 'string' },
          ...(format === undefined ? {} : { format }),
          ...positionOf(at),
        });
    },
    section: (name, [sigil, , at], opens: Opens) => {
      sections.push({ name, kind: sigil === '^' ? 'inverted' : opens, ...positionOf(at) });
    },
  });
  return { placeholders: [...placeholders.values()], sections };
}

/** The type of what the template makes: of data made up for it, under the template's own heading. */
async function typeOf(html: string, schema: TemplateSchema) {
  const { title: _, ...sample } = sampleData(schema, html);
  const heading = (titleOfHtml(html) ?? '').replace(/\{\{[^}]*\}\}/g, ' ').trim();
  const data: JsonObject = heading === '' ? sample : { title: heading, ...sample };
  const { analyzeData } = await import('#lib/domain/creation/data-documents.ts');
  const { documentType: type, confidence } = analyzeData(data).analysis;
  return { type, confidence };
}
