import { distance } from '../../language/spelling.ts';

/** Words that are often misspelt, right ones. */
const WORDS =
  `accept access accommodate accommodation account achieve acknowledge acquire address advertisement agreement
amount analysis apparent appearance argument assistance available balance beginning believe benefit business calendar
category certificate commission commitment committee company completely condition confidential conscious consultation
consulting contract convenience customer decision definitely deliver delivery department description design development
difference discount due embarrass environment equipment especially estimate exceed excellent existence expense experience
explanation familiar february finally foreign forward government grateful guarantee hosting immediately independent
information installation insurance interest invoice judgment knowledge language liaison library license maintenance
management material medicine message minimum necessary neighbor noticeable occasion occurred occurrence opportunity
original parallel particular payable payment performance permanent personal perform persistent possession possible
practical preferred previous privilege probably procedure proceed product professional program project proposal
publicly quantity questionnaire quotation receipt receive received receiving recipient recommend recommendation reference
referred regards relevant remember repair report request require requirement responsible restaurant revenue
satisfaction schedule separate separately service shipping signature significant similar sincerely software statement
strategy strength subscription subtotal success successful sufficient summary supersede support surprise
technical technology temporary terms thank their thorough through tomorrow total transaction transfer transferred truly
unfortunately until unit usually vacuum website wednesday weekday weird welcome which writing yield the and with from
your please within days`.split(/\s+/);

/** The word that a misspelt one stands for: one that the document has elsewhere, or a common one. undefined: not known. */
export function correctSpelling(word: string, texts: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  if (!/^\p{L}{3,30}$/u.test(word) || WORDS.includes(lower)) return undefined;
  const own = texts.flatMap((text) => text.toLowerCase().match(/\p{L}{4,30}/gu) ?? []);
  const most = lower.length > 7 ? 2 : 1;
  let best: string | undefined;
  let least = most + 1;
  for (const candidate of new Set([...WORDS, ...own])) {
    if (candidate === lower || Math.abs(candidate.length - lower.length) > most) continue;
    const away = distance(lower, candidate, most);
    if (away < least) [best, least] = [candidate, away];
  }
  if (best === undefined) return undefined;
  return word.charAt(0) === lower.charAt(0) ? best : best.charAt(0).toUpperCase() + best.slice(1);
}
