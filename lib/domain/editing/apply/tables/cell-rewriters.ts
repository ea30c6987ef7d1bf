import type { Element } from 'domhandler';
import type { ContentNode } from '../../content-model.ts';
import { type CurrencySign, currencySign } from '../../values/currencies.ts';
import type { DocumentWriting } from '../../values/document-writing.ts';
import { datesIn, writeDate } from '../../values/written-date.ts';
import {
  MONEY_IN_TEXT,
  roundTo,
  type WrittenNumber,
  writeDigits,
} from '../../values/written-number.ts';
import type { OperationOf } from '../effect.ts';

/** Writes what it looks for in texts in another way. */
export interface Rewriter {
  /** undefined: nothing of the kind is in it. `node` is what the text is part of. */
  rewrite(text: string, node: ContentNode | undefined): string | undefined;
  /** How many were so already. */
  alike: number;
  /** What could not be read for sure, as written. */
  readonly doubtful: string[];
  /** What to say when there is nothing of the kind. */
  readonly none: string;
}

type CurrencyFormat = Omit<Extract<OperationOf<'reformat'>['to'], { what: 'currency' }>, 'what'>;
type NumberFormat = Extract<OperationOf<'reformat'>['to'], { what: 'number' }>;

/** Surrounds of a text that are kept. */
function trimmed(text: string): readonly [string, string, string] {
  const core = text.trim();
  const at = text.indexOf(core);
  return [text.slice(0, at), core, text.slice(at + core.length)];
}

/** The sign of an amount and where it stands, as asked for, else as it is usual, codes where codes were. */
function signFor(
  { currency: code, display, place }: CurrencyFormat,
  now: WrittenNumber,
  writing: DocumentWriting,
): CurrencySign {
  const usual = currencySign(code, signLanguage(writing));
  if (display === 'none') return { ...usual, before: '', after: '' };
  const isCode = display === 'code' || (display === undefined && now.currency === code);
  const symbol = isCode ? code : `${usual.before}${usual.after}`.trim();
  const isBefore = place === undefined ? usual.before !== '' : place === 'before';
  if (!isCode && place === undefined) return usual;
  const space = isCode ? ' ' : '';
  return isBefore
    ? { ...usual, before: symbol + space, after: '' }
    : { ...usual, before: '', after: ` ${symbol}` };
}

export function currencyRewriter(format: CurrencyFormat, writing: DocumentWriting): Rewriter {
  const code = format.currency;
  const amount = (read: WrittenNumber): string => {
    const sign = signFor(format, read, writing);
    // Yen have no cents, but an amount that was given with them keeps them.
    const digits = writeDigits(
      Math.abs(read.value),
      read.decimals > 0 && sign.decimals === 0 && Number.isInteger(read.value) ? 0 : read.decimals,
      read.convention,
      read.grouped ?? true,
    );
    const rest = read.after.replace(read.currency ?? '', '').trim();
    const unit =
      read.currency !== undefined && read.after.includes(read.currency) ? rest : read.after;
    const written = sign.before + digits + sign.after + unit;
    if (read.negative === undefined) return read.before.startsWith('+') ? `+${written}` : written;
    if (read.negative === 'brackets') return `(${written})`;
    return read.negative === 'trail' ? `${written}-` : `-${written}`;
  };
  const rewriter: Rewriter = {
    alike: 0,
    doubtful: [],
    none: 'The document shows no amounts of money.',
    rewrite(text, node) {
      const [before, core, after] = trimmed(text);
      const whole = writing.read(core);
      if (whole !== undefined && (whole.kind === 'money' || isAmount(whole, node))) {
        const written = amount(whole);
        if (written === core) rewriter.alike += 1;
        return before + written + after;
      }
      // A sentence does not say what its amounts are in otherwise.
      if (node?.role === 'number' || format.display === 'none') return undefined;
      const written = core.replace(MONEY_IN_TEXT, (found) => {
        const read = writing.read(found);
        return read === undefined ? found : amount(read);
      });
      if (written === core) return inHead(text, node, code);
      return before + written + after;
    },
  };
  return rewriter;
}

/** "Price (USD)" above amounts. */
function inHead(text: string, node: ContentNode | undefined, code: string): string | undefined {
  const labels = ['column-head', 'total-label', 'label'];
  if (node === undefined || !labels.includes(node.role)) return undefined;
  return text.replace(/\((?:USD|EUR|GBP|CHF|CAD|AUD|JPY|[$€£¥])\)/g, (found) =>
    found.length === 3 ? `(${currencySign(code, 'en').before.trim() || code})` : `(${code})`,
  );
}

/** Where the sign stands follows how the numbers are written: 1.200,00 € and €1,200.00. */
function signLanguage({ numbers, dates }: DocumentWriting): string {
  const english = /^en\b/i.test(dates.language);
  if (numbers.decimalMark === ',') return english ? 'de-DE' : dates.language;
  return english ? dates.language : 'en-US';
}

/** Amounts without a sign stand in totals and in cells with cents. */
function isAmount(read: WrittenNumber, node: ContentNode | undefined): boolean {
  if (read.kind !== 'number' || node === undefined || read.after.trim() !== '') return false;
  return node.role === 'total-value' || (node.role === 'cell' && read.decimals === 2);
}

/** Labels of what is no quantity though it is made of figures. */
const IDENTIFIER =
  /\b(?:no|nr|number|id|code|sku|ref|reference|zip|postcode|postal|phone|tel|fax|year|iban|bic|swift|account|routing|po|vat|ein|tin|nummer|num[ée]ro)\b|#/i;

/** `named`: elements that are named by themselves, whose decimals were asked for whatever they count. */
export function numberRewriter(
  format: NumberFormat,
  writing: DocumentWriting,
  named: ReadonlySet<Element>,
): Rewriter {
  const write = (read: WrittenNumber, isMoney: boolean, isNamed = false): string => {
    const convention = {
      decimalMark: format.decimalMark ?? read.convention.decimalMark,
      grouping: groupingFor(format, read),
    };
    const decimals =
      format.decimals !== undefined &&
      (isNamed || (read.kind !== 'percent' && (isMoney || read.decimals > 0)))
        ? format.decimals
        : read.decimals;
    const size = roundTo(Math.abs(read.value), decimals);
    const grouped = format.grouping === undefined ? (read.grouped ?? true) : format.grouping !== '';
    const digits = writeDigits(size, decimals, convention, grouped);
    const [lead, trail] = [read.before, read.after];
    if (read.negative === undefined || size === 0) return lead + digits + trail;
    const negative = format.negative ?? read.negative;
    if (negative === 'brackets') return `(${lead}${digits}${trail})`;
    if (negative === 'trail') return `${lead}${digits}${trail}-`;
    return negative === 'digits' ? `${lead}-${digits}${trail}` : `-${lead}${digits}${trail}`;
  };
  const rewriter: Rewriter = {
    alike: 0,
    doubtful: [],
    none: 'The document shows no numbers that could be written in another way.',
    rewrite(text, node) {
      const [before, core, after] = trimmed(text);
      const whole = writing.read(core);
      if (whole !== undefined) {
        if (!isQuantity(whole, node)) return undefined;
        const isNamed = node !== undefined && named.has(node.element);
        const written = write(whole, whole.kind === 'money' || isAmount(whole, node), isNamed);
        if (written === core) rewriter.alike += 1;
        return before + written + after;
      }
      if (node?.role === 'number') return undefined;
      const inText = core.replace(MONEY_IN_TEXT, (found) => {
        const read = writing.read(found);
        return read === undefined ? found : write(read, true);
      });
      const rates = inText.replace(/(?<![\d.,])\d{1,3}[.,]\d{1,4}(?=\s?%)/g, (found) => {
        const read = writing.read(found);
        return read === undefined || format.decimalMark === undefined
          ? found
          : write({ ...read, kind: 'percent' }, false);
      });
      return rates === core ? undefined : before + rates + after;
    },
  };
  return rewriter;
}

/** A new decimal mark that groups would look the same as takes the other one for groups. */
function groupingFor(format: NumberFormat, { convention }: WrittenNumber): string {
  if (format.grouping !== undefined) return format.grouping;
  const mark = format.decimalMark ?? convention.decimalMark;
  if (convention.grouping !== mark) return convention.grouping;
  return mark === ',' ? '.' : ',';
}

function isQuantity(read: WrittenNumber, node: ContentNode | undefined): boolean {
  if (read.kind !== 'number') return true;
  if (node === undefined || node.role === 'number' || node.role === 'party-line') return false;
  if (IDENTIFIER.test(node.label ?? '')) return false;
  const looksLikeYear =
    read.decimals === 0 && read.grouped === false && read.value >= 1900 && read.value < 2100;
  return !looksLikeYear && ['cell', 'total-value', 'value'].includes(node.role);
}

export function dateRewriter(pattern: string, { dates: reading }: DocumentWriting): Rewriter {
  const rewriter: Rewriter = {
    alike: 0,
    doubtful: [],
    none: 'The document shows no dates that can be written in another way.',
    rewrite(text, node) {
      const { dates, doubtful } = datesIn({ text, label: node?.label }, reading);
      rewriter.doubtful.push(...doubtful.map((found) => found.text));
      if (dates.length === 0) return undefined;
      let written = '';
      let from = 0;
      for (const date of dates) {
        const instead = writeDate(date, pattern, reading.language);
        if (instead === text.slice(date.start, date.end)) rewriter.alike += 1;
        written += text.slice(from, date.start) + instead;
        from = date.end;
      }
      return written + text.slice(from);
    },
  };
  return rewriter;
}
