import type { NewBlock, Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from './language/phrase.ts';
import { type Token, tokensOf } from './language/tokens.ts';
import type { Reading } from './rule.ts';

const EDIT =
  '(?:add|insert|append|remove|delete|drop|hide|show|rename|relabel|replace|swap|exchange|recolou?r|colou?r|paint|resize|bold|italici[sz]e|underline|highlight|capitali[sz]e|enlarge|shrink|align|cent(?:er|re)|move|duplicate|copy|make|set|change|turn|put|place|use|write|print|correct|update|fix|mend|take|give|get|kick|leave|darken|lighten|widen|format|show|mark|shade|call|label|align|round|sort|do)';
const PART =
  '(?:rows?|columns?|lines?|items?|points?|bullets?|entry|entries|titles?|headings?|headers?|footers?|notes?|terms|tables?|sections?|paragraphs?|sentences?|totals?|subtotals?|fonts?|texts?|logos?|pages?|labels?|borders?|frames?|backgrounds?|colou?rs?|sizes?|dates?|names?|address|prices?|lists?|signatures?|watermarks?|stamps?|margins?|letters|numbers|headline|subtitle|words?|wording|font|part|block|box|value|amounts?|cells?)';
const POINTS = '(?:it|its|them|that|this|these|those|both|all|everything|the same)';
const ASKS = '(?:please|pls|plz|kindly|can you|could you|would you)';
const WHO =
  '(?:i|we|he|she|it|they|you|that|this|these|those|there|nobody|everyone|people|(?:the|our|my|his|her|their) [a-z-]+(?: [a-z-]+)?|\\d\\S*|[a-z]+)';
const TELLS =
  "(?:is|are|was|were|isn't|has|have|had|does|did|do|doesn't|don't|will|can|got|went|took|made|said|says?|calls?|called|wants?|wanted|asked|changed|left|moved|agreed|sounds?|looks?|reads|feels|mistyped|mixed|forgot|bought|paid|'s)";
/** "…: please add a row", ", and use bullets there", "- correct it in both places" */
const REQUESTS: readonly RegExp[] = [
  `(?:[,:;.!(-]|\\b(?:and|then|so|but|also|${ASKS})) (?:(?:and|then|so|but|also|just|${ASKS}) )*${EDIT} (?:${POINTS}\\b|(?:(?:an?|the|our|my|another|one|new|more) )?(?:[a-z'-]+ ){0,3}?${PART}\\b)`,
  `^(?:(?:and|then|so|but|also|just|${ASKS}) )*${EDIT} (?:${POINTS}|(?:an?|the|our|another) (?:[a-z'-]+ ){0,3}?${PART})\\b`,
  ': (?:please )?(?:add|insert|include) ',
  '\\bbecomes \\d',
  `\\b(?:instead of|rather than|in place of|should (?:say|read))\\b`,
  `[,;-] (?:(?:many )?thanks|thank you|thx|cheers|pls|asap)(?: [.!])*$`,
  // "use it for the title", "I forgot the PO number: PO-7719"
  '^\\^?(?:it|them|that|this|these|those|one|both)$',
  '^\\^?(?:i|we|you|she|he|they) (?:also |just |really |have |had |still )*(?:forgot|missed|overlooked|needs?|wants?|would|should|must|mistyped|changed|moved)\\b',
  // "Paul Adler, he took over from Lena"
  `^(?:(?!${TELLS} |[,;] )\\S+ ){1,5}[,;-] (?:(?:and|but|so|as|because|since) )?(?:(?:he|she|it|that|there|they|we|i|you)'(?:s|re|m|ve|d|ll)|(?:${WHO} )?${TELLS}) \\S.*`,
  // "… before ten, noon is too generous"
  `[,;-] (?:(?:and|but|so|as|because|since) )?${WHO} (?:is|are|was|were|sounds?|looks?) (?:just |much |far |way )?(?:wrong|incorrect|outdated|mistaken|too [a-z]+)(?: [.!])*$`,
].map((pattern) => new RegExp(pattern));

/** What of a text is said to whoever edits: "Delivery: please add a row". */
function* requestsIn(text: string): Generator<string> {
  const tokens = tokensOf(text);
  const words = wordsOf(tokens);
  // What begins with a capital may speak to readers: "Remove the wheel before you lock the bike".
  const begins = /^\p{Lu}/u.test(tokens[0]?.raw ?? '') ? `^${words}` : words;
  for (const pattern of REQUESTS) {
    const found = pattern.exec(begins)?.[0];
    if (found !== undefined) yield found.replace('^', '');
  }
}

/**
 * Whether words that ask for something would be written into the document: a rule took more for a text
 * than is one. What is quoted is meant, whatever it says.
 */
export function writesRequest({ result }: Reading, said: Phrase): boolean {
  if (result.kind !== 'operations') return false;
  const isGiven = (text: string) =>
    said.tokens.some(({ raw, quoted }) => quoted && raw.includes(text.trim()));
  const isSaid = (words: string) => wordsOf(tokensOf(said.raw)).includes(words);
  return result.operations
    .flatMap(textsOf)
    .some((text) => [...requestsIn(text)].some(isSaid) && !isGiven(text));
}

const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ');

function textsOf(operation: Operation): readonly string[] {
  switch (operation.op) {
    case 'set-text':
      return [operation.text];
    case 'replace-text':
      return [operation.replace];
    case 'insert':
      return textsOfBlock(operation.block);
    case 'add-column':
      return [operation.label, ...(Array.isArray(operation.cells) ? operation.cells : [])];
    case 'add-row':
      return operation.cells;
    case 'add-total':
      return [operation.label, operation.value];
    case 'set-page':
      return [operation.watermark ?? '', operation.stamp?.text ?? ''];
    default:
      return [];
  }
}

function textsOfBlock(block: NewBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [block.text];
    case 'section':
      return [block.heading, block.text];
    case 'list':
      return block.items;
    case 'fact':
      return [block.label, block.value];
    case 'signatures':
      return block.labels;
    case 'qr-code':
      return [block.caption];
    default:
      return [];
  }
}
