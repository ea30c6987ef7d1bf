import { BEGINNINGS } from './beginnings.ts';

const words = (list: string) => list.trim().split(/\s+/);

/** Verbs that begin a wish. */
export const VERBS: ReadonlySet<string> = new Set(
  words(`
  make change set turn give use put place move add insert include append attach remove delete drop hide show
  display unhide reveal align center centre justify left-align right-align increase decrease reduce enlarge
  shrink scale resize bold italicize italicise underline highlight color colour recolor recolour paint color-code
  swap switch exchange flip replace rename call label relabel update correct fix edit rewrite reword rephrase translate
  summarize summarise shorten sort order reorder rearrange group convert format reformat round apply
  capitalize capitalise uppercase lowercase stamp print undo revert go get take erase clear strip lose omit skip exclude
  duplicate copy clone repeat split merge combine compute calculate recompute recalculate start begin break keep leave let
  widen narrow tighten loosen lighten darken brighten fade stripe zebra shade bring push pull shift rotate
  mark number indent wrap round raise lower send write say state mention create generate draw stretch expand
  collapse extend surround frame outline separate space position float pin stick restore return rework redo
  need want try do see bump append prepend cut eliminate empty blank wipe adjust tweak modify alter match`),
);

/** Names of what a document is made of. */
export const PARTS: ReadonlySet<string> = new Set(
  words(`
  header headers heading headings head top letterhead banner masthead title titles headline name names subtitle
  number numbers logo logos image images picture pictures photo icon symbol brand branding client clients customer
  customers buyer recipient recipients receiver bill billed billing ship company companies business sender seller vendor
  supplier issuer our your their address addresses email emails mail phone telephone contact contacts details detail info
  information party parties meta metadata date dates reference references items item line lines product products
  service services table tables grid list lists rows row column columns cell cells total totals summary amounts amount
  subtotal subtotals tax taxes discount balance grand sum sums notes note comment comments remark remarks terms
  condition conditions payment payments footer footers bottom signature signatures sign section sections part
  parts block blocks area label labels caption captions text texts everything whole entire all document page pages
  paper sheet body content contents invoice quote quotation receipt report letter certificate contract estimate
  proposal price prices cost costs quantity quantities description descriptions unit rate rates value values
  figures words paragraph paragraphs first second third fourth fifth last middle final due paid`),
);

/** Names of looks. */
export const LOOKS: ReadonlySet<string> = new Set(
  words(`
  color colors colour colours colored coloured font fonts typeface typefaces size sizes weight style styles bold bolder boldest
  light lighter dark darker bright brighter pale deep heavy thin thick thicker thinner italic italics italicized
  underline underlined strikethrough normal regular plain big bigger biggest large larger largest small smaller smallest
  tiny huge double half twice slightly little much more less percent background backgrounds backdrop fill border
  borders outline frame lines rule rules divider dividers separator rounded round corners corner sharp square
  padding margin margins spacing space spaces gap gaps whitespace compact tight tighter airy roomy narrow narrower
  wide wider center centre centered centred aligned alignment left right justified justify uppercase lowercase
  capital capitals caps letters case serif sans monospace monospaced modern classic elegant professional
  dashed dotted solid striped stripes stripe zebra alternating alternate shading shaded banded theme accent primary
  secondary palette scheme readable legible prominent stand visible same match matching like
  red green blue yellow orange purple pink brown black white gray grey navy teal maroon olive lime aqua cyan magenta
  violet indigo gold silver beige turquoise crimson burgundy charcoal cream coral salmon lavender emerald mint slate
  colorful portrait landscape vertical horizontal orientation watermark watermarked stamp stamped draft confidential
  numbered numbering break breaks direction inch inches centimeters millimeters millimetres points point pixels pixel
  quick code barcode thank thanks thankyou greeting message sentence legal letter zero`),
);

const SMALL = words(`
  the this that these those with without from into onto above below under beneath over before after between next
  beside behind around across inside outside each every only also then and but for not very too just still some any
  none other another both either such as its his her my me us it is are was were be been being have has had having
  does did done will would could should can may might must look looks looking good nice better best bad clearer
  please here there where when what which who how back away again once instead together apart side sides end
  beginning edge edges full fully complete completely entirely altogether really quite somewhat about one two three four five
  six seven eight nine ten hundred new old current previous original default standard kind version way thing things
  stuff saying says said reading reads read called named titled labelled labeled sorted ordered written writing
  currency dollar dollars euro euros pound pounds yen francs decimals decimal digits formats january february march
  april june july august september october november december day days week weeks month months year years today
  tomorrow until within english french german spanish italian dutch portuguese chinese japanese language tone formal
  friendly polite shorter longer simpler video animation interactive button form link click chart graph moved hidden
  shown removed added changed made making puts sets used using adding removing changing moving hiding showing setting
  giving turning putting replacing sorting bolded feel feeling fancy pop attractive beautiful nicer prettier cleaner
  fresh share download save file open close great house hand mind most never nothing even ever else few find fine fit
  gets given gives goes gone hard help hope idea job join kept know late later least life live long lot main many
  mean meet mine mostly near ones ours past pick play rest seem seen self sent shop sold soon sure talk tell test
  than them they thus told took true upon user wait walk well went wish wont work works worked yours zone team
  because since though through while during against people person someone staff office home road street city town
  country dear regards sincerely times roman georgia helvetica arial verdana garamond calibri courier cramped crowded
  entitle retitle headed forgot forgotten missed omitted overlooked skipped oops anymore invisible transparent vanish disappear disappears missing unbold uncheck clearly undone unread
  everyone nobody wording worded rewording summarised translation translated proofread polish come comes contractor
  provider wrong simple clean duplicated visit stay trust ready free orders shipped delivery deliver delivered`);

/** Who may want something. */
export const PEOPLE: ReadonlySet<string> = new Set(
  words(`
  client clients customer customers buyer buyers recipient recipients supplier suppliers seller sellers vendor vendors
  company companies people person boss manager accountant lawyer auditor printer team colleague colleagues
  contractor employee employer landlord tenant owner guests guest readers reader bank bookkeeper solicitor council court
  agency school authorities undersigned committee insurer board trustees investors parents members visitors patients students
  staff procurement head finance sales marketing partner partners wife husband mum dad mother father daughter son`),
);

/** Ordinary words: no slips, and nothing that others are slips of. */
export const ORDINARY: ReadonlySet<string> = new Set([
  ...PEOPLE,
  ...words(`
  threw thrown van vans car cars truck trucks bike bikes uniform uniforms deserve deserves dated came vice anything neither known lost smart real base cold core event often older newer post pass passed produce
  received whose working corporate detailed drawn thrown taken alone along always become besides beyond busy care
  cause chance child class common course cover daily deal drive early earn ease easy enough exact example expect face
  fact fall false fast feet film fish flat flow follow food foot force friend gain game grow guess happy hear heard
  hold holds hour human inner issue lack land lead learn level lie limit load loss loud love luck major maybe minor
  miss moon music night occur offer outer pair piece plan plus prefer press pretty prior proper pure quiet rather
  reach reply rich ring rise risk river roll scene score sense serve shape short silent sleep slow smooth solve sound
  south speak spend spot spread stage steal steel stop strong tile tool touch tower trip type upper usual view waste
  watch wave west wind winner wire wonder wood world worth young employee employer landlord tenant lessor lessee manner manners fashion finnish greek germany france alphabetic arranged slim bought depending dearest ending rush
  booking gave unordered pastel paler cram moves resort aside mend simply prominence giant conclude crest seal firm fifty eighty mixed hang thoughts
  token ideal check chose praise knew clash clashes expected became happened misses insisted realised wrote hence speaking
  improved contrast avoid relevant boring toner readers overlooks excel catch settle mother require reminded holder citation
  approval approve transaction expires awarding range addressee card files signatories signee undersigned eighth payer coat
  training owes reset noon resigned flag postponed sticky forename roles greet tracking separation weak lots boxed patch layer
  tape atop overlap mask preserve spare crop entirety rubbed blot absolute scrapped multiple torn accepted sounds personal flesh
  invent pitch posts shell lock bike legs losing shout likes till loose enclosing bell pleasure mate cake panel groom
  building pipe flash movie inset bleed receives founded hall
  lease owner renter upward upwards downward downwards vertically horizontally toward towards preceding topmost
  reversed interchanged cloned copied think thinks thinking thought believe insist insists keeps asks asking asked
  wants wanted otherwise accountant printer boss brochure auditor whether grateful appreciate opinion purge void
  rang rung phoned emailed texted redact obliterate destroy expunge obscure annul withhold gut expel strike`),
]);

const FIGURES = words(`
  counting counts width height opacity transparency stack stacked stays water indentation clauses bullets bullet
  alone unchanged untouched tagline badge swift iban bank account autograph hereby except excluding excluded excepted
  remains underneath diagonally diagonal throughout breathe breathing subtle muted readability legibility charge
  charged charges fee fees seat seats users session sessions units spent halve issue issued short signs symbols
  places zeros separators thousand thousands stop dots marks notation enter incorrect ahead front filled positions
  task tasks record records taken sentences mentions mentioning starts begins contains regarding starting displayed
  capitalized capitalised quoted down priciest stands grant discounts headed needs deadline role time costing apiece
  rebate surcharge deposit freight postage gratuity phrase clause postscript memo reminder notice disclaimer footnote
  annotation word statement blurb introduction intro closing copyright entry strapline strap slogan motto subheading
  byline kicker chapter article provision rubber field fields boxes areas room signatory placeholder overlay plus
  additional extra addition further needed required reserve inserted included shall ought become becomes states
  stating contain containing follows following entitled marked brief custom agreement existing faint semi soft
  lettering characters directly placed printed signed finish appear fixed recommendation recommendations overwrite
  sample void refunded approved rejected cancelled canceled overdue urgent pending expired specimen example private
  preliminary declined settled obsolete archived superseded withdrawn cents cheapest expensive ascending descending
  alphabetically misspelled misspelt typo spelling weekday abbreviate wants heads positioned sits rearranged sequence
  switched exchanged deleted widths increased raised computed calculated shows math displays prints writes makes
  changes converted render rendered liked styled spell shortened weekdays stops slash slashes dashes dash separated
  forms chop flat blanks digit separates groups includes alphabetical multiplied gross roomier slimmer
  sheets turns rotated squeezed shrunk fitting leftover overflow tall upright sideways coming belong belongs trailing
  leading preceding prefix suffix pence penny pennies trim zeroes nearest integer integers grouping comma commas
  apostrophe swiss european iso codes sterling abbreviated spelled spelt fits squeeze din sized reversed backwards
  upside invert inverted ranked rank broad broader broaden leftmost rightmost tabular including incl excl minus net
  pcs hour hours piece pieces night nights license licenses data meant context blur blurred blurry smudge obscure
  cover covers covering illegible unreadable tilt tilted slanted`);

/** Words that an instruction may be made of; what is close to one of them and no word itself is a slip. */
export const WORDS: ReadonlySet<string> = new Set([
  ...VERBS,
  ...PARTS,
  ...LOOKS,
  ...SMALL,
  ...FIGURES,
  ...Object.values(BEGINNINGS).flatMap((list) => list.split(/[^a-z-]+/)),
]);

/** What a wish is for, that is no part of a document. */
export const PURPOSES: ReadonlySet<string> = new Set(
  words(`
  audit auditor auditors board brochure meeting meetings presentation printer printing print archive archives files tax
  authorities authority court file records bank bookkeeping accountant accountants website season campaign trade fair readability
  legibility clarity visibility`),
);
