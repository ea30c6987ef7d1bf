import type { DataAnalysis } from '#lib/domain/detection/analyze-data.ts';
import { PRINTED, type PrintedDocument } from '#lib/domain/presentation/printed-document.ts';
import type { StyleName } from '#schemas/template.ts';
import { toMustache } from './to-mustache.ts';
import { tokeniseModel } from './tokenise-model.ts';
import { createTokens } from './tokens.ts';

/** What a generated layout was made of. */
export interface LayoutPlan {
  readonly analyzed: DataAnalysis;
  /** The document in its language. */
  readonly model: PrintedDocument;
  readonly intent: string;
  readonly style: StyleName;
}

/**
 * A generated layout as the template that it is: every value of the document is a tag that names the part
 * which it plays, never a key of the data. Filled with other data it shows what a layout of that data shows.
 */
export async function templateOfLayout({
  analyzed,
  model,
  intent,
  style,
}: LayoutPlan): Promise<string> {
  const { layoutDocument, placeDocument } = await import('#lib/domain/creation/data-documents.ts');
  const { applyIntent } = await import('#lib/domain/layout/apply-intent.ts');
  const { parseDocument } = await import('#lib/domain/editing/editor.ts');
  const { document, values } = placeDocument(model, analyzed.model);
  const tokens = createTokens({ [PRINTED]: values });
  const tokenised = applyIntent(tokeniseModel(document, tokens), intent);
  const { html, orientation } = layoutDocument(tokenised, { style, intent });
  const written = toMustache(parseDocument(html), tokens.all);
  return oriented(written, orientation, analyzed.analysis.documentType);
}

/** A template says itself how its sheet lies. */
function oriented(html: string, orientation: string | undefined, type: string): string {
  if (orientation !== 'landscape') return html;
  const sheet = type === 'certificate' ? '@page{size:11in 8.5in}' : '@page{size:landscape}';
  return html.replace('<style>', `<style>${sheet}`);
}
