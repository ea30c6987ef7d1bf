const TITLE =
  /^(?:(?:the |our |acting |deputy |vice[- ]|senior |managing |general |chief )*(?:head|director|manager|president|chair(?:man|woman|person)?|secretary|treasurer|officer|partner|owner|founder|principal|dean|lead|leader|supervisor|coordinator|executive|engineer|instructor|trainer|agent|counsel|registrar|c[efot]o)\b|.{3,40} (?:director|manager|officer|president|lead|leader|secretary|supervisor|coordinator|engineer|executive|instructor|trainer|agent)$)/i;

/** "Project lead, Auditor" are two; "Per Lund, Head of Training" is one, with a title below the name. */
export function signersIn(words: string): readonly string[] {
  const parts = words
    .split(/\s*(?:[,;&/]|\band\b)\s*(?:one )?(?:for )?/i)
    .filter((part) => part !== '');
  const [name = '', title = '', ...others] = parts;
  const isOne =
    others.length === 0 &&
    /^\p{Lu}\S* (?:\S+ )*\p{Lu}\S*$/u.test(name) &&
    !TITLE.test(name) &&
    TITLE.test(title) &&
    words.includes(',');
  return isOne ? [`${name}\n${title}`] : parts;
}
