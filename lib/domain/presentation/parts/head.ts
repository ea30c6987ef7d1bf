import type { PrintedDocument, Value } from '../printed-document.ts';
import type { Writer } from '../writer.ts';

interface Headed {
  readonly type: PrintedDocument['type'];
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly number?: string | undefined;
  readonly accentColor?: string | undefined;
}

/** The head that all documents share, without any content. `untitled` is a word of the tables. */
export function emptyDocument(writer: Writer, document: Headed, untitled: string): PrintedDocument {
  const { type, title, subtitle, number, accentColor } = document;
  return {
    type,
    title: writer.say(title ?? untitled),
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
