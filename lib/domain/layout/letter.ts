import type {
  Block,
  Party,
  PrintedDocument,
  Signatory,
  Value,
} from '#lib/domain/presentation/printed-document.ts';
import { trimmedLines } from '#lib/shared/text/trimmed-lines.ts';
import { renderBlocks } from './blocks.ts';
import { hasReturnLine } from './letter-sheet.ts';
import { element, image, type Markup, region, say, text, written } from './markup.ts';
import { formattedLine } from './prose/prose.ts';
import { details, partyBox, partyLines, signatures } from './regions.ts';

/** The text of a letter is the letter: these names of it are no heading. */
const BODY_LABELS =
  /^(body|content|letter body|message|paragraphs|text|letter content|body text|body paragraphs|para(graph)?( ?\d+)?)$/i;

/** A letter: letterhead, address and date, subject, text, closing and signature. */
export function letterBody(model: PrintedDocument): Markup {
  const sender = model.parties.find(({ role }) => role === 'sender');
  const recipient = model.parties.find(({ role }) => role === 'recipient');
  const others = model.parties.filter((party) => party !== sender && party !== recipient);
  const { salutation } = model.wording;
  const body = element('p', 'salutation', text(salutation?.text ?? ''));
  const head = region('header', 'header', 'head', letterhead(model, sender));
  const addressed = recipient !== undefined && recipient.lines.length > 0;
  const origin =
    addressed && hasReturnLine(model.locale.language)
      ? (model.returnLine?.text ?? returnLine(sender))
      : '';
  return [
    // The address stands where an envelope's window is, with or without a letterhead above it.
    addressed
      ? `<div class="letter-top addressed">${head}</div>`
      : element('div', 'letter-top', head),
    element(
      'div',
      'letter-window',
      (recipient === undefined ? '' : addressField(recipient, origin)) +
        region('meta', 'div', 'letter-facts', facts(model)),
    ),
    subject(model),
    region(
      'content',
      'div',
      'letter-body',
      body + renderBlocks(model.sections.map(withoutBodyLabel), 3),
    ),
    region('footer', 'footer', 'letter-closing', closing(model)),
    region('notes', 'section', 'letter-after', model.notes.map(afterword).join('')),
    element('div', 'intro others', others.map(partyBox).join('')),
    details(model),
  ].join('');
}

function letterhead(model: PrintedDocument, sender: Party | undefined): Markup {
  const logo =
    model.logo === undefined
      ? ''
      : image(model.logo.text, sender?.name === undefined ? 'Logo' : '', 'logo');
  if (sender === undefined) return logo;
  return logo + element('p', 'sender-name', text(sender.name ?? '')) + partyLines(sender);
}

/** What an envelope's window shows: the address and, small above it, where the letter comes from. */
function addressField(recipient: Party, origin: string): Markup {
  return region(
    'client-info',
    'section',
    'letter-to',
    element('p', 'return-line', element('span', '', text(origin))) +
      element('p', 'party-name', text(recipient.name ?? '')) +
      partyLines(recipient),
  );
}

/** The sender's address in one line; nothing when there is none, or it does not fit. */
export function returnLine(sender: Party | undefined): string {
  const postal = sender?.lines.filter(isPostal) ?? [];
  if (postal.length === 0) return '';
  const line = [sender?.name, ...postal.flatMap((part) => trimmedLines(part.text))]
    .filter((part) => part !== undefined)
    .join(' · ');
  return line.length <= MAX_RETURN_CHARS ? line : '';
}

/** One line of 85 mm in the smallest type that still reads. */
const MAX_RETURN_CHARS = 80;

/** Not "Fax: 030 1234", which the sender says of itself. */
function isPostal({ kind, label, text: line }: Value): boolean {
  return (
    label === '' && (kind === 'text' || kind === 'prose') && !/^\p{L}[^:\n]{1,60}: /u.test(line)
  );
}

/** The date needs no label, everything else does. */
function facts({ facts: list, number, status }: PrintedDocument): Markup {
  const all = [...list, number, status].filter((fact) => fact !== undefined);
  const dated = all.findIndex(
    ({ kind, label }) => kind === 'date' || /dat(?:e|um|a|o)$|fecha$/i.test(label),
  );
  return all
    .map((fact, index) => {
      // The place stands before the date.
      if (fact.label === '' && index + 1 === dated) return '';
      const place = all[index - 1];
      const before = place?.label === '' ? `${written(place)}, ` : '';
      return index === dated
        ? `<p class="letter-date">${before}${written(fact)}</p>`
        : `<p class="letter-fact">${text(fact.label)}: ${written(fact)}</p>`;
    })
    .join('');
}

function subject(model: PrintedDocument): Markup {
  const { titled, title, subtitle, wording } = model;
  const lines = new Set([titled ? title : '', wording.subject?.text ?? '', subtitle?.text ?? '']);
  return [...lines]
    .map((line) => element('p', 'letter-subject', named(model, line, wording.subject) + text(line)))
    .join('');
}

/** "Objet : Convocation": languages in which a subject says what it is. */
const NAMED_SUBJECTS = /^(?:es|fr|it|pt)\b/;

function named(model: PrintedDocument, line: string, given: Value | undefined): Markup {
  const word = say(model, 'Subject');
  const isNamed = NAMED_SUBJECTS.test(model.locale.language) && word !== 'Subject';
  if (!isNamed || line !== given?.text || line.toLowerCase().startsWith(word.toLowerCase()))
    return '';
  const space = /^fr\b/.test(model.locale.language) ? '\u202f' : '';
  return `<span>${text(`${word}${space}:`)}</span> `;
}

function closing(model: PrintedDocument): Markup {
  const words = element('p', '', text(model.wording.closing?.text ?? ''));
  return words + signatures(model.signers ?? signersOf(model));
}

/** Who signs below the text: without a signature of the data the sender, unless the text names them. */
export function signersOf(model: PrintedDocument): readonly Signatory[] {
  const senderName = model.parties.find(({ role }) => role === 'sender')?.name;
  const signers =
    model.signatures.length > 0 || senderName === undefined || isSigned(model, senderName)
      ? model.signatures
      : [{ path: '', name: senderName, image: undefined, lines: [] }];
  return signers.map((signer) => ({ ...signer, name: signer.name ?? senderName }));
}

/** A few words without a full stop, in any writing. */
const isName = (line: string): boolean => line.length <= 60 && !/[.!?:;,。！？]\s*$/u.test(line);

/** Where a text ends with who writes it, in characters. */
const SIGN_OFF_CHARS = 200;

/** Whether the text itself ends with the name, or the first of its names. */
function isSigned({ sections, wording: { closing } }: PrintedDocument, name: string): boolean {
  const last = sections.at(-1);
  if (last?.kind !== 'text') return false;
  const end = last.paragraphs
    .join('\n')
    .slice(-SIGN_OFF_CHARS)
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<[^<>]*>?/g, '');
  const lastLine = end.trimEnd().split('\n').at(-1) ?? '';
  // A letter whose text holds its closing too ends with a line that is no sentence.
  const isSignedOff = closing === undefined && isName(lastLine) && end.trim() !== lastLine;
  return isSignedOff || end.includes(name) || lastLine === name.split(' ')[0];
}

/** What a letter's custom writes before a postscript and its kin. */
const AFTERWORDS: readonly (readonly [label: RegExp, word: string])[] = [
  [/^(p\.s\.|postscript(um)?)$/i, 'P.S.'],
  [/^enclosure$/i, 'Enclosure:'],
  [/^(enclosures|encl|encls|enc|attachments)$/i, 'Enclosures:'],
  [/^(cc|copies|copy to|copyto|carbon copy)$/i, 'cc:'],
];

function afterword(block: Block): Markup {
  if (block.kind === 'facts' && block.label === undefined)
    return block.facts.map(({ label, text: words }) => afterline(label, words)).join('');
  if (block.kind === 'text') return afterline(block.label ?? '', block.paragraphs.join('\n\n'));
  if (block.kind === 'list' && block.inline)
    return afterline(block.label ?? '', block.items.join(', '));
  if (block.kind === 'list')
    return `<p><b>${text(wordOf(block.label ?? ''))}</b></p>${renderBlocks([{ ...block, label: '' }], 3)}`;
  return renderBlocks([block], 3);
}

const wordOf = (label: string): string =>
  AFTERWORDS.find(([known]) => known.test(label))?.[1] ?? `${label}:`;

function afterline(label: string, words: string): Markup {
  const word = wordOf(label);
  const repeated = words.toLowerCase().startsWith(word.slice(0, -1).toLowerCase());
  return `<p>${repeated ? '' : `<b>${text(word)}</b> `}${formattedLine(words, true)}</p>`;
}

function withoutBodyLabel(block: Block): Block {
  if (!BODY_LABELS.test(block.label ?? '')) return block;
  if (block.kind === 'list') return { kind: 'text', path: block.path, paragraphs: block.items };
  const { label: _, ...rest } = block;
  return rest as Block;
}
