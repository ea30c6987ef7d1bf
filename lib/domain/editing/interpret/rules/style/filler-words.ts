/** Between looks and targets. */
export const JOINS = new Set([
  'and',
  ',',
  '&',
  '+',
  'plus',
  'but',
  ';',
  'while',
  'also',
  '/',
  '*',
  '|',
  'yet',
  'whereas',
]);
/** Signs of style sheets and lists. */
export const SIGNS = new Set([
  ':',
  '=',
  '{',
  '}',
  '(',
  ')',
  '-',
  '>',
  '->',
  '.',
  '!',
  '"',
  '·',
  '•',
  "'s",
  "'",
]);
export const EXCEPT =
  /^(?:except(?: for| from)?|apart from|other than|excluding|besides|but not|not counting|bar|leaving out|save for|aside from|without touching|but leave|but keep|but do not touch|just not|only not)(?= |$)/;
export const SAME =
  /^(?:the same(?: (?:thing|way|style|look|color|shade|tone|treatment|again))?|likewise|same(?: (?:thing|here|way|again))?|too|as well|similarly|identical(?:ly)?|to match)$/;
/** All but what was named before. */
export const REST =
  /^(?:the )?(?:rest|everything else|all else|(?:all )?the others?|other text|remaining text)(?: of (?:it|them|the \w+))?(?= |$)/;
/** The room around a part. */
export const ROOM = /\b(?:space|spacing|gap|room|distance|padding|whitespace|air)\b/;

const words = (list: string) => new Set(list.trim().split(/\s+/));

/** Words around looks that say nothing of their own. */
export const FILLERS = words(`
  run make set change turn give use put apply have has get be is are should would become add insert show display render
  keep let need want like see color-code recolor paint style update modify adjust switch convert write print
  to in into with a an the as of for on at so that which who whose it's look looks looking appear more very by
  using its their our your my all every each any some both only this these those just really quite nice
  around under over above below between from than then they them too out up down side sides everywhere
  throughout whole entire through same whole-width please also again instead color text-color do does being
  draw surround fit me us i we you it one ones kind sort style way through mark slightly go goes them
  was were needs needed can could if want wants wanted love try different maybe things out there stand
  must ought shall may might able tweak alter got gets getting makes making had having somewhat rather pretty
  fairly band strip ribbon value property css fully completely totally entirely exactly always now currently
  painted filled drawn shown displayed written printed typed rendered putting placed positioned moved set-to
  color-wise wise look-like bar version throughout ensure sure see swap rather something anything colour
  simple such please pls plz kindly dear sir hi hello dark-colored nicely properly i'd id gonna wanna
  swapped changed turned made given using used uses want wish prefer effect where when thing here is text-wise
  along across whole-page instead like-this big-time definitely better nicer best match matches matching across stretch tweaked so-that let leave keep off lot
  anywhere flush itself color-coded separate separated divide divided both behind sit sits sitting lie lies person hue-like ought has must-be colored coloured tinted toned onto
  lightly softly subtly faintly enough suffices sufficient plenty move place position align shift push pull put format stand standing pop emphasis bring feel stays stay remains remain`);

export const NOT =
  /^(?:get rid of|take away|take off|take out|turn off|switch off|remove|no|without|not|delete|drop|clear|lose|strip|disable|undo|hide|eliminate|non|un|no longer|stop|less of)(?: (?:all|any|of|the|that|those|these|its))*(?= |$)/;
