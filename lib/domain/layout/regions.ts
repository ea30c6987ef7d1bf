import type {
  Block,
  Party,
  PrintedDocument,
  Signatory,
  TotalRole,
  Value,
} from '#lib/domain/presentation/printed-document.ts';
import { shortAddress } from '#lib/shared/addresses/urls.ts';
import { renderBlocks } from './blocks.ts';
import {
  element,
  image,
  link,
  type Markup,
  region,
  say,
  stressed,
  text,
  written,
} from './markup.ts';
import { formattedLine } from './prose/prose.ts';
import { dataTable } from './tables.ts';

/** The lines below a party's name. */
export function partyLines(party: Party): Markup {
  const lines = party.lines.map((line) =>
    line.label === '' ? contact(line) : `${text(labelledLine(line.label))} ${written(line)}`,
  );
  const isWhole = party.lines.map(
    ({ kind, text: line }) => kind === 'email' && line.length <= WHOLE,
  );
  return element(
    'div',
    'lines',
    lines
      .map((line, at) => `<span${isWhole[at] ? ' class="whole"' : ''}>${line}</span>`)
      .join('\n'),
  );
}

/** An address of mail of so many letters has room on one line of a letterhead. */
const WHOLE = 36;

/** "Attn." is followed by a name as it is, a whole word by a colon. */
export const labelledLine = (label: string): string => (label.endsWith('.') ? label : `${label}:`);

/** A home page reads as a name. */
function contact(line: Value): Markup {
  return line.kind === 'url' ? link(line.text, shortAddress(line.text)) : written(line);
}

export function partyBox(party: Party): Markup {
  const name = element('p', 'party-name', text(party.name ?? ''));
  return `<div class="party"><p class="label">${text(party.label)}</p>${name}${partyLines(party)}</div>`;
}

/** The head of the first page: who it is from on the left, what it is on the right. */
export function header(model: PrintedDocument, title: string): Markup {
  const sender = model.parties.find(({ role }) => role === 'sender');
  const logo =
    model.logo === undefined
      ? ''
      : image(model.logo.text, sender?.name === undefined ? 'Logo' : '', 'logo');
  const name = element('p', 'sender-name', text(sender?.name ?? ''));
  const from = element(
    'div',
    'head-from',
    logo + name + (sender === undefined ? '' : partyLines(sender)),
  );
  const about = [
    `<h1>${text(title)}</h1>`,
    element('p', 'subtitle', formattedLine(model.subtitle?.text ?? '', true)),
    element(
      'p',
      model.number?.stressed ? 'number stressed' : 'number',
      text(model.number?.text ?? ''),
    ),
    element(
      'span',
      model.status?.stressed ? 'status stressed' : 'status',
      text(model.status?.text ?? ''),
    ),
  ].join('');
  const titled = `<div class="head-title">${about}</div>`;
  // Without a name the lines are those of whom the title names.
  const nameless = sender !== undefined && sender.name === undefined && logo === '';
  const content = nameless ? titled + element('div', 'head-contact', from) : from + titled;
  return region('header', 'header', 'head', `<div class="head-top">${content}</div>`);
}

/** Who it is for, and the dates and references. */
export function intro(model: PrintedDocument): Markup {
  const sender = model.parties.find(({ role }) => role === 'sender');
  const parties = model.parties
    .filter((party) => party !== sender)
    .map(partyBox)
    .join('');
  return element(
    'div',
    'intro',
    region('client-info', 'section', 'parties', parties) + meta(model, parties !== ''),
  );
}

/** Dates and references: a column next to the parties, or a line of their own. */
export function meta(model: PrintedDocument, asColumn: boolean): Markup {
  const facts = model.facts
    .map(
      (fact) => `<div${stressed(fact)}><dt>${text(fact.label)}</dt><dd>${written(fact)}</dd></div>`,
    )
    .join('');
  return region('meta', 'dl', asColumn ? 'meta' : 'meta alone', facts);
}

/** Text above the lines. */
export function opening({ opening: blocks = [] }: PrintedDocument): Markup {
  return element('div', 'content', renderBlocks(blocks));
}

/** The lines and, in one piece with the last of them, the amounts. */
export function lineItems(model: PrintedDocument): Markup {
  const amounts = totals(model);
  if (model.lineItems === undefined) return amounts;
  const further = model.sections.filter(isPriced);
  const tables = [{ label: model.lineItems.label, table: model.lineItems }, ...further].map(
    ({ label = '', table }, index) =>
      (further.length === 0 ? '' : element('h2', '', text(label))) +
      dataTable(table, 'items', index === further.length ? amounts : ''),
  );
  return region('line-items', 'div', 'table-wrap', tables.join(''));
}

type Priced = Extract<Block, { kind: 'table' }>;
const isPriced = (block: Block): block is Priced => block.kind === 'table' && block.priced === true;

/** The amount to see first: what is still to be paid, of a receipt what was paid, of a confirmed order what is due. */
export function grandTotal({
  type,
  totals: list,
  isOwed = false,
}: Pick<PrintedDocument, 'type' | 'totals' | 'isOwed'>) {
  const last = (wanted: TotalRole) => list.findLast(({ role }) => role === wanted);
  const due = last('due');
  return (type === 'receipt' && !isOwed ? undefined : due) ?? last('total') ?? due ?? last('paid');
}

/** The amounts that close the document. */
function totals(model: PrintedDocument): Markup {
  const grand = grandTotal(model);
  const rows = model.totals.map((total) => {
    const kind = total === grand ? 'grand' : total.role === 'total' ? 'strong' : '';
    return `<div${stressed(total.value, kind)}><dt>${text(total.value.label)}</dt><dd>${text(total.value.text)}</dd></div>`;
  });
  return region('totals', 'dl', 'totals', rows.join(''));
}

export function sections(model: PrintedDocument): Markup {
  return region(
    'content',
    'div',
    'content',
    renderBlocks(model.sections.filter((block) => !isPriced(block))),
  );
}

/** What no other part claimed, under a heading of its own when other content precedes it. */
export function details(model: PrintedDocument): Markup {
  if (model.details.length === 0) return '';
  const titled = model.sections.length > 0 || model.lineItems !== undefined;
  const blocks = model.details.map((block) =>
    block.kind === 'facts' && titled
      ? { ...block, label: block.label ?? say(model, 'Details') }
      : block,
  );
  return region('details', 'div', 'details', renderBlocks(blocks));
}

/** Short notes are one piece, which no page break parts from its heading. */
const SHORT_NOTES_CHARS = 400;

export function notes(model: PrintedDocument): Markup {
  const blocks = model.notes.map(titled(say(model, 'Notes')));
  const short = blocks.every(
    (block) =>
      block.kind === 'text' &&
      block.paragraphs.join('').length * blocks.length <= SHORT_NOTES_CHARS,
  );
  return region('notes', 'section', short ? 'notes short' : 'notes', renderBlocks(blocks, 2));
}

export function footer(model: PrintedDocument): Markup {
  const terms = renderBlocks(model.terms.map(titled(say(model, 'Terms'))), 2);
  return region('footer', 'footer', '', terms + signatures(model.signatures) + smallPrint(model));
}

const smallPrint = ({ smallPrint: values = [] }: PrintedDocument): Markup =>
  element('p', 'muted small-print', inLine(values));

const inLine = (values: readonly Value[]): Markup =>
  values
    .map((value) =>
      value.label === '' ? written(value) : `${text(value.label)}: ${written(value)}`,
    )
    .join(' · ');

/** Single values among notes and terms read as text under the part's own heading. */
function titled(title: string) {
  return (block: PrintedDocument['notes'][number]): PrintedDocument['notes'][number] =>
    block.kind === 'facts'
      ? {
          kind: 'text',
          path: block.path,
          label: title,
          paragraphs: block.facts.map(({ text: line }) => line),
        }
      : { ...block, label: block.label ?? title };
}

export function signatures(list: readonly Signatory[]): Markup {
  const isDrawn = list.some(({ image: url }) => url !== undefined);
  const lines = list.map((signatory) => signatureLine(signatory, isDrawn));
  return element('div', 'signatures', lines.join(''));
}

/** Next to a drawn signature, an empty line is at the same height. */
function signatureLine(
  { name, image: url, lines, isSigned, act, blank }: Signatory,
  isDrawn: boolean,
): Markup {
  const line = isSigned === true ? 'signature-line signed' : 'signature-line';
  const space = isDrawn ? '<div class="signature-space"></div>' : '';
  const picture =
    url === undefined
      ? space
      : // A picture that cannot be fetched leaves its line where it is.
        `<div class="signature-space">${image(url, name === undefined ? 'Signature' : '', 'signature-image')}</div>`;
  return `<div class="signature">${picture}<div class="${line}">${element('p', 'signature-title', text(act ?? ''))}<p class="signature-name">${text(name ?? '')}</p>${element('p', 'signature-title', inLine(lines))}</div>${element('p', 'signature-blank', text(blank ?? ''))}</div>`;
}
