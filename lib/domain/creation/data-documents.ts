/**
 * All that makes a document of data: reading it, naming it, setting it. A quarter of a function's
 * code, of which documents of html or a url need nothing; so it is imported when there is data, and
 * holds neither state nor classes.
 */

export { partiesOf } from '#lib/domain/analysis/locale-of-model.ts';
export { SYSTEMS } from '#lib/domain/analysis/systems/index.ts';
export { analyzeData } from '#lib/domain/detection/analyze-data.ts';
export { inLanguage } from '#lib/domain/detection/labels/in-language.ts';
export {
  orientationInIntent,
  styleInIntent,
  titleInIntent,
  typeInIntent,
} from '#lib/domain/detection/type/intent.ts';
export { documentName } from '#lib/domain/layout/document-name.ts';
export { layoutDocument } from '#lib/domain/layout/layout-document.ts';
export { placeWhereNamed } from '#lib/domain/layout/printed/place-where-named.ts';
export { printedPage } from '#lib/domain/layout/printed/printed-page.ts';
export { placeDocument } from '#lib/domain/layout/printed/printed-values.ts';
export { fillGaps } from '#lib/domain/templates/built-in/fill-gaps.ts';
export { modelData } from '#lib/domain/templates/built-in/model-data.ts';
export { withOwn } from '#lib/domain/templates/built-in/own-values.ts';
export { unshownValues } from '#lib/domain/templates/unshown-values.ts';
