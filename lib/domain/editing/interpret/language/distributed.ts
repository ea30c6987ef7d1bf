import { type Token, textOf } from './tokens.ts';

const MOST_WORDS = 40;
const MOST_NAMES = 6;
const like = (token: Token, words: string): readonly Token[] =>
  words.split(' ').map((word) => ({ ...token, word, raw: word, quoted: false }));
/** What is said once of several, said of each: "add columns for SKU and weight", "our phone and email". */
export function distributed(tokens: readonly Token[]): readonly Token[] {
  return tokens.length > MOST_WORDS
    ? tokens
    : (newColumns(tokens) ?? oneRowEach(tokens) ?? ofOwner(owned(tokens)));
}

const BOTH_ROWS =
  /^(?:please )?(?:swap|switch|exchange|interchange|flip|trade) (?<one>.+?) (?:and|with) (?<other>.+?) (?<noun>lines?|rows?|items?|entry|entries|positions?)(?: (?:a?round|over|places|positions))?$/;

const NTH = /^(?:the )?(?:first|second|third|fourth|fifth|last|top|bottom|\d+(?:st|nd|rd|th))$/;

/** "switch the boiler and the valve lines round": the boiler line and the valve line. */
function oneRowEach(tokens: readonly Token[]): readonly Token[] | undefined {
  const found = BOTH_ROWS.exec(textOf(tokens))?.groups;
  const [verb] = tokens;
  if (found === undefined || verb === undefined) return undefined;
  const { one = '', noun = '' } = found;
  const at = tokens.findIndex(({ word }) => word === 'and' || word === 'with');
  const many = tokens.findLastIndex(({ word }) => word === noun);
  const word = noun.replace(/ies$/, 'y').replace(/s$/, '');
  if (one.endsWith(word) || /\btwo\b/.test(one) || (word === noun && !NTH.test(one)))
    return undefined;
  return [
    ...tokens.slice(0, at),
    ...like(verb, word),
    ...tokens.slice(at, many),
    ...like(verb, word),
    ...tokens.slice(many + 1),
  ];
}

const OWNED =
  /^(?:names?|address(?:es)?|e-?mails?|phones?|telephones?|fax|website|company|logo|mobile)$/;
const OWNERS = /^(?:our|my|their|his|her)$/;

/** "our phone and email": both are ours. */
function owned(tokens: readonly Token[]): readonly Token[] {
  const said: Token[] = [];
  let owner: readonly Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const isWord = !token.quoted && OWNED.test(token.word);
    if (before !== undefined && isWord && !before.quoted) {
      if (OWNERS.test(before.word)) owner = [before];
      else if (before.word === "'s") owner = tokens.slice(Math.max(0, at - 2), at);
      else if (JOIN.test(before.word))
        said.push(...owner.map((one) => ({ ...one, start: token.start, end: token.start })));
      else if (!OWNED.test(before.word)) owner = [];
    } else if (token.quoted || !JOIN.test(token.word)) owner = [];
    said.push(token);
  }
  return said;
}

const PARTY =
  /^of (?:(?:the|our|my|your|this) )?(?:customer|client|buyer|seller|sender|recipient|company|vendor|supplier|contractor|payer|payee|landlord|tenant|[\p{Lu}][\p{L}]+(?: [\p{Lu}][\p{L}]+)?)(?= |$)/u;

/** "the address and email of the customer": both are the customer's. */
function ofOwner(tokens: readonly Token[]): readonly Token[] {
  const of = tokens.findIndex(
    ({ word, quoted }, at) => !quoted && word === 'of' && OWNED.test(tokens[at - 1]?.word ?? ''),
  );
  const said = tokens.slice(of, of + 4).map(({ raw }) => raw);
  const party = of < 2 ? undefined : PARTY.exec(said.join(' '))?.[0].split(' ').length;
  if (party === undefined) return tokens;
  const owner = tokens.slice(of, of + party);
  const from = tokens.findLastIndex(
    ({ word, quoted }, at) =>
      at < of && (quoted || !(OWNED.test(word) || JOIN.test(word) || word === 'the')),
  );
  return tokens.flatMap((token, at) => {
    const isNamed = at > from && at < of - 1 && OWNED.test(token.word);
    const isLast = !OWNED.test(tokens[at + 1]?.word ?? '');
    return isNamed && isLast
      ? [token, ...owner.map((one) => ({ ...one, start: token.end, end: token.end }))]
      : [token];
  });
}

const COLUMNS =
  /^(?:(?:please|kindly|i|we|want|need|would|like|to|can|could|you) )*(?:add|insert|append|include|create)(?: (?:the|two|three|four|some|new|more|extra|empty|blank|another|2|3|4))* columns(?: (?:for|called|named|headed|titled|with|:))* /;
const PLACE =
  /^(?:(?:right |directly |just )?(?:after|before|behind|next to|beside|in front of|between) |(?:at|on|to) the )/;
const JOIN = /^(?:,|and|&|\+)$/;

/** "add columns for SKU and weight": a column for each. */
function newColumns(tokens: readonly Token[]): readonly Token[] | undefined {
  const lead = COLUMNS.exec(`${textOf(tokens)} `)?.[0]
    .trim()
    .split(' ').length;
  const [first] = tokens;
  if (lead === undefined || first === undefined) return undefined;
  const rest = tokens.slice(lead);
  const at = rest.findIndex(
    (token, place) =>
      !token.quoted && place > 0 && PLACE.test(`${textOf(rest.slice(place, place + 3))} `),
  );
  const named = at < 0 ? rest : rest.slice(0, at);
  const where = at < 0 ? [] : rest.slice(at);
  const names: Token[][] = [[]];
  for (const token of named) {
    if (!token.quoted && JOIN.test(token.word)) names.push([]);
    else names.at(-1)?.push(token);
  }
  const said = names.filter((name) => name.length > 0);
  if (said.length < 2 || said.length > MOST_NAMES || !said.every(isName)) return undefined;
  if (named.some(({ word, quoted }) => !quoted && /[.;:]/.test(word))) return undefined;
  // Each goes right behind what is named, so the last comes first.
  const isBehind = /^(?:right |directly |just )?(?:after|behind|next to|beside)\b/.test(
    textOf(where),
  );
  const order = isBehind ? said.toReversed() : said;
  return order.flatMap((name, place) => [
    ...(place === 0 ? [] : like(first, ';')),
    ...like(first, 'add a column called'),
    ...capital(name),
    ...where,
  ]);
}

/** A head begins with a capital. */
function capital([first, ...others]: readonly Token[]): readonly Token[] {
  if (first === undefined || first.quoted) return [...(first ? [first] : []), ...others];
  const raw = [first, ...others].map((token) => token.raw).join(' ');
  const name = raw.charAt(0).toUpperCase() + raw.slice(1);
  return [{ ...first, word: name, raw: name, quoted: true, end: others.at(-1)?.end ?? first.end }];
}

const isName = (name: readonly Token[]): boolean =>
  name.length <= 3 && name.every(({ word, quoted }) => quoted || /^[\p{L}\d#%.-]+$/u.test(word));
