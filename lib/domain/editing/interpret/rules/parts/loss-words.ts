const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** Each verb with its endings: "drop", "drops", "dropped", "dropping". */
function forms(list: string): ReadonlySet<string> {
  return new Set(
    list.split(/\s+/).flatMap((verb) => {
      const stem = verb.replace(/e$/, '');
      const doubled = /[^aeiou][aeiou][bdgmnpt]$/.test(verb) ? verb + verb.slice(-1) : stem;
      return [
        verb,
        `${verb}s`,
        `${stem}ed`,
        `${stem}ing`,
        `${doubled}ed`,
        `${doubled}ing`,
        `${verb}d`,
      ];
    }),
  );
}

/** Verbs that take away what they are said of, whatever comes after. */
export const LOSING: ReadonlySet<string> = new Set([
  ...forms(
    'remove delete drop erase eliminate omit wipe clear empty blank strip exclude kill dump ditch scrap purge discard nuke bin trash lose hide conceal suppress redact censor anonymise anonymize obliterate destroy annihilate vaporize axe expunge delist chuck toss vanish disappear void unlist zap flush obscure mask annul cut withhold skip scrub gut expel blur smudge pixelate camouflage',
  ),
  ...words(
    'gone blurry pixelated unreadable illegible undecipherable see-through hidden unseen invisible lost minus sans nothing none null nil zero throw thrown',
  ),
]);

/** Verbs of seeing and having: with "not" or "never" they ask for a loss. */
export const HAVING: ReadonlySet<string> = new Set([
  ...forms(
    'want need show see display include print require like care list mention contain present',
  ),
  ...words('have has having shown seen appear appears there here visible part belong belongs'),
]);

export const NEGATIONS: ReadonlySet<string> = words('not never nor hardly neither nobody none');

/** What must be left of "everything but …". */
export const EXCEPTIONS: ReadonlySet<string> = words(
  'except excepting but besides save bar excluding barring',
);
export const UNIVERSALS: ReadonlySet<string> = words(
  'everything all every each any anything whole entire rest others other else lot',
);
export const ONLY: ReadonlySet<string> = words('only just solely merely exclusively');
export const KEEPING: ReadonlySet<string> = new Set([
  ...forms('keep leave retain remain stay preserve save spare survive'),
  ...words('kept left stays'),
]);
export const REDUCING: ReadonlySet<string> = forms(
  'reduce cut strip trim shorten boil bring pare slim whittle condense shrink limit restrict collapse narrow crop truncate abridge',
);

/** Instructions that bring something in may speak of any loss. */
export const ADDING: ReadonlySet<string> = words(
  'add insert append write say include put place rename replace change set translate rewrite move',
);

/** Looks and small things: what is said of these is no wish for a loss. */
export const LOOK_WORDS: ReadonlySet<string> = words(`
  border borders outline outlines frame frames box boxes shadow shadows shading shade background backgrounds
  color colors bold italic italics underline underlines underlined stripe stripes zebra highlight highlighting
  padding spacing space spaces gap gaps margin margins font fonts bullet bullets icon icons indent indents
  alignment decoration caps uppercase gridlines rule rules divider dividers separator separators separating
  line-height label labels word
  typo typos comma commas dot dots decimals decimal cents sign signs symbol symbols currency duplicate duplicates
  logo watermark stamp signature signatures numbering picture pictures image images corner corners fill tint
  gradient style styling formatting size bigger smaller larger centered right-aligned transparent opacity
  quantity qty column columns rounding zeros hyphen hyphens dash dashes parentheses brackets footer header-line
  page-numbers percent percentage code big large small wide tall close far high dark bright light red blue green navy gray black white orange teal yellow purple
`);

/** What a party has besides its name: what is said of these alone is no wish for a loss. */
export const CONTACT_WORDS: ReadonlySet<string> = words(
  'email e-mail emails phone telephone fax website url address addresses',
);

/** Prepositions that say where, before what is not itself lost. */
export const PLACES: ReadonlySet<string> = words(
  'from on in at into within inside under above below near beside after before between for as like to off with by next behind',
);
/** What is lost "of" something takes the whole along. */
export const WHOLES: ReadonlySet<string> = words(
  'rid all each every one any none most content contents wording wordings text texts words name names list body both lot rest out mention part half identity entirety record records copy away',
);
export const DETERMINERS: ReadonlySet<string> = words(
  "the a an my our your this that these those all every each any its his her their both whole entire of 's more further single complete three two four five",
);

/** What may follow a noun that is meant as a whole; anything else makes another thing of it. */
export const AFTER_NOUN: ReadonlySet<string> = words(
  ', . ; ! ? : - = & + -> and or nor but please completely entirely altogether totally too also anymore at from off out away on in here there to is are was be should must can could needs need has have may might will would shall go goes gone disappear vanish with by into except apart other besides save now again for as down back up over then so not only just too that which who visible shown bought ordered owe of everywhere anywhere left after below above under before beneath underneath between past following',
);
/** Something stays as it is: no wish that the rest goes. */
export const STAYING: ReadonlySet<string> = words(
  'as where unchanged same together alone untouched still aligned page visible readable there it them',
);
/** Said before "out", "over" or "up". */
export const COVERING: ReadonlySet<string> = words(
  'get strike struck black blacked white whited cross crossed rub rubbed scratch scratched block blocked blot blotted ink inked paint painted cover covered covering take taken taking leave left leaving chuck toss throw kick rip pull clear strip cut wipe blank',
);

/** Behind a noun these make no other thing of it: "the customer's name", "totals section". */
export const SAME_THING: ReadonlySet<string> = words(
  'name names identity details info information data block section box part area field line completely rows list entries',
);
