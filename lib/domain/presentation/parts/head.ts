import type { PrintedDocument, Value } from '../printed-document.ts';
import type { Writer } from '../writer.ts';

interface Headed {
  readonly type: PrintedDocument['type'];
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly number?: string | undefined;
  readonly accentColor?: string | undefined;
}

/** `type: "baustellenbericht"`: a title begins with a capital, where its data has none at all. */
const headed = (title: string): string =>
  /^\p{Ll}[\p{Ll} ]*$/u.test(title) ? title.charAt(0).toUpperCase() + title.slice(1) : title;

/** The head that all documents share, without any content. `untitled` is a word of the tables. */
export function emptyDocument(writer: Writer, document: Headed, untitled: string): PrintedDocument {
  const { type, title, subtitle, number, accentColor } = document;
  return {
    type,
    title: headed(writer.say(title ?? untitled)),
    titled: title !== undefined,
    titlePath: title === undefined ? undefined : writer.pathOf('title'),
    subtitle: writer.value('', subtitle, 'subtitle')[0],
    number: writer.value('Number', number, 'number')[0],
    status: undefined,
    logo: undefined,
    accentColor,
    locale: writer.locale,
    parties: [],
    facts: [],
    lineItems: undefined,
    totals: [],
    wording: {},
    sections: [],
    details: [],
    notes: [],
    terms: [],
    signatures: [],
  };
}

/** A date with its label; nothing where there is none. */
export function dated(
  writer: Writer,
  label: string,
  date: string | undefined,
  place: string,
): Value[] {
  return writer.value(label, date && writer.date(date), place, 'date');
}
