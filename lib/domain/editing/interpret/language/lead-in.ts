import { type Token, textOf } from './tokens.ts';

const LEAD_IN =
  /^(?:(?:please|kindly|i|we|you|could|can|would|need|want|like|to|have|make|do|apply|there|are|here|is|my|our|the|these|those|a|few|some|two|three|four|several|couple|of|following|small|minor|quick|more|needed|required|requested|list|as|then|now|be|made|should|must|what|for|me|us) )*(?:changes?|edits?|modifications?|updates?|tweaks?|adjustments?|corrections?|todos?|to-dos?|tasks?|requests?|wishes|(?<= )things|follows|(?<= )following|(?<=are |is )(?:needed|required))(?: (?:for|to|in|on|with) (?:me|us|(?:the|this|my|our) [a-z]+))?(?: (?:please|needed|required|to be made|as follows))? (?::|-)(?= )/;
const MOST_LEAD = 16;

/** Without "I need a few changes:" at the start. */
export function withoutLeadIn(tokens: readonly Token[]): readonly Token[] {
  const text = textOf(tokens.slice(0, MOST_LEAD));
  const found = LEAD_IN.exec(text)?.[0];
  if (found !== undefined) return tokens.slice(found.split(' ').length);
  const of = OF_WHAT.exec(text)?.[0];
  if (of === undefined) return tokens;
  const rest = tokens.slice(of.split(' ').length);
  // "change the title: bold" is of that one.
  const isOne = !/s(?: as follows| as below| like this)? :$/.test(of) || /\bterms :$/.test(of);
  return isOne && !JOINT.test(textOf(rest)) ? tokens : [...tokens.slice(0, 1), ...rest];
}

/** "change the labels: Subtotal to Net, …" */
const OF_WHAT =
  /^(?:rename|change|relabel|replace|update|set|make|remove|delete|hide|swap|move|correct)(?: (?:the|these|those|following|two|three|some|all|below|listed))* (?:labels?|headings?|names?|words?|texts?|terms|titles?|fields?|columns?|parts?|sections?|things|items below|phrases|captions|values)(?: (?:as follows|as below|like this|below|here))? :(?= )/;

/** What parts an old name from a new one. */
const JOINT = /->|=|(?:^| )(?:to|into|with|by|as|becomes?|should|instead|not) /;

const COUNTED = /^(?:first|second|third|fourth|fifth|sixth|last)(?:ly)?$/;
const PLAIN_VERB =
  /^(?:make|set|change|put|move|remove|delete|add|turn|give|use|hide|rename|replace|bold|center|align|swap|italicize|underline|increase|decrease|please)$/;

/** "second, make the total bold": a count of wishes, not of rows. */
export function withoutCount(tokens: readonly Token[]): readonly Token[] {
  const [first] = tokens;
  if (first === undefined || first.quoted || !COUNTED.test(first.word)) return tokens;
  const next = /^[,:]$/.test(tokens[1]?.word ?? '') ? 2 : 1;
  const verb = tokens[next];
  return verb !== undefined && !verb.quoted && PLAIN_VERB.test(verb.word)
    ? tokens.slice(next)
    : tokens;
}
