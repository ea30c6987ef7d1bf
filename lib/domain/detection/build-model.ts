import { localeOf, type RequestedLocale } from '#lib/domain/i18n/locale.ts';
import type { Locale } from '#lib/domain/i18n/money.ts';
import type { Block, PrintedDocument } from '#lib/domain/presentation/printed-document.ts';
import { absoluteHttpUrl } from '#lib/shared/addresses/urls.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import type { JsonObject } from '#schemas/json.ts';
import { blocksOf, isStatement } from './blocks/blocks.ts';
import { withoutContainers } from './blocks/containers.ts';
import { plainField, withTags } from './blocks/plain-fields.ts';
import { isRepeated } from './blocks/repeated.ts';
import { createPool, type Field, isScalar, type Pool } from './fields/unclaimed-fields.ts';
import { takeDesign } from './head/design.ts';
import {
  headFields,
  MAX_HEAD_FACTS,
  takeFacts,
  takeNumber,
  takeStatus,
} from './head/head-facts.ts';
import { takeTitle } from './head/title.ts';
import { plays, type Role } from './keys/aliases.ts';
import { hasCents } from './normalize/cents.ts';
import { isObject, type Root } from './normalize/unwrap.ts';
import { takeSignatures } from './parties/signatures.ts';
import { takeParties } from './parties/take-parties.ts';
import { type Writing, writeValue } from './values.ts';

/** The types that are read from the first word to the last: what came beside them is no part of the text. */
const WRITTEN: ReadonlySet<DetectedType> = new Set(['letter', 'contract', 'certificate']);

/** How the data is to be read. */
export interface Reading {
  readonly requested?: RequestedLocale;
  /** The data before it was made plain. */
  readonly given?: Root;
  /** Objects whose fields are the document's own. */
  readonly opened?: ReadonlySet<unknown>;
  readonly minorUnits?: boolean;
}

/** Builds the document that the data describes, for the detected type. Pure; time is linear in the data. */
export function buildModel(
  root: Root,
  type: DetectedType,
  { requested = {}, given = root, opened, minorUnits = false }: Reading = {},
): PrintedDocument {
  const locale = localeIn(root, given, requested);
  const writing = writingOf(root, type, locale, minorUnits);
  const pool = createPool(root, opened, type);
  const accent = takeDesign(pool);
  const number = takeNumber(pool, type, writing);
  const wording = {};
  const { parties, signatures, logo } = takePeople(pool, type, writing, root.path);
  const title = takeTitle(pool, type, root, wording);
  const status = takeStatus(pool, type, writing);
  const facts = takeFacts(pool, type, number, writing);
  const notes = takeNotes(pool, type, writing);
  const repeated = isRepeated(type, { title: title.title, number, parties, wording, facts });
  const rest = pool
    .drain()
    .filter((field) => !repeated(field))
    .map((field) => plainField(field, type));
  const inHead = headFields(rest, type, writing).slice(
    0,
    Math.max(0, MAX_HEAD_FACTS - facts.length),
  );
  const body = rest
    .filter((field) => !inHead.includes(field))
    .map((field) => withTags(field, type));
  const beside = new Set(root.beside.map(({ path }) => path));
  const isDetail = (field: Field) =>
    isLoose(field, type) || (WRITTEN.has(type) && beside.has(field.path) && isObject(field.value));
  return {
    type,
    ...title,
    number,
    status,
    logo,
    accentColor: accent,
    locale,
    parties,
    facts: [
      ...facts,
      ...inHead.flatMap((field) => writeValue(field.path, field.key, field.value, writing) ?? []),
    ],
    lineItems: undefined,
    totals: [],
    wording,
    sections: sectionsOf(
      type,
      body.filter((field) => !isDetail(field)),
      writing,
    ),
    details: blocksOf(body.filter(isDetail), writing),
    notes,
    terms: [],
    signatures,
  };
}

/** Takes those whom the document is between, and those who sign it. */
function takePeople(pool: Pool, type: DetectedType, writing: Writing, rootPath: string) {
  const signatures = takeSignatures(pool, type, writing, rootPath);
  return { signatures, ...takeParties(pool, type, writing) };
}

/** How the values of a document of that type are written. */
function writingOf(root: Root, type: DetectedType, locale: Locale, minorUnits: boolean): Writing {
  return {
    locale,
    commercial: false,
    minorUnits,
    spoken: type !== 'document' && type !== 'report',
    days: type === 'certificate',
    appointments: type === 'document',
    // What is agreed on is agreed on to the cent.
    cents: type === 'contract' || (type === 'document' && hasCents(root.data)),
  };
}

/** An amount that has become a plain number has left its currency behind, one by reference has got it. */
function localeIn(root: Root, given: Root, requested: RequestedLocale): Locale {
  const plain = localeOf(withEnvelope(given), requested);
  const currency = plain.currency ?? (given === root ? undefined : localeOf(root.data).currency);
  return { ...plain, currency };
}

function sectionsOf(type: DetectedType, body: readonly Field[], writing: Writing): Block[] {
  const blocks = blocksOf(body, writing);
  if (type === 'letter') return onceEach(blocks.map((block) => asLetterText(block, body)));
  // The parts of a contract are numbered together.
  return type === 'contract' ? blocks : withoutContainers(blocks);
}

/** Mails bring their text with markup and without. */
function onceEach(blocks: readonly Block[]): Block[] {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    if (block.kind !== 'text') return true;
    const words = block.paragraphs
      .join('')
      .replace(/<[^<>]{0,1000}>/g, '')
      .replace(/[^\p{L}\p{N}]/gu, '');
    const isNew = words === '' || !seen.has(words);
    seen.add(words);
    return isNew;
  });
}

/** The text of a letter says itself what it is, in whatever language its key is; a list of it are its paragraphs. */
function asLetterText(block: Block, fields: readonly Field[]): Block {
  const field = fields.find(({ path }) => path === block.path);
  if (field === undefined || !plays('body', field.name)) return block;
  if (block.kind === 'list')
    return { kind: 'text', path: block.path, paragraphs: [...block.items] };
  const { label: _, ...rest } = block;
  return rest as Block;
}

/** What stands beside the document, such as its language, speaks of it too. */
function withEnvelope({ data, beside }: Root): JsonObject {
  if (beside.length === 0) return data;
  return { ...Object.fromEntries(beside.map(({ key, value }) => [key, value])), ...data };
}

/** Remarks for the foot of the page: of a letter what follows the signature. */
function takeNotes(pool: Pool, type: DetectedType, writing: Writing): Block[] {
  const roles: readonly Role[] = type === 'letter' ? ['postscript', 'enclosures', 'copies'] : [];
  return blocksOf(
    roles.flatMap((role) => pool.takeEach(role, isRemark)),
    writing,
  );
}

/** A header in a few words is a title rather than a remark. */
const isRemark = ({ name, value }: Field) => name !== 'header' || String(value).length > MAX_HEADER;
const MAX_HEADER = 40;

/** Single values without a part of their own; long text is a section. */
function isLoose(field: Field, type: DetectedType): boolean {
  // A sentence in a contract binds somebody.
  if (type === 'contract' && isSentence(field)) return false;
  return (
    isScalar(field) &&
    !isStatement(field) &&
    (String(field.value).length <= 90 || isAddressOfPage(field))
  );
}

function isSentence({ value }: Field): boolean {
  return typeof value === 'string' && /\p{L}/u.test(value) && value.trim().split(/\s+/).length >= 5;
}

/** However long, an address is one value. */
function isAddressOfPage({ value }: Field): boolean {
  return typeof value === 'string' && absoluteHttpUrl(value.trim()) !== undefined;
}
