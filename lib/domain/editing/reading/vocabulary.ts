/** How documents of business say what their parts are. Patterns match whole texts without a colon at the end. */

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'i');

/** Labels of who pays, receives or is addressed. */
const RECIPIENT =
  '(?:bill|billed|billing|sold|invoiced?|charged?|prepared|quoted?|quotation|estimate|issued|addressed|made out|send)[ -]?(?:to|for|address|details|information)|to|for|attn|attention|customer|client|buyer|recipient|purchaser|payer|debtor|(?:customer|client|buyer|recipient|billing)(?: (?:details|info|information|address|name))|ship[ -]?to[ /&]+bill[ -]?to|bill[ -]?to[ /&]+ship[ -]?to';
const DELIVERY =
  '(?:ship|shipped|shipping|deliver|delivered|delivery)[ -]?(?:to|address|details|information)|consignee|site address|service (?:address|location)';
const SENDER =
  'from|seller|vendor|supplier|issued by|issuer|prepared by|provider|service provider|merchant|pay(?:able)? to|payee|remit(?:tance)?(?: to)?|sender|our details|your contact|(?:seller|vendor|supplier|company|sender)(?: (?:details|info|information|address|name))';

/** One pattern, since most texts match none. */
const PARTY = whole(`(${RECIPIENT})|(${DELIVERY})|(${SENDER})`);

/** The region that a party's label names, if the text is such a label. */
export function partyRegion(label: string): 'client-info' | 'ship-to' | 'sender' | undefined {
  const text = bare(label);
  const match = text.length > 40 ? null : PARTY.exec(text);
  if (match === null) return undefined;
  const [, recipient, delivery] = match;
  if (recipient !== undefined) return 'client-info';
  return delivery === undefined ? 'sender' : 'ship-to';
}

/** Names of regions that hold parties. */
export const PARTY_REGIONS: ReadonlySet<string> = new Set(
  'client-info ship-to recipient parties sender bill-to from to customer client seller vendor supplier buyer'.split(
    ' ',
  ),
);

const TOTAL = whole(
  '(?:sub|grand|invoice|order|quote|estimate|net|gross|running|project|overall|final|new)?[ -]?total(?: ?(?:due|net|gross|amount|payable|price|cost|tax|vat|gst|discount|paid|excl\\.?.*|incl\\.?.*|before.*|after.*|to pay|in .*|\\([^)]*\\)|[A-Z]{3}))*|(?:amount|balance|sum)(?: ?(?:due|payable|owed|owing|paid|outstanding|to pay|remaining|net))*|(?:total )?(?:amount|balance) (?:due|payable|paid)|(?:sales |state |county |city |local |value added )?(?:tax(?:es)?|vat|gst|hst|pst|qst|igst|cgst|sgst|mwst|ust|tva|iva)\\b.{0,24}|.{0,24}\\b(?:discount|vat|tax|gst|hst)\\b.{0,14}|(?:less )?(?:discount|rebate|deposit|retainer|credit|advance)s?(?: .{0,20})?|(?:shipping|delivery|freight|postage|handling|service|surcharge|tip|gratuity|packaging)\\b.{0,24}|(?:already |less )?(?:paid|payments?|payment received|paid to date|prepaid|tendered|change|cash|rounding)|net(?: amount| price)?|gross(?: amount| price)?|zwischensumme|gesamt(?:betrag|summe)?|summe|sous-total|importe total|totale?',
);

/** Whether the text labels a line of the totals: "Subtotal", "VAT (20%)", "Amount due". */
export function isTotalLabel(label: string): boolean {
  const text = bare(label);
  return text.length <= 48 && TOTAL.test(text);
}

const LABELS = whole(
  '(?:(?:tax |pro[- ]?forma )?invoice|quote|quotation|estimate|receipt|order|po|p\\.o\\.|purchase order|contract|agreement|report|certificate|document|reference|ref|customer|client|account|acct|job|project|transaction|booking|policy|case|ticket|vat|tax|gst|abn|ein|registration|company|delivery|iban|sort)\\.?[ -]?(?:no|number|num|nr|id|#|№|code|ref(?:erence)?|date|name)?\\.? ?#?|.{0,20}\\bdates?|date(?: of)? .{0,16}|(?:payment |amount )?due(?: (?:date|by|on))?|pay(?:able)? by|valid (?:until|to|through|till)|expir(?:y|es|ation)(?: date| on)?|issued?(?: on)?|created|period|term|terms|payment (?:terms|method|type|reference|due)|paid (?:with|by|via|on)|method|bank(?: name)?|bic|swift(?: code)?|iban|account(?: (?:name|number|holder))?|routing(?: number)?|currency|phone|tel(?:ephone)?|mobile|fax|e-?mail|web(?:site)?|address|contact(?: person)?|attn|status|subject|re|sales ?(?:person|rep)|prepared (?:by|for)|served by|cashier|table|page|rate|version|author|department|category|location|duration|name|title|quantity|qty',
);

/** Whether the text is a label that such documents use. */
export function isKnownLabel(label: string): boolean {
  const text = bare(label);
  return text.length <= 40 && (LABELS.test(text) || TOTAL.test(text));
}

/** Whether the text ends with the mark of a label. */
export const isMarked = (text: string): boolean => text.endsWith(':') || text.endsWith('：');

/** A label without the mark that ends it. */
export function bare(label: string): string {
  const text = /[\s:：]/.test(label.slice(-1)) ? label.replace(/[\s:：]+$/, '') : label;
  return text.startsWith('#') ? text.replace(/^#\s*/, '') : text;
}

const AMOUNT =
  /^[(+−–-]?\s?(?:[A-Z]{1,3}\$?|[\p{Sc}]|kr|Fr\.?|zł|Rs\.?)?\s?[(+−–-]?\d[\d.,'’\s ]*(?:[.,][–-])?\s?(?:[A-Z]{3}|[\p{Sc}]|kr\.?|zł|Fr\.?|%|pcs?|h|hrs?|hours?|days?|kg|x|×)?(?:\s?\/\s?\p{L}+)?\)?$/u;

/** Whether the text is an amount, a count or a percentage, and nothing else. */
export function isFigure(text: string): boolean {
  return text.length <= 28 && AMOUNT.test(text);
}

const DATE =
  /^(?:\p{L}{3,9},?\s)?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}\.?\s?(?:of\s)?\p{L}{3,9}\.?,?\s\d{2,4}|\p{L}{3,9}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{2,4}|\p{L}{3,9}\s\d{4})(?:,?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?)?$/iu;

export function isDate(text: string): boolean {
  return text.length <= 48 && DATE.test(text);
}

/** A mark or number that names one thing: "INV-2041", "2026/118". */
export function isCode(text: string): boolean {
  return text.length <= 32 && /\d/.test(text) && /^#?[\p{L}\d][\p{L}\d/._#-]*$/u.test(text);
}

const DESCRIPTION =
  /\b(?:description|items?|products?|services?|article|particulars|details|task|work|name|activity|bezeichnung|beschreibung|d[ée]signation|descripci[óo]n|concepto|omschrijving)\b/i;
const MONEY =
  /\b(?:price|amount|total|cost|rate|fee|subtotal|value|sum|charge|preis|betrag|summe|prix|montant|precio|importe|prijs|bedrag)\b/i;
const QUANTITY =
  /\b(?:qty|quantity|qt[éy]|hours|hrs|units?|count|menge|anzahl|cantidad|aantal|days)\b/i;

/** How much a table's heads look like those of line items: 0 to 3. */
export function itemScore(heads: readonly string[]): number {
  const has = (pattern: RegExp) => (heads.some((head) => pattern.test(head)) ? 1 : 0);
  return has(DESCRIPTION) + has(MONEY) + has(QUANTITY);
}

const TITLES = whole(
  '(?:(?:tax|sales|commercial|pro[- ]?forma|final|service|purchase|price|sales order|project|credit|delivery|official|annual|monthly|quarterly|work) )?(?:invoice|quote|quotation|estimate|receipt|report|proposal|bill|statement|order|note|contract|agreement|certificate|offer|rechnung|angebot|facture|devis|factura|fattura|preventivo|factuur|offerte)(?: (?:#|no\\.?|number|nr\\.?)? ?[\\w/-]*\\d[\\w/-]*)?',
);

/** Whether the text is what such a document calls itself: "Tax Invoice", "Quote #318". */
export const isDocumentName = (text: string): boolean => text.length <= 48 && TITLES.test(text);

const STARTS_AS_TITLE =
  /^(?:(?:tax|sales|pro[- ]?forma) )?(?:invoice|quote|quotation|estimate|receipt|proposal|statement|contract|agreement|certificate)\b/i;

/** Whether a heading begins as such a name does: "Invoice #DS0204 Paid". */
export const startsAsDocumentName = (text: string): boolean =>
  text.length <= 60 && !isMarked(text) && STARTS_AS_TITLE.test(text);

const NUMBER_LABEL = whole(
  '(?:(?:invoice|quote|quotation|estimate|receipt|order|contract|agreement|report|certificate|document|proposal|bill|statement|offer) )?(?:no|number|num|nr|id|#|№)\\.? ?#?|(?:invoice|quote|estimate|receipt|order|contract|proposal|certificate) ?(?:#|id)|reference(?: no\\.?| number)?',
);

/** Whether the text labels the document's own number. */
export const isNumberLabel = (label: string): boolean => NUMBER_LABEL.test(bare(label));

const SIGNATURE_WORDS = whole(
  '(?:accepted|approved|signed|agreed|authori[sz]ed|received|witnessed|prepared|issued)(?: and \\w+)?(?: by| signature)?|(?:authori[sz]ed |customer |client |buyer.?s? |seller.?s? )?signatures?|date(?: signed)?|name|printed name|print name|title|position|place(?:,? date)?|by',
);

/** Whether a line to sign on only says what to write there. */
export const isSignatureLabel = (text: string): boolean => SIGNATURE_WORDS.test(bare(text));

const FAREWELL =
  /^(?:(?:with |many |all |our |my )*(?:best|kind|kindest|warm|warmest|good)? ?(?:regards|wishes|thanks|greetings)|(?:yours|very|most)? ?(?:sincerely|faithfully|truly|respectfully|cordially|gratefully)(?: yours)?|all the best|best|cheers|mit (?:freundlichen|besten|herzlichen) grüßen|cordialement|atentamente|cordiali saluti)\b[ ,.!\p{L}]{0,20}$|_{4,}|^(?:signed|signature)\b.{0,30}$/iu;

/** Whether a line ends a letter, or is one to sign on. */
export const isFarewell = (text: string): boolean => FAREWELL.test(text);

/** A name for a part as its heading has it: "Payment terms" is `payment-terms`. */
export function slugOf(heading: string): string {
  if (heading.length <= 60 && /^[a-z]+(?: [a-z]+)*$/i.test(heading))
    return heading.toLowerCase().replaceAll(' ', '-');
  return collapsedSlug(heading.replace(/&/g, ' ').replace(/^\s*(?:§\s*)?[\d.]+[.):]?\s+/, ''));
}

function collapsedSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
}
