import type { JsonObject } from '#schemas/json.ts';
import type { Template, TemplateSummary } from '#schemas/template.ts';
import { baseCss, type Design } from './base-css.ts';
import { inForm } from './forms.ts';

/** A template that comes with the product: a Template whose sample data is JSON. */
export type BuiltInTemplate = Readonly<Omit<Template, 'sampleData'>> & {
  readonly sampleData: JsonObject;
};

/** What a list does not show of a template. */
export type TemplateContent = Readonly<Omit<BuiltInTemplate, keyof TemplateSummary>> & {
  /** The markup that data is filled into: `html` is the form to build upon. */
  readonly page: string;
};

type Definition = Pick<TemplateContent, 'schema' | 'sampleData'> & {
  /** The document's title, in Mustache in both forms. */
  readonly title: string;
  readonly design: Design;
  readonly css: string;
  readonly body: string;
};

/** Completes a built-in template: a whole page of plain Mustache in both its forms. */
export function defineContent({ title, design, css, body, ...rest }: Definition): TemplateContent {
  const markup = `<!doctype html>
<html>
<head>
<title>${title}</title>
<style>${baseCss(design)}${css}</style>
</head>
<body>
${body}
</body>
</html>
`;
  return { ...rest, html: inForm(markup, 'own'), page: inForm(markup, 'page') };
}
