import type {
  Block,
  Entry,
  PrintedDocument,
  Value,
} from '#lib/domain/presentation/printed-document.ts';
import { paragraphs, renderBlock, renderBlocks } from './blocks.ts';
import { element, type Markup, region, text } from './markup.ts';
import { formattedLine } from './prose/prose.ts';
import { details, header, lineItems, meta, notes, partyBox, signatures } from './regions.ts';

/** A contract: parties side by side, numbered clauses, signature lines. */
export function contractBody(model: PrintedDocument, title: string): Markup {
  const parties = model.parties.map(partyBox).join('');
  const withoutSender = { ...model, parties: [] };
  return [
    header(withoutSender, title),
    region('client-info', 'section', 'between', parties),
    model.facts.length === 0 ? '' : `<div class="intro">${meta(model, false)}</div>`,
    region('content', 'div', 'clauses', clauses(model)),
    lineItems(model),
    details(model),
    notes(model),
    region('footer', 'footer', '', signatures(model.signatures)),
  ].join('');
}

/** Lists of these names are the clauses; a list of another name is a clause. */
const CLAUSES =
  /^(?:clauses|provisions|terms|articles|conditions|terms (?:and|&) conditions|cl[aá]usulas|clausole|klauseln|paragraphen|bestimmungen|artikelen|bepalingen)$/i;

const NUMBERED =
  /^(§|art(?:icle|[ií]culo|igo|icolo|ikel|ykuł|\.)?|clause|section|no\.?|čl\.|článek|madde|статья|第|제)?\s*0*(\d+)\s?[.)条條조]?$/i;

const ONES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
const TENS = ['', 'X', 'XX', 'XXX', 'XL'];
const ROMAN = /^(?:§|art(?:icle|ikel|\.)|čl\.|článek)?\s*([IVXL]+)[.)]?$/i;

/** Whether this is how the clause of that place is numbered in Roman figures: "IV.", "Čl. IV". */
const isRoman = (aside: string, index: number): boolean =>
  ROMAN.exec(aside)?.[1]?.toUpperCase() ===
  `${TENS[Math.floor((index + 1) / 10)]}${ONES[(index + 1) % 10]}`;

/** "Primera", "Dritter". */
const IN_WORDS = /^\p{L}{4,14}(?: \p{L}{4,14})?$/u;

/** "1" of the first clause says what its number says; "§ 1" is how it is cited. */
function numberOf(
  aside: string | undefined,
  index: number,
): { readonly cited?: string; readonly remark?: string } {
  const [, sign, number] = NUMBERED.exec(aside ?? '') ?? [];
  if (aside !== undefined && isRoman(aside, index)) return { cited: aside.replace(/\.?$/, '.') };
  if (IN_WORDS.test(aside ?? '')) return { cited: `${aside}.` };
  if (aside === undefined || Number(number) !== index + 1)
    return aside === undefined ? {} : { remark: aside };
  return sign === undefined ? {} : { cited: aside };
}

/** Next to clauses that have numbers of their own, "PRIMERA" or 1 to 9, other parts have none. */
function clauses({ sections }: PrintedDocument): Markup {
  const isCited = sections.some(
    (block) =>
      block.kind === 'entries' &&
      (isCounted(block.entries) ||
        block.entries.some(
          ({ aside, title = '' }, index) =>
            numberOf(aside, index).cited !== undefined || isOwnNumber(title),
        )),
  );
  return sections.flatMap((block) => clausesOf(block, isCited)).join('');
}

/** Each has the figure of its place. */
const isCounted = (entries: readonly Entry[]): boolean =>
  entries.length > 1 &&
  entries.every(({ aside }, index) => {
    const [, sign, number] = NUMBERED.exec(aside ?? '') ?? [];
    return sign === undefined && Number(number) === index + 1;
  });

function clausesOf(block: Block, isCited: boolean): Markup[] {
  if (block.kind === 'entries')
    return block.entries.map(({ title, subtitle, aside, blocks }, index) => {
      const { cited, remark } = numberOf(aside, index);
      const secondLine = [subtitle, remark].filter((part) => part !== undefined).join(' · ');
      const content = element('p', 'entry-subtitle', text(secondLine)) + renderBlocks(blocks, 4);
      return clause(title, content, cited);
    });
  if (
    block.kind === 'list' &&
    !block.inline &&
    (block.label === undefined || CLAUSES.test(block.label))
  )
    return block.items.map(
      (item) =>
        `<div class="clause"><div class="clause-text">${formattedLine(item, true)}</div></div>`,
    );
  if (block.kind === 'facts' && block.label === undefined) return factsOf(block, isCited);
  // What a contract is made for has no number: clauses are entries.
  if (block.kind === 'text' && block.label === undefined) return [renderBlock(block, 3)];
  if (!isAgreed(block) || isPhrase(block)) return [renderBlock(block, 3)];
  if (block.kind === 'group' && (block.label === undefined || CLAUSES.test(block.label)))
    return block.blocks.flatMap((inner) => clausesOf(inner, isCited));
  if (block.kind === 'group') return [part(block.label, renderBlocks(block.blocks, 4), isCited)];
  const { label: _, ...rest } = block;
  return [part(block.label, renderBlocks([rest as Block], 4), isCited)];
}

/** A sentence binds somebody and has a number; a figure or a name is one of several. */
function factsOf(block: Block & { readonly kind: 'facts' }, isCited: boolean): Markup[] {
  const isSentence = ({ kind, text: words }: Value) =>
    (kind === 'text' || kind === 'prose') && words.trim().split(/\s+/).length >= LEAST_WORDS;
  const figures = block.facts.filter((fact) => !isSentence(fact));
  return [
    ...(figures.length === 0 ? [] : [renderBlock({ ...block, facts: figures }, 3)]),
    ...block.facts
      .filter(isSentence)
      .map(({ label, text: words }) => part(label, paragraphs([words]), isCited)),
  ];
}

const LEAST_WORDS = 5;

/** What is agreed on in words has a number to be cited by; figures, lists of things and pictures are about it. */
function isAgreed(block: Block): boolean {
  if (block.kind === 'group') return block.blocks.some(isAgreed);
  return (
    block.kind === 'text' || block.kind === 'entries' || (block.kind === 'list' && !block.inline)
  );
}

/** "2210 NE Columbia Blvd, Suite 4 (approx. 6,400 sq ft)" is no sentence: what is agreed on is about it. */
const isPhrase = (block: Block): boolean =>
  block.kind === 'text' &&
  block.paragraphs.length === 1 &&
  block.paragraphs.every((each) => each.length <= LONGEST_PHRASE && !/[.!?:;。]\s*$/.test(each));

const LONGEST_PHRASE = 120;

/** "§ 4 Kaution", "第2条(報酬)": a title with its own number. */
const CITED = /^(?:§+\s*\d|第\s*[\d一二三四五六七八九十]+\s*条|art\.\s*\d)/i;
/** "Primera. Objeto": the same in words. */
const CITED_IN_WORDS = /^\p{Lu}\p{Ll}{3,13}(?: \p{Ll}{4,14})?\.[-–—]?\s+\p{Lu}/u;

const isOwnNumber = (title: string): boolean => CITED.test(title) || CITED_IN_WORDS.test(title);

/** A part of its own name is counted like a clause where clauses are. */
const part = (title: string | undefined, content: Markup, isCited: boolean): Markup =>
  isCited && title !== undefined
    ? `<div class="clause part"><h3>${text(title)}</h3>${content}</div>`
    : clause(title, content);

/** `cited`: the number by which the parties cite it, in place of the counted one. */
function clause(title: string | undefined, content: Markup, cited?: string): Markup {
  const name = title?.replace(/^\s*(?:(?:article|section|clause)\s+)?\d+[.):]?\s+/i, '');
  const isCited = name !== undefined && (cited !== undefined || isOwnNumber(name));
  const whole = cited === undefined ? name : `${cited} ${name ?? ''}`;
  const heading = name === undefined ? '' : `<h3>${text(whole ?? '')}</h3>`;
  const kind = `${heading === '' ? ' untitled' : ''}${isCited ? ' cited' : ''}`;
  return `<div class="clause${kind}">${heading}${content}</div>`;
}
