import type { Wording } from '#lib/domain/presentation/printed-document.ts';
import { wordSet } from '#lib/shared/text/word-list.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import { type Field, isScalar, type Pool } from '../fields/unclaimed-fields.ts';
import { keyWords, labelOf } from '../keys/keys.ts';
import { NEUTRAL_WRAPPERS, type Root } from '../normalize/unwrap.ts';
import { paperIn } from '../type/document-kinds.ts';
import { TYPE_SIGNALS } from '../type/signals.ts';
import { TYPE_TITLES } from '../type/type-titles.ts';

const MAX_TITLE_LENGTH = 160;
/** Keys of texts that may say what the document is. */
const TITLED_BY = wordSet(
  'document{ type name} header type doctype letter{type } contract{type } agreementtype ' +
    'leasetype reporttype vertrag vertragsart contrato contrat contratto umowa tipo art urkunde zertifikat ' +
    'certifica{te do t tetype tename at} credentialtype awardtype attestat{o ion} ' +
    'oggetto objet{o } betreff onderwerp',
);
const MAX_LINE = 100;
/** What a record that has no title says of itself in short. */
const SHORT_TITLES = wordSet('summary subject headline label');
/** What a report or a record is of. */
const THINGS = wordSet(
  'dashboard meeting event survey experiment campaign study project monitor couplenames',
);
const FULL_NAME = [
  ['firstname', 'lastname'],
  ['givenname', 'familyname'],
  ['vorname', 'nachname'],
  ['prenom', 'nom'],
  ['nombre', 'lastname'],
  ['nome', 'lastname'],
  ['forename', 'surname'],
] as const;

/** A person's record carries the person's name as its title; `title` is then what they do. */
const RESUME_KEYS = wordSet(
  'experience work{experience  history} employment{ history} education{ s} skills ' +
    'positions berufserfahrung ausbildung',
);

/** The types whose `name` is the document's. */
const NAMED_TYPES: ReadonlySet<DetectedType> = new Set(['report', 'document', 'contract']);
/** Names of what a document is about, rather than of somebody or something in it. */
const NO_TITLE_NAME =
  /^(?:first|last|given|family|middle|nick|user|full|host|file|display|company|client|customer|contact|list|time ?zone|location|city|country|state|school|vendor|author|brand|branch|owner|assignee|manager|domain|class|tag|type|table|column|key|short|legal|trade|trading|unit|currency|bank|account|doctor|patient|employee|member|recipient|sender|carrier|driver|sur)\b/;

export interface TitleParts {
  readonly title: string;
  readonly titled: boolean;
  readonly titlePath: string | undefined;
  readonly subtitle:
    | undefined
    | {
        readonly path: string;
        readonly label: string;
        readonly kind: 'text';
        readonly text: string;
      };
}

/** Takes the document's own title, or finds one: the type's name, or that of the wrapper it came in. */
export function takeTitle(
  pool: Pool,
  type: DetectedType,
  root: Root,
  wording: Wording,
): TitleParts {
  const fits = ({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TITLE_LENGTH;
  const person = type === 'document' && isPerson(pool);
  const own = person
    ? (pool.take('title', (candidate) => fits(candidate) && candidate.name === 'name') ??
      takeFullName(pool))
    : undefined;
  const field =
    own ??
    pool.take(
      'title',
      (candidate) =>
        fits(candidate) &&
        (candidate.name !== 'name' ||
          NAMED_TYPES.has(type) ||
          namesType(type, String(candidate.value))),
    ) ??
    takeOtherTitle(pool, type, fits);
  const below =
    pool.take('subtitle', fits) ??
    (type === 'document' && field !== undefined
      ? pool.takeAll((candidate) => candidate.name === 'description' && isLine(candidate))[0]
      : undefined) ??
    (own === undefined
      ? undefined
      : (pool.take('title', fits) ??
        pool.takeAll((candidate) => candidate.name === 'label' && fits(candidate))[0]));
  // A title that says it too needs no second line.
  const subtitle =
    below === undefined ||
    String(field?.value ?? '')
      .toLowerCase()
      .includes(String(below.value).trim().toLowerCase())
      ? undefined
      : {
          path: below.path,
          label: labelOf(below.key),
          kind: 'text' as const,
          text: String(below.value).trim(),
        };
  if (field !== undefined)
    return { title: titleOf(field), titled: true, titlePath: field.path, subtitle };
  if (type === 'letter' && wording.subject !== undefined)
    return { title: wording.subject.text, titled: true, titlePath: wording.subject.path, subtitle };
  return { title: untitled(type, root), titled: false, titlePath: undefined, subtitle };
}

/** A word for a kind of document, as data have it, begins a title with a capital. */
function titleOf({ value }: Field): string {
  const text = String(value).trim();
  return /^\p{Ll}+$/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** A person's record: of a working life, or of one who has a name and a line of work. */
function isPerson(pool: Pool): boolean {
  const names = new Set(pool.peek().map(({ name }) => name));
  return (
    [...names].some((name) => RESUME_KEYS.has(name)) ||
    FULL_NAME.some((parts) => parts.every((part) => names.has(part)))
  );
}

/** First and last name in two fields are one name. */
function takeFullName(pool: Pool): Field | undefined {
  for (const parts of FULL_NAME) {
    const [first, last] = parts.map((part) =>
      pool.peek().find(({ name, value }) => name === part && typeof value === 'string'),
    );
    if (first === undefined || last === undefined) continue;
    pool.takeAll((field) => field === first || field === last);
    return { ...first, value: `${String(first.value).trim()} ${String(last.value).trim()}` };
  }
  return undefined;
}

/** `campaign_title`, or in a report or record `projectName`; a text that says itself that it is of the type. */
function takeOtherTitle(
  pool: Pool,
  type: DetectedType,
  fits: (field: Field) => boolean,
): Field | undefined {
  const isTitle = (field: Field) => {
    if (!fits(field) || !isScalar(field)) return false;
    const words = keyWords(field.key);
    const last = words.at(-1);
    if (last === 'title' && words.length > 1 && !/^(?:job|signer|position)/.test(field.name))
      return true;
    // "BadgeClass" is a word of a program.
    if (TITLED_BY.has(field.name))
      return (
        namesType(type, String(field.value)) && !/\p{Ll}\p{Lu}|[_#/.]/u.test(String(field.value))
      );
    if ((type === 'document' || type === 'report') && THINGS.has(field.name)) return isLine(field);
    if (type === 'document' && SHORT_TITLES.has(field.name)) return isLine(field);
    return (
      last === 'name' &&
      words.length > 1 &&
      (type === 'report' || type === 'document') &&
      !NO_TITLE_NAME.test(words.join(' '))
    );
  };
  const found = pool.peek().find(isTitle);
  if (found !== undefined) pool.takeAll((field) => field === found);
  return found;
}

/** True for a text in which one of the type's names is a word: "Certificate of Completion". */
export function namesType(type: DetectedType, text: string): boolean {
  const words = ` ${keyWords(text).join(' ')} `;
  return (
    TYPE_SIGNALS.find((known) => known.type === type)?.names.some((name) =>
      words.includes(name.startsWith('*') ? `${name.slice(1)} ` : ` ${name} `),
    ) === true
  );
}

const NO_THING =
  /^(?:tracking|serial|phone|tax|part|batch|account|version|request|external|internal|parent|f|mobile|fax|house|vat|user|customer|client|dev|device|entity|owner)$/;

/** `shipment_id` comes with a shipment. */
function thingOf({ data }: Root): string | undefined {
  for (const key of Object.keys(data).slice(0, 3)) {
    const words = keyWords(key);
    const last = words.at(-1) ?? '';
    const thing = words.slice(0, -1);
    if (/^(?:id|number|no|nr)$/.test(last) && thing.length > 0 && !NO_THING.test(thing[0] ?? ''))
      return labelOf(thing.join('_'));
  }
  return undefined;
}

/** One line without a full stop inside. */
function isLine({ value }: Field): boolean {
  return typeof value === 'string' && value.length <= MAX_LINE && !/[.!?]\s|\n/.test(value.trim());
}

function untitled(type: DetectedType, root: Root): string {
  const wrappers = root.wrappers.filter((wrapper) => !NEUTRAL_WRAPPERS.has(wrapper));
  if (type === 'document' && wrappers.length > 0) return wrappers.map(wrapperLabel).join(' – ');
  if (type === 'document')
    return paperIn(root.data)?.title ?? thingOf(root) ?? TYPE_TITLES.document;
  // `{ post_mortem: {…} }` says more than that it is a report.
  const [own] = wrappers.filter((wrapper) => wrapper.includes(' '));
  if (own !== undefined) return wrapperLabel(own);
  return TYPE_TITLES[type];
}

/** A wrapper's name comes in words; it is a key all the same. */
const wrapperLabel = (wrapper: string): string => labelOf(wrapper.replaceAll(' ', '_'));
