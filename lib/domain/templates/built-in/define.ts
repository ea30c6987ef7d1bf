import type { JsonObject } from '#schemas/json.ts';
import type { Template, TemplateSummary } from '#schemas/template.ts';
import { baseCss, type Design } from './base-css.ts';

/** A template that comes with the product: a Template whose sample data is JSON. */
export type BuiltInTemplate = Readonly<Omit<Template, 'sampleData'>> & {
  readonly sampleData: JsonObject;
};

/** What a list does not show of a template. */
export type TemplateContent = Readonly<Omit<BuiltInTemplate, keyof TemplateSummary>>;

type Definition = Pick<TemplateContent, 'schema' | 'sampleData'> & {
  /** The document's title, in Mustache. */
  readonly title: string;
  readonly design: Design;
  readonly css: string;
  readonly body: string;
};

/** Completes a built-in template: plain Mustache in a whole page, as a user could have written it. */
export function defineContent({ title, design, css, body, ...rest }: Definition): TemplateContent {
  return {
    ...rest,
    html: `<!doctype html>
<html>
<head>
<title>${title}</title>
<style>${baseCss(design)}${css}</style>
</head>
<body>
${body}
</body>
</html>
`,
  };
}
