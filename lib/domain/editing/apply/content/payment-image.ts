import { type Element, isTag } from 'domhandler';
import { removeElement } from 'domutils';
import { isIban } from '#lib/domain/payment-codes/iban.ts';
import { type PaymentCode, qrImage, readQrImage } from '#lib/domain/payment-codes/qr-image.ts';
import type { ContentModel, ContentNode } from '../../content-model.ts';
import type { EditableDocument } from '../../editable-document.ts';
import { writingOf } from '../../values/document-writing.ts';
import { readTotals } from '../../values/totals-formulas.ts';

/** EPC, Swiss QR-bill, Czech descriptor. What a fiscal authority has given stays as it is. */
const ASKS_FOR_PAYMENT = /^(?:BCD\n|SPC\n|SPD\*)/;

/** What a banking app reads follows what the document says now. */
export function drawPaymentCodes(
  document: EditableDocument,
  before: ContentModel,
  now: ContentModel,
): string[] {
  return imagesIn(document.body).flatMap((image) => {
    const code = readQrImage(image.attribs['src'] ?? '');
    if (code === undefined || !ASKS_FOR_PAYMENT.test(code.content)) return [];
    const content = contentNow(code, changesBetween(document, before, now));
    if (content === code.content) return [];
    const url = content === undefined ? undefined : qrImage({ ...code, content });
    if (url !== undefined) {
      image.attribs['src'] = url;
      return ['Updated the QR code for payment'];
    }
    removeElement(figureOf(image));
    return ['Removed the QR code for payment, which nothing is left for'];
  });
}

/** The image, with its caption where it has one. */
const figureOf = (image: Element): Element =>
  image.parent !== null && isTag(image.parent) && image.parent.name === 'figure'
    ? image.parent
    : image;

function imagesIn(element: Element): Element[] {
  return element.children
    .filter(isTag)
    .flatMap((child) => (child.name === 'img' ? [child] : imagesIn(child)));
}

interface Changes {
  /** From what was to be paid to what is. */
  readonly amounts: ReadonlyMap<string, number | undefined>;
  /** From a text, without its blanks, to the text that stands in its place. */
  readonly texts: ReadonlyMap<string, string>;
}

const compact = (text: string): string => text.replace(/\s/g, '').toUpperCase();

function changesBetween(
  document: EditableDocument,
  before: ContentModel,
  now: ContentModel,
): Changes {
  const writing = writingOf(document, before);
  const [was, is] = [before, now].map((content) => readTotals(content, writing));
  const payable = (is ?? []).findLast(({ kind }) => kind === 'due' || kind === 'total');
  const amounts = new Map<string, number | undefined>();
  for (const { kind, element, figure } of was ?? []) {
    if (kind !== 'due' && kind !== 'total') continue;
    const same = is?.find((line) => line.element === element) ?? payable;
    amounts.set(figure.value.toFixed(2), same?.figure.value);
  }
  const said = new Map(now.nodes.filter(isWhole).map((node) => [node.element, node.text]));
  const texts = new Map(
    before.nodes.filter(isWhole).flatMap(({ element, text }) => {
      const current = said.get(element);
      return current === undefined || current === text ? [] : [[compact(text), current] as const];
    }),
  );
  return { amounts, texts };
}

const isWhole = ({ whole, role }: ContentNode): boolean => whole && role !== 'label';

/** A field of a code: "EUR240.00", "AM:240.00", "ACC:CZ65…", or bare. */
const FIELD = /^(?<name>EUR(?=\d)|[A-Z-]{2,4}:)?(?<value>.*)$/s;

/** undefined: nothing is to be paid, or not to this account. */
function contentNow({ content }: PaymentCode, { amounts, texts }: Changes): string | undefined {
  let isPayable = true;
  const fields = content.split(/(\n|\*)/).map((field) => {
    const { name = '', value = '' } = FIELD.exec(field)?.groups ?? {};
    if (/^\d+\.\d{2}$/.test(value) && amounts.has(value)) {
      const amount = amounts.get(value) ?? 0;
      isPayable &&= amount > 0;
      return `${name}${amount.toFixed(2)}`;
    }
    const text = value.length < 3 ? undefined : texts.get(compact(value));
    if (text === undefined) return field;
    if (!isIban(compact(value))) return `${name}${text.replace(/\s+/g, ' ').slice(0, 70)}`;
    isPayable &&= isIban(compact(text));
    return `${name}${compact(text)}`;
  });
  return isPayable ? fields.join('') : undefined;
}
