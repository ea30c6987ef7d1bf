import { orientationInIntent, titleInIntent } from '#lib/domain/detection/type/intent.ts';
import type { Block, PrintedDocument } from '#lib/domain/presentation/printed-document.ts';
import { STYLE_TOKENS } from '#lib/domain/styles/tokens.ts';
import { HEAD_START } from '#lib/shared/html/whole-document.ts';
import type { MarkupFacts } from '#schemas/rendering/markup-facts.ts';
import type { StyleName } from '#schemas/template.ts';
import { certificateBody, isUprightCertificate } from './certificate.ts';
import { contractBody } from './contract.ts';
import { MIXED_WRITING } from './css/base.ts';
import { FORMATTED } from './css/formatted.ts';
import { languageOf, writingOf } from './direction.ts';
import { hyphenationRules } from './hyphenation.ts';
import { letterBody } from './letter.ts';
import { letterRules, type SheetMargins } from './letter-sheet.ts';
import { element, type Markup, text } from './markup.ts';
import { details, footer, header, intro, lineItems, notes, opening, sections } from './regions.ts';
import { styleSheet } from './style-sheet.ts';

export interface LayoutOptions {
  readonly style: StyleName;
  /** The caller's intent, read for an orientation and a title; it has been applied to the content before. */
  readonly intent?: string;
  /** Replaces the document's own title. */
  readonly title?: string;
  /** The sheet's margins, which letters reckon with. */
  readonly margin?: SheetMargins | undefined;
}

export interface Layout {
  /** A whole HTML document without script. Its parts carry `data-service-region`. */
  readonly html: string;
  /** What the layout is made for, where that is not portrait. */
  readonly orientation?: 'portrait' | 'landscape';
  readonly facts: MarkupFacts;
}

/** Sets a document model in one of the eight styles. Pure; time is linear in the model. */
export function layoutDocument(model: PrintedDocument, options: LayoutOptions): Layout {
  const title = options.title ?? titleInIntent(options.intent) ?? model.title;
  const orientation = orientationInIntent(options.intent) ?? naturalOrientation(model, title);
  const isWide = orientation === 'landscape';
  const drawn = page(model, title, options, bodyOf(model, title, isWide), isWide);
  return orientation === undefined ? drawn : { ...drawn, orientation };
}

/** Tables of more columns are cramped on an upright page. */
const MAX_COLUMNS = 8;
/** Lines with amounts in more columns than this are cramped on an upright page. */
const MAX_LINE_COLUMNS = 7;

/** Certificates and tables that are too wide for a portrait page lie. */
function naturalOrientation(model: PrintedDocument, title: string): 'landscape' | undefined {
  const wide = [...model.sections, ...model.details].some(isWideBlock);
  const lines = (model.lineItems?.columns.length ?? 0) > MAX_LINE_COLUMNS;
  if (wide || lines) return 'landscape';
  return model.type === 'certificate' && !isUprightCertificate(model, title)
    ? 'landscape'
    : undefined;
}

function isWideBlock(block: Block): boolean {
  if (block.kind === 'table') return block.table.columns.length > MAX_COLUMNS;
  return block.kind === 'group' && block.blocks.some(isWideBlock);
}

function bodyOf(model: PrintedDocument, title: string, isWide: boolean): Markup {
  switch (model.type) {
    case 'certificate':
      return certificateBody(model, title, !isWide);
    case 'letter':
      return letterBody(model);
    case 'contract':
      return contractBody(model, title);
    case 'report':
    case 'document':
      return (
        header(model, title) +
        intro(model) +
        sections(model) +
        lineItems(model) +
        details(model) +
        notes(model) +
        footer(model)
      );
    default:
      return (
        header(model, title) +
        intro(model) +
        opening(model) +
        lineItems(model) +
        sections(model) +
        details(model) +
        notes(model) +
        footer(model)
      );
  }
}

function page(
  model: PrintedDocument,
  title: string,
  { style, margin }: LayoutOptions,
  body: Markup,
  isWide: boolean,
): Pick<Layout, 'html' | 'facts'> {
  const name =
    model.number === undefined || title.includes(model.number.text)
      ? title
      : `${title} ${model.number.text}`;
  const words = body.replace(/<[^<>]*>/g, ' ');
  const writing = writingOf(model.locale.language, words);
  const language = languageOf(model.locale.language, writing, words);
  const dir = writing.direction === 'rtl' ? ' dir="rtl"' : '';
  const css =
    styleSheet(STYLE_TOKENS[style], model.type, model.accentColor) +
    // Centred lines are not broken within words, and a certificate's letters are as large as its paper allows.
    (model.type === 'certificate' ? '' : hyphenationRules(language)) +
    (model.type === 'letter' ? letterRules(language, margin) : '') +
    (/class="prose|<code>/.test(body) ? FORMATTED : '') +
    (writing.mixed ? MIXED_WRITING : '');
  const head = `${HEAD_START}${element('title', '', text(name))}<style>${css}</style>`;
  const html = `<!doctype html><html lang="${language}"${dir}><head>${head}</head><body class="${model.type}${isWide ? ' wide' : ''}">${body}</body></html>`;
  const { direction } = writing;
  return { html, facts: { language, direction, stylesheet: 'layout', scriptFree: true } };
}
