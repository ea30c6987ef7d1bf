import type { Party } from '#lib/domain/document-model/party.ts';
import type { MappedDocument } from '../../mapping/read-record.ts';
import { WRITTEN } from '../../vocabulary/written.ts';
import { all, best, type Composing, takeTexts, textIn, use } from '../composing.ts';
import { documentName, isOfPerson, statedName, thingIn } from '../content/document-name.ts';
import { joinPath } from '../content/reading.ts';
import { composeSignatories } from '../content/signatories.ts';
import type { GivenData } from '../given-data.ts';
import { finish, isWrittenNumber, openWritten, unsaid, type Written } from './compose.ts';
import { partiesOf } from './named-parties.ts';
import { withImages } from './signature-images.ts';

/** Reads data of no known system and of none of the types: whom it names, and its content. */
export function readDocument(given: GivenData): MappedDocument {
  const document = openWritten(given, 'document', WRITTEN.document, ['seller']);
  const { draft, composing, text } = document;
  const logo = text('logo', 'author.logo');
  const author = withLogo(document.person('seller', 'author'), logo);
  const parties = partiesOf(document).map(({ signees: _, ...party }) => party);
  const head = { ...titlesOf(document), number: text('number') ?? numberOfThing(document) };
  const notes = takeTexts(composing, draft, 'notes', 'notes');
  const signatories = withImages(document, composeSignatories(composing, draft));
  const { facts, details, sections } = document.content();
  return finish(document, {
    type: 'document',
    ...{ ...head, author, parties, sections, notes, signatories },
    facts: unsaid(facts, head),
    details: unsaid(details, head),
  });
}

function numberOfThing({ given, composing }: Written): string | undefined {
  const thing = thingIn(given);
  const value = thing === undefined ? undefined : given.data[thing.key];
  if (thing === undefined || !isWrittenNumber(value)) return undefined;
  const path = joinPath(given.path, thing.key);
  composing.consumed.add(path);
  composing.origins.set('number', path);
  return value.trim();
}

const withLogo = (author: Party | undefined, logo: string | undefined): Party | undefined =>
  logo === undefined ? author : { ...author, logo };

/** Somebody's record is called by their name, below which stands what they are. */
function titlesOf({ given, draft, composing, text }: Written) {
  const whole = fullName(draft, text);
  const isPerson = whole !== undefined || isOfPerson(given);
  const named = isPerson ? all(draft, 'title').find(({ key }) => /name$/i.test(key)) : undefined;
  if (named !== undefined) use(composing, draft, 'title', named, 'title');
  const title =
    whole ??
    (named && textIn(named)) ??
    text('title') ??
    text('topic', 'title') ??
    titleStated(given, composing) ??
    documentName(given);
  const post = isPerson ? (text('post', 'subtitle') ?? text('title', 'subtitle')) : undefined;
  const below = text('subtitle') ?? (post === title ? undefined : post);
  const isLine = LINE.test(String(best(draft, 'description')?.value ?? ''));
  const line = below === undefined && isLine ? text('description', 'subtitle') : undefined;
  return { title, subtitle: below ?? line };
}

function titleStated(given: GivenData, composing: Composing): string | undefined {
  const stated = statedName(given);
  if (stated !== undefined) composing.consumed.add(joinPath(given.path, stated.key));
  return stated?.name;
}

/** A line without a full stop inside. */
const LINE = /^(?!.*[.!?]\s)[^\n]{1,100}$/;

function fullName(draft: Written['draft'], text: Written['text']): string | undefined {
  const isWhole = ['firstName', 'lastName'].every((term) => best(draft, term) !== undefined);
  return isWhole ? `${text('firstName', 'title')} ${text('lastName', 'title')}` : undefined;
}
