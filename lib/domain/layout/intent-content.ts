import type {
  Block,
  DataTable,
  PrintedDocument,
  Value,
} from '#lib/domain/presentation/printed-document.ts';
import { exclusive, matchingLabels, type PartName, unwanted } from './intent-phrases.ts';

const MAX_INTENT_LENGTH = 2_000;
const DICTATED_NOTE =
  /\b(?:note|line|message|remark|sentence|footer)\s+(?:that\s+|which\s+)?(?:says?|saying|reads?|reading|stating):?\s*["“”„«]([^"“”„«»]{1,300})["“”»]/i;
const THANKS =
  /\b(?:thank (?:the |our |your |my )?(?:client|customer|buyer|guest|donor|them|him|her)|(?:add|include|with|put|and|end with|close with)\s+(?:a |some |our )?(?:short |warm |friendly |kind |little )?thank[- ]?(?:yous?|s)\b)/i;
const GIVES_THANKS =
  /\b(?:thank|thanks|dank|danken|merci|remercions|gracias|grazie|bedankt|obrigad[oa])\b/i;
const THANK_YOU: Readonly<Record<string, string>> = {
  en: 'Thank you for your business.',
  de: 'Vielen Dank für Ihren Auftrag.',
  fr: 'Nous vous remercions de votre confiance.',
  es: 'Gracias por su confianza.',
  it: 'Grazie per la fiducia.',
  nl: 'Hartelijk dank voor uw vertrouwen.',
  pt: 'Obrigado pela sua confiança.',
};

/** Parts that go by other names than their labels. What has amounts and names stays: it is the document. */
const LEAVE_OUT: Readonly<Record<string, (model: PrintedDocument) => PrintedDocument>> = {
  note: (model) => ({ ...model, notes: [] }),
  term: (model) => ({ ...model, terms: [] }),
  signature: (model) => ({ ...model, signatures: [] }),
  logo: (model) => ({ ...model, logo: undefined }),
  status: (model) => ({ ...model, status: undefined }),
  subtitle: (model) => ({ ...model, subtitle: undefined }),
  email: (model) => withoutContacts(model, 'email'),
  phone: (model) => withoutContacts(model, 'phone'),
  website: (model) => withoutContacts(model, 'url'),
};

/** The document without what an intent does not want: "without notes", "hide the SKU column", "only the summary". */
export function withoutUnwanted(
  model: PrintedDocument,
  intent: string | undefined,
): PrintedDocument {
  return unwanted(intent).reduce(leaveOut, onlyWanted(model, exclusive(intent)));
}

/** Of its sections only those that are named, as soon as one of them is. */
function onlyWanted(model: PrintedDocument, names: readonly PartName[]): PrintedDocument {
  const keep = (blocks: readonly Block[], part: string) =>
    blocks.filter((block) =>
      names.some(
        (name) => matchingLabels(name, [block.label ?? part]).length > 0 || name.join(' ') === part,
      ),
    );
  const sections = keep(model.sections, 'section');
  const details = keep(model.details, 'detail');
  const notes = keep(model.notes, 'note');
  const terms = keep(model.terms, 'term');
  if (sections.length + details.length + notes.length + terms.length === 0) return model;
  return { ...model, sections, details, notes, terms };
}

function leaveOut(model: PrintedDocument, name: PartName): PrintedDocument {
  const known = name.join(' ').replace(/ (?:addresse?|number)$/, '');
  const rest = Object.hasOwn(LEAVE_OUT, known) ? (LEAVE_OUT[known]?.(model) ?? model) : model;
  const { lineItems } = rest;
  return {
    ...rest,
    facts: without(rest.facts, name),
    number: rest.number === undefined ? undefined : without([rest.number], name)[0],
    sections: withoutBlocks(rest.sections, name),
    details: withoutBlocks(rest.details, name),
    notes: withoutBlocks(rest.notes, name),
    terms: withoutBlocks(rest.terms, name),
    lineItems: lineItems === undefined ? undefined : withoutColumns(lineItems, name),
  };
}

function without(values: readonly Value[], name: PartName): readonly Value[] {
  const chosen = matchingLabels(
    name,
    values.map(({ label }) => label),
  );
  return values.filter((_, index) => !chosen.includes(index));
}

function withoutBlocks(blocks: readonly Block[], name: PartName): readonly Block[] {
  const chosen = matchingLabels(
    name,
    blocks.map(({ label }) => label ?? ''),
  );
  return blocks
    .filter((_, index) => !chosen.includes(index))
    .map((block): Block => {
      if (block.kind === 'facts') return { ...block, facts: without(block.facts, name) };
      return block.kind === 'table'
        ? { ...block, table: withoutColumns(block.table, name) }
        : block;
    })
    .filter((block) => block.kind !== 'facts' || block.facts.length > 0);
}

/** The first column stays: it says what a row is about. */
function withoutColumns(table: DataTable, name: PartName): DataTable {
  const [, ...rest] = table.columns;
  const byLabel = matchingLabels(
    name,
    rest.map(({ label }) => label),
  );
  // "SKU" is the item number.
  const found =
    byLabel.length > 0
      ? byLabel
      : matchingLabels(
          name,
          rest.map(({ key }) => key),
        );
  const chosen = found.map((index) => index + 1);
  if (chosen.length === 0) return table;
  const stays = (_: unknown, index: number) => !chosen.includes(index);
  return {
    ...table,
    columns: table.columns.filter(stays),
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.filter(stays) })),
  };
}

function withoutContacts(model: PrintedDocument, kind: Value['kind']): PrintedDocument {
  const parties = model.parties.map((party) => ({
    ...party,
    lines: party.lines.filter((line) => line.kind !== kind),
  }));
  return { ...model, parties };
}

/** The document with the note that an intent dictates, or with thanks where it asks for them. */
export function withWords(model: PrintedDocument, intent: string | undefined): PrintedDocument {
  const text = intent?.slice(0, MAX_INTENT_LENGTH) ?? '';
  const language = model.locale.language.slice(0, 2);
  const words =
    DICTATED_NOTE.exec(text)?.[1]?.trim() || (THANKS.test(text) ? (THANK_YOU[language] ?? '') : '');
  if (words === '' || model.type === 'letter' || model.type === 'contract') return model;
  if (
    model.notes.some((note) => note.kind === 'text' && GIVES_THANKS.test(note.paragraphs.join(' ')))
  )
    return model;
  const note: Block = { kind: 'text', path: '', label: '', paragraphs: [words] };
  return { ...model, notes: [...model.notes, note] };
}
