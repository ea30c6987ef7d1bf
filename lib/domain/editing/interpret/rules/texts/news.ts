import { type Phrase, phraseOf } from '../../language/phrase.ts';
import { tokensOf } from '../../language/tokens.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { isAlsoInPart, jobBelow, nameAbove, onlyJob, personCalled } from '../../targets/people.ts';
import { firstMatch, operations, setNodeText } from '../answers.ts';
import { setNamed } from './set-named.ts';

const ATTRIBUTE =
  '(?<what>(?:(?:postal|office|home|business|billing|shop|street) )?address|(?:e-?mail|mail)(?: address)?|(?:phone|telephone|mobile|cell)(?: number)?|name|(?:job )?title|position|role)';
const LATELY =
  '(?:(?:has|have|had|is|are|was|just|recently|also|since|meanwhile|now|already|finally) )*';
const AWAY =
  '(?: (?:house|home|away|again|recently|last (?:week|month|year)|(?:to )?(?:a )?(?:new )?(?:offices?|premises|shop|flat|place|address|headquarters)|(?:his|her|their|our|its|my) (?:offices?|shop|premises|home)))?';
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?<who>.{2,40}?) ${LATELY}(?:moved|relocated|moving)${AWAY}(?: ?[:;,-])?(?: to)? (?<to>[^:]+?)(?: now)?$`,
  ),
  new RegExp(
    `^(?<who>.{1,40}?) ${LATELY}(?:has|have|had|got|uses?|using)(?: got)? (?:an? )?(?:new|another|different) ${ATTRIBUTE}(?: ?[:,;-])?(?: it is)? (?<to>[^:]+?)(?: now)?$`,
  ),
  new RegExp(
    `^(?<who>.{1,40}?) ${LATELY}changed (?:his|her|their|our|its|my|the) ${ATTRIBUTE}(?: to|(?: ?[:,;-])(?: it is)?) (?<to>[^:]+?)(?: now)?$`,
  ),
  new RegExp(
    `^(?:(?<who>.{2,40}?) 's |(?<whose>his|her|their|its|the|my|our) )?(?:(?:new|current|correct|right|actual|real) )*${ATTRIBUTE} ?(?:is|are|was|=|:|has changed to|changed to|changed :|should be|must be|will be)(?: (?:now|actually|really))* (?<to>[^:]+?)(?: now)?$`,
  ),
];
const SUBJECT_OF_JOB =
  /^(?<who>(?:he|she|i|\p{L}+(?: \p{L}+)?)) (?:is|was|became|am)(?: (?:promoted to|made))?(?: now)?(?: (?:the|our|a))? (?<to>[^,:;"]{3,40}?)(?<now> now)?$/u;
const SUCCESSOR =
  /^(?:the |our )?new (?<job>[a-z ]{3,30}?) ?(?:is|:|will be)(?: now)? (?<to>[^,:;"]{3,40}?)(?: now)?$/;
/** What is somebody's job, and no name. */
const JOB =
  /\b(?:head|director|manager|officer|chair(?:man|woman|person)?|secretary|president|chief|lead|liaison|teacher|instructor|trainer|agent|assistant|partner|treasurer|engineer|consultant|advisor|adviser|senior|junior|deputy|principal|captain)\b/;
const GONE =
  '(?:left|gone|retired|resigned|quit|moved on|on leave|on maternity leave|no longer (?:here|with us|there|(?:works|working) (?:here|there)|the \\p{L}+(?: \\p{L}+)?))(?: (?:us|the company|the firm|the school|the club|the office))?';
const POST =
  '(?:the |our |their |his |her )?(?:new )?(?:contact(?: person)?|successor|replacement|person|one|director|secretary|manager|tenant|landlord|client|customer|liaison)';
/** "Lena left, it's Paul Adler now", "Paul Adler took over from Lena" */
const SUCCESSIONS: readonly RegExp[] = [
  `^(?<gone>.{2,40}?) ${LATELY}${GONE}(?: ?[,;.-])+ (?:(?:and|so) )?(?:it is|now it is|please use|use|write|put|${POST} is)(?: now)? (?<next>[^,;:]+?)(?: now| instead)?$`,
  `^(?<gone>.{2,40}?) ${LATELY}${GONE}(?: ?[,;.-])+ (?:(?:and|so) )?(?<next>[^,;:]+?) (?:is|became|takes over|took over|has taken over)(?: now)?(?: as)?(?: ${POST})?(?: now)?$`,
  '^(?<next>[^,;:]{2,40}?) (?:(?:has|just|now) )*(?:took over|takes over|taken over)(?: everything| the job| the post)? from (?<gone>[^,;:]{2,40}?)(?: now)?$',
  '^(?<next>[^,;:]{2,40}?) (?:(?:has|just|now) )*(?:replaces|replaced|succeeds|succeeded) (?<gone>[^,;:]{2,40}?)(?: now)?$',
  `^(?<gone>[^,;:]{2,40}?) ${LATELY}(?:been )?(?:replaced|succeeded) by (?<next>[^,;:]{2,40}?)(?: now)?$`,
].map((pattern) => new RegExp(pattern, 'u'));
/** "5 Mint Yard becomes 8 Petergate" is no address. */
const CHANGED = /\b(?:becomes?|became|changes?|replaces?|instead|not|is now)\b|->/;
const WE = /^(?:we|i|our|my|us|(?:the|our|my) (?:company|office|shop|studio|firm|business))$/;
const NAMES = /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'.-]*){0,3}$/u;

/** "Rosa has moved, her new address is …", "she's Head of Training now": what has become of somebody. */
export const news: Rule = {
  name: 'news',
  read(clause, context): Reading | undefined {
    if (!(SORT.test(clause.text) || JOB.test(clause.text)) || clause.tokens.length > MOST_WORDS)
      return undefined;
    for (const form of FORMS) {
      const { who, whose, what, to } = clause.match(form) ?? {};
      if (to === undefined || (what === undefined && CHANGED.test(to.text))) continue;
      const found = setOf(who ?? whose, what?.text ?? 'address', to, context);
      if (found !== undefined) return found;
    }
    const { gone, next: heir } = firstMatch(clause, SUCCESSIONS) ?? {};
    if (gone !== undefined && heir !== undefined && NAMES.test(heir.raw)) {
      const found = renamed(gone, heir, context);
      if (found !== undefined) return found;
    }
    const { job, to: next } = clause.match(SUCCESSOR) ?? {};
    if (job !== undefined && next !== undefined && NAMES.test(next.raw)) {
      const name = nameAbove(job.text, context.scope.content);
      if (name !== undefined) return operations([setNodeText(name, next.raw)]);
    }
    const { who, to, now } = clause.match(SUBJECT_OF_JOB) ?? {};
    if (who === undefined || to === undefined) return undefined;
    const isNews = now !== undefined || / (?:now|promoted to|became) /.test(clause.text);
    return (isNews || JOB.test(to.text)) && /^\p{Lu}/u.test(to.raw)
      ? jobOf(who, to, context)
      : undefined;
  },
};

const SORT =
  /\b(?:moved|relocated|moving|address|e-?mail|mail|phone|telephone|mobile|cell|name|title|position|role|new|now|promoted|became|took over|takes over|replaces|replaced by|succeeds|succeeded by|left|gone|retired|resigned|no longer)\b/;
const MOST_WORDS = 24;

/** What may be said to be somebody's such thing. */
const IS_LIKE: readonly (readonly [RegExp, RegExp])[] = [
  [/mail/, /^\S+@\S+$/],
  [/phone|mobile|cell/, /^\+?[\d\s().-]{6,24}$/],
  [/address/, /^\d+\p{L}? [^@"]+$|^\p{Lu}[^@"]*\d[^@"]*$|^\p{Lu}[^@"]*, \p{Lu}[^@"]*$/u],
  [/name/, NAMES],
  [/title|position|role/, /^\p{Lu}[\p{L} ,&'-]{2,40}$/u],
];

function setOf(
  who: Phrase | undefined,
  said: string,
  to: Phrase,
  context: Context,
): Reading | undefined {
  const what =
    /mail/.test(said) || /^\S+@\S+$/.test(to.raw)
      ? 'email'
      : said.replace(/^(?:postal|office|home|business|billing|shop|street) /, '');
  if (IS_LIKE.find(([sort]) => sort.test(what))?.[1].test(to.raw) !== true) return undefined;
  if (/title|position|role/.test(what)) return jobOf(who, to, context);
  if (what === 'name' && /^\p{Lu}/u.test(who?.raw ?? '')) return renamed(who, to, context);
  for (const owner of ownersIn(who, context)) {
    const named = words(`${owner} ${what.replace(/^(?:mobile|cell)\b/, 'phone')}`);
    const found = context.target(named) && setNamed(named, to, context);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "Kestrel Labs changed its name to …": the one that goes by it, and no other of the same part. */
function renamed(who: Phrase | undefined, to: Phrase, { scope }: Context): Reading | undefined {
  const said = who?.raw ?? '';
  const find =
    personCalled(said, scope.content)?.name ?? scope.nodes.find(({ text }) => text === said)?.text;
  if (find === undefined || isAlsoInPart(find, scope.content)) return undefined;
  return operations([{ op: 'replace-text', find, replace: to.raw }]);
}

/** Ways to name the one that is spoken of; before "her" it is who was told of. */
function* ownersIn(who: Phrase | undefined, context: Context): Generator<string> {
  if (who === undefined || /^(?:his|her|their|its|the|he|she|they|it)$/.test(who.text)) {
    for (const { role, text } of context.last.flatMap(({ nodes }) => nodes))
      if (/^party-name$|^party-line$|^signature$/.test(role) && !/[@\d]/.test(text))
        yield* namesFor(text);
    return;
  }
  if (WE.test(who.text)) yield 'our';
  else if (/^\p{Lu}/u.test(who.raw) && !/^(?:The|Our|My)\b/.test(who.raw)) yield* namesFor(who.raw);
  else yield `${who.text}'s`;
}

const namesFor = (text: string): readonly string[] =>
  text
    .split(' ')
    .filter((word) => /^\p{Lu}\p{L}{2,}/u.test(word))
    .map((word) => `${word}'s`);

function jobOf(who: Phrase | undefined, to: Phrase, context: Context): Reading | undefined {
  const { content } = context.scope;
  if (who === undefined || who.text === 'the' || who.text === 'our') return undefined;
  const named = /^(?:he|she|his|her|their|i|my)$/.test(who.text)
    ? context.last.flatMap(({ nodes }) => nodes).map(({ text }) => text)
    : [who.raw];
  const person = named.map((name) => personCalled(name, content)).find((one) => one !== undefined);
  // Whoever says "my" signs.
  const job =
    person === undefined && named.length === 0
      ? onlyJob(content)
      : person && jobBelow(person.nodes, content);
  return job && operations([setNodeText(job, to.raw)]);
}

const words = (text: string): Phrase => phraseOf(tokensOf(text), text);
