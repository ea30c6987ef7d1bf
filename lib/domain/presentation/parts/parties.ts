import type { Identifier, Party, Signatory } from '#lib/domain/document-model/party.ts';
import { tableName } from '#lib/domain/i18n/wording/table-name.ts';
import { printableImage } from '../printable-image.ts';
import type {
  Party as PrintedParty,
  Signatory as PrintedSignatory,
  Value,
} from '../printed-document.ts';
import type { Writer } from '../writer.ts';
import { addressLines } from './addresses.ts';
import { saysSameFirm } from './firm-names.ts';

/** What numbers of authorities are called; a scheme of another name is its own label. */
const SCHEMES: Readonly<Record<string, string>> = {
  vat: 'VAT number',
  tax: 'Tax ID',
  registration: 'Registration number',
};

/** What the number of a firm is called where each has only one. */
const REGISTERS: Readonly<Record<string, string>> = {
  sv: 'Organisationsnummer',
  nb: 'Organisasjonsnummer',
  da: 'CVR-nummer',
  fi: 'Y-tunnus',
};

/** Somebody in print: name first, then address, numbers and contacts. Nothing where nothing is known. */
export function presentParty(
  writer: Writer,
  party: Party | undefined,
  place: string,
  {
    role,
    label,
    isBrief = false,
    isRepresented = false,
  }: {
    readonly role: PrintedParty['role'];
    readonly label: string;
    /** What it says of itself stands elsewhere. */
    readonly isBrief?: boolean;
    /** A person there acts for it, and no mail is for their attention. */
    readonly isRepresented?: boolean;
  },
): PrintedParty[] {
  if (party === undefined) return [];
  const { name = party.tradingName ?? party.contact } = party;
  const lines = [
    ...(isRepresented ? representative(writer, party, place, name) : []),
    ...partyLines(
      writer,
      isRepresented && party.contact !== undefined
        ? { ...party, contact: undefined, role: undefined }
        : party,
      place,
      { name, isSender: role === 'sender' },
    ),
    ...(isBrief ? [] : particularsOf(writer, party.particulars, place)),
  ];
  if (name === undefined && lines.length === 0) return [];
  return [{ path: writer.pathOf(`${place}.name`), role, label: writer.say(label), name, lines }];
}

/** "Karen Doyle, Director" */
function representative(
  writer: Writer,
  { contact, role }: Party,
  place: string,
  name: string | undefined,
): Value[] {
  if (contact === undefined) return [];
  const said = [contact === name ? undefined : contact, role].filter((each) => each !== undefined);
  return writer.value('', said.join(', ') || undefined, `${place}.contact`);
}

function partyLines(
  writer: Writer,
  party: Party,
  place: string,
  { name, isSender }: { readonly name: string | undefined; readonly isSender: boolean },
): Value[] {
  const { value } = writer;
  const { tradingName, contact, role, address, phone, email, website } = party;
  const postal = address === undefined ? [] : addressLines(address, writer.locale);
  const isSaid = contact === name || postal.some((line) => line.includes(contact ?? ''));
  const person =
    contact === undefined || isSaid
      ? []
      : // No mail is for the attention of its sender.
        value(isSender ? '' : 'Attn.', contact, `${place}.contact`);
  return [
    ...(tradingName === undefined || saysSameFirm(name ?? '', tradingName)
      ? []
      : value('', tradingName, `${place}.tradingName`)),
    ...value('', role, `${place}.role`),
    ...person,
    ...value('', postal.filter((line) => line !== name).join('\n'), `${place}.address.lines.0`),
    ...identifiers(writer, party.identifiers ?? [], place),
    ...value('', phone, `${place}.phone`, 'phone'),
    ...value('', email, `${place}.email`, 'email'),
    ...value('', website, `${place}.website`, 'url'),
    ...(party.remarks ?? []).flatMap((remark, index) =>
      value('', remarkIn(writer, remark), `${place}.remarks.${index}`),
    ),
  ];
}

/** "Certified by: Kiwa": the name of what somebody says of themselves is a label. */
function remarkIn(writer: Writer, remark: string): string {
  const [, name, rest = ''] = /^(\p{L}[^:\n]{1,40})(: .*)$/su.exec(remark) ?? [];
  return name === undefined ? remark : writer.label(name) + rest;
}

export const particularsOf = (
  writer: Writer,
  list: Party['particulars'] = [],
  place: string,
): Value[] =>
  list.flatMap((fact, index) => {
    // "FN 412873 k" names itself.
    const isNamed = fact.value.toLowerCase().startsWith(`${fact.label.toLowerCase()} `);
    return writer.fact(isNamed ? { ...fact, label: '' } : fact, `${place}.particulars.${index}`);
  });

/** Each number once, whatever it is called. */
function identifiers(writer: Writer, list: readonly Identifier[], place: string): Value[] {
  const seen = new Set<string>();
  return list.flatMap(({ scheme, value }, index) => {
    const compact = value.replace(/[\s.-]/g, '');
    if (seen.has(compact)) return [];
    seen.add(compact);
    // The Swiss number of a firm, whose tax number it is as well.
    const isSwiss = scheme === 'vat' && /^CHE\W?\d/.test(value);
    const known = Object.hasOwn(SCHEMES, scheme) ? (SCHEMES[scheme] ?? scheme) : scheme;
    const ofFirm =
      scheme === 'registration' ? REGISTERS[tableName(writer.locale.language)] : undefined;
    const label = isSwiss ? 'UID' : (ofFirm ?? known);
    // "RCS Brest 812 345 023" names its register itself.
    const isNamed = value.toLowerCase().startsWith(`${label.toLowerCase()} `);
    return writer.value(isNamed ? '' : label, value, `${place}.identifiers.${index}.value`);
  });
}

/** "Umeå, 28 feb. 2025" */
function signingDay(
  writer: Writer,
  place: string | undefined,
  date: string | undefined,
): string | undefined {
  const day = date && writer.date(date, 'medium').replaceAll(' ', '\u00a0');
  return [place, day].filter((each) => each !== undefined).join(', ') || undefined;
}

export function presentSignatories(
  writer: Writer,
  list: readonly Signatory[] = [],
  place = 'signatories',
): PrintedSignatory[] {
  return list.map(({ name, title, organization, registration, ...signatory }, index) => {
    const { place: town, date, image, signed, phone } = signatory;
    return {
      path: writer.pathOf(`${place}.${index}.name`),
      name,
      image: printableImage(image),
      ...(signed === true ? { isSigned: true } : {}),
      ...(signatory.act === undefined ? {} : { act: writer.say(signatory.act) }),
      lines: [
        ...writer.value('', title && writer.label(title), `${place}.${index}.title`),
        ...writer.value('', organization, `${place}.${index}.organization`),
        ...writer.value('Registration number', registration, `${place}.${index}.registration`),
        ...writer.value(
          signatory.identifier?.scheme ?? '',
          signatory.identifier?.value,
          `${place}.${index}.identifier.value`,
        ),
        ...writer.value('', phone, `${place}.${index}.phone`, 'phone'),
        ...writer.value(
          signed === true ? 'Signed on' : date === undefined ? 'Place' : 'Date',
          signingDay(writer, town, date),
          `${place}.${index}.${date === undefined ? 'place' : 'date'}`,
          date === undefined ? 'text' : 'date',
        ),
      ],
    };
  });
}
