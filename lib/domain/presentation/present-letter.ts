import type { Party } from '#lib/domain/document-model/party.ts';
import type { LetterDocument } from '#lib/domain/document-model/written.ts';
import { countryCode } from '#lib/domain/i18n/countries.ts';
import { presentFacts, presentSections, presentTexts } from './parts/content.ts';
import { emptyDocument } from './parts/head.ts';
import { presentParty, presentSignatories } from './parts/parties.ts';
import { printableImage } from './printable-image.ts';
import type { Block, PrintedDocument, Value } from './printed-document.ts';
import type { Writer } from './writer.ts';

/** A letter in print. */
export function presentLetter(writer: Writer, document: LetterDocument): PrintedDocument {
  const { subject, title = subject, salutation, closing } = document;
  const [sender, addressee] = domestic(writer, document.sender, document.recipient);
  const recipient = withTownBelow(addressee);
  const text = (value: string | undefined, place: string) => writer.value('', value, place)[0];
  const wording = {
    subject: text(subject, 'subject'),
    salutation: text(salutation, 'salutation'),
    closing: text(closing, 'closing'),
  };
  return {
    ...emptyDocument(writer, { ...document, title }, 'Letter'),
    logo: writer.value('Logo', printableImage(sender?.logo), 'sender.logo', 'image')[0],
    parties: [
      ...presentParty(writer, sender, 'sender', { role: 'sender', label: 'From' }),
      ...presentParty(writer, recipient, 'recipient', { role: 'recipient', label: 'To' }),
    ],
    facts: facts(writer, document),
    wording: Object.fromEntries(Object.entries(wording).filter(([, value]) => value !== undefined)),
    sections: presentSections(writer, document.body, 'body'),
    details: presentFacts(writer, document.details, 'details'),
    notes: afterwords(writer, document),
    signatures: presentSignatories(writer, document.signatories),
  };
}

/** Within a country nobody writes its name into an address. */
function domestic(
  { locale }: Writer,
  ...parties: readonly (Party | undefined)[]
): (Party | undefined)[] {
  const home = new Intl.Locale(locale.language).maximize().region;
  const countries = parties.flatMap((party) => party?.address?.country ?? []);
  if (countries.some((country) => countryCode(country) !== home)) return [...parties];
  return parties.map((party) => {
    if (party?.address === undefined) return party;
    const { country: _country, ...address } = party.address;
    return { ...party, address };
  });
}

/** "Avda. de la Constitución 9, 41701 Dos Hermanas": the town has a line of its own in a window. */
function withTownBelow(party: Party | undefined): Party | undefined {
  const [only, ...others] = party?.address?.lines ?? [];
  const [, street, town] = STREET_AND_TOWN.exec(only ?? '') ?? [];
  if (party?.address === undefined || others.length > 0 || street === undefined) return party;
  return { ...party, address: { ...party.address, lines: [street, town ?? ''] } };
}

/** A street, and a town behind its number as the continent writes it. */
const STREET_AND_TOWN =
  /^([^\n]{3,80}?),\s+((?:[A-Z]{1,2}[- ])?\d{4,5}(?:\s?[A-Z]{2})?\s+\p{Lu}[^\d\n]{1,60})$/u;

/** The place and date, and the reference line. */
function facts(writer: Writer, { place, date, references = [] }: LetterDocument): Value[] {
  return [
    // Alone it is no date, and needs its name.
    ...writer.value(date === undefined ? 'Place' : '', place, 'place'),
    ...writer.value('Date', date && dayIn(writer, date, place), 'date', 'date'),
    ...references.flatMap((fact, index) => writer.fact(fact, `references.${index}`)),
  ];
}

/** "Quimper, le 12 février 2025" */
function dayIn(writer: Writer, date: string, place: string | undefined): string {
  const day = writer.date(date);
  const isDatedAt = place !== undefined && /^fr\b/.test(writer.locale.language);
  return isDatedAt && /^\d/.test(day) ? `le ${day}` : day;
}

/** One text may name several things. */
const isOne = ([first = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && !/[,;、\n]/.test(first);

function afterwords(writer: Writer, document: LetterDocument): Block[] {
  const { postscript, enclosures = [], copies = [] } = document;
  const list = (items: readonly string[], place: string, label: string): Block[] =>
    items.length === 0
      ? []
      : [
          {
            kind: 'list',
            path: writer.pathOf(`${place}.0`),
            label: writer.say(label),
            items,
            inline: items.length === 1 || place !== 'enclosures',
          },
        ];
  return [
    ...presentTexts(writer, postscript === undefined ? [] : [postscript], 'postscript', 'P.S.'),
    ...list(enclosures, 'enclosures', isOne(enclosures) ? 'Enclosure' : 'Enclosures'),
    ...list(copies, 'copies', 'cc'),
  ];
}
