import type { NewBlock, Operation } from '#lib/domain/editing/operations.ts';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import type { Ports } from '#lib/ports/index.ts';
import { safeUrl } from '#lib/shared/addresses/urls.ts';
import { resolveEscapes } from './decode.ts';
import { executableParts } from './executable-parts.ts';
import { type Finding, refuse } from './finding.ts';
import { judgeContent } from './judge-text.ts';

/** What an operation would bring into a document, by what it would become there. */
interface Brought {
  readonly texts: readonly string[];
  readonly addresses: readonly string[];
  /** CSS values: colours, lengths, font lists. */
  readonly styles: readonly string[];
}

const NOTHING: Brought = { texts: [], addresses: [], styles: [] };
/** Texts are judged together, in pieces of about this length. */
const PIECE_CHARACTERS = 16_000;
/** No value of a listed style property has these; a function of CSS that loads or runs neither. */
const NOT_A_STYLE_VALUE = /[<>{}\\;@]|url\s*\(|expression\s*\(|image-set\s*\(|javascript|vbscript/i;
const SVG = /^\s*data:image\/svg\+xml([^,]{0,100}),/i;

/**
 * Refuses operations, whatever their source, that would bring harmful text, a script address or more than a
 * value into a style. All texts are judged as something to be printed.
 *
 * @throws {PagewrightError} `guardrailViolation`
 */
export function checkOperations(ports: Pick<Ports, 'log'>, operations: readonly Operation[]): void {
  const brought = operations.map(broughtBy);
  const finding =
    firstOf(
      brought.flatMap(({ addresses }) => addresses),
      judgeAddress,
    ) ??
    firstOf(
      brought.flatMap(({ styles }) => styles),
      judgeStyle,
    ) ??
    firstOf(inPieces(brought.flatMap(({ texts }) => texts)), judgeContent);
  if (finding !== undefined) refuse(ports, 'operations', finding);
}

function firstOf(
  values: readonly string[],
  judge: (value: string) => Finding | undefined,
): Finding | undefined {
  for (const value of values) {
    const finding = judge(value);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

function inPieces(texts: readonly string[]): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const text of texts) {
    if (piece.length + text.length > PIECE_CHARACTERS && piece !== '') {
      pieces.push(piece);
      piece = '';
    }
    piece += `${text}\n`;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

function script(rule: string): Finding {
  return { category: 'script_injection', rule, reading: 'operation' };
}

function judgeAddress(address: string): Finding | undefined {
  if (
    safeUrl(address) === undefined ||
    safeUrl(resolveEscapes(address.slice(0, 200))) === undefined
  )
    return script('address');
  return isScriptedSvg(address) ? script('svg') : undefined;
}

/** An image does not run its scripts; the same address, once copied into a link, does. */
function isScriptedSvg(address: string): boolean {
  const start = SVG.exec(address);
  if (start === null) return false;
  const body = address.slice(start[0].length);
  const markup = /base64/i.test(start[1] ?? '')
    ? Buffer.from(body, 'base64').toString('utf8')
    : resolveEscapes(body);
  try {
    return executableParts(parseDocument(markup).tree).size > 0;
  } catch {
    // Nested so deep that parsing stops: no picture is.
    return true;
  }
}

function judgeStyle(value: string): Finding | undefined {
  return NOT_A_STYLE_VALUE.test(value) ? script('style') : undefined;
}

function stylesIn(style: Readonly<Record<string, string | undefined>> = {}): string[] {
  return Object.values(style).filter((value) => value !== undefined);
}

function broughtBy(operation: Operation): Brought {
  switch (operation.op) {
    case 'set-style':
      return { ...NOTHING, styles: stylesIn(operation.style) };
    case 'set-theme': {
      const { accent, text, background, headingFont, bodyFont } = operation;
      return { ...NOTHING, styles: stylesIn({ accent, text, background, headingFont, bodyFont }) };
    }
    case 'stripe-rows':
      return { ...NOTHING, styles: operation.color === null ? [] : [operation.color] };
    case 'set-text':
      return { ...NOTHING, texts: [operation.text] };
    case 'replace-text':
      return { ...NOTHING, texts: [operation.replace] };
    case 'insert': {
      const block = broughtByBlock(operation.block);
      return { ...block, styles: [...block.styles, ...stylesIn(operation.style)] };
    }
    case 'set-attribute':
      return operation.name === 'href' || operation.name === 'src'
        ? { ...NOTHING, addresses: [operation.value] }
        : { ...NOTHING, texts: [operation.value] };
    case 'add-column':
      return {
        ...NOTHING,
        texts: [operation.label, ...(Array.isArray(operation.cells) ? operation.cells : [])],
      };
    case 'add-row':
      return { ...NOTHING, texts: operation.cells };
    case 'add-total':
      return { ...NOTHING, texts: [operation.label, operation.value] };
    case 'reformat':
      return { ...NOTHING, texts: operation.to.what === 'date' ? [operation.to.pattern] : [] };
    case 'set-page':
      return broughtByPage(operation);
    default:
      return NOTHING;
  }
}

function broughtByPage(page: Extract<Operation, { op: 'set-page' }>): Brought {
  const { size, margin, watermark, stamp } = page;
  return {
    ...NOTHING,
    texts: [watermark, stamp?.text].filter((text) => typeof text === 'string'),
    styles: stylesIn({ size, ...margin, color: stamp?.color }),
  };
}

function broughtByBlock(block: NewBlock): Brought {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return { ...NOTHING, texts: [block.text] };
    case 'section':
      return { ...NOTHING, texts: [block.name, block.heading, block.text] };
    case 'list':
      return { ...NOTHING, texts: block.items };
    case 'fact':
      return { ...NOTHING, texts: [block.label, block.value] };
    case 'image':
    case 'logo':
      return { ...NOTHING, texts: [block.alt], addresses: [block.url] };
    case 'signatures':
      return { ...NOTHING, texts: block.labels };
    case 'qr-code':
      return { ...NOTHING, texts: [block.caption, block.content] };
    case 'spacer':
      return { ...NOTHING, styles: [block.height] };
    default:
      return NOTHING;
  }
}
