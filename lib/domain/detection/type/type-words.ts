import type { DocumentType } from '#schemas/template.ts';
import { plainWords } from '../keys/keys.ts';

/** What is said of a type outside its parts: its name in a key or as one, in the letters of a number, in a sentence. */
export type Mention = 'called' | 'headed' | 'numbered' | 'told';

/** Beginnings of words in keys that name a type: `quoted_by`, `estimate_total`, `auszahlungsbeleg`. */
const CALLED: readonly (readonly [DocumentType, RegExp])[] = [
  ['invoice', /^(?:invoic|bill(?:ed|ing)?$|rechnung|factur|fattur|faktur|fatur)/],
  [
    'quote',
    /^(?:quot(?:e|es|ed|ation|ing)$|estimat(?:e|or|ed)$|proposal|proposed|offer(?:ed)?$|bid$|angebot|devis$|presupuest|cotizaci|preventiv|offert|orcament|rfq$|oferta)/,
  ],
  [
    'receipt',
    /^(?:receipt|recu$|recibo|ricevuta|scontrino|kassenbon|quittung|donor|donat|cashier|till$|tender(?:ed|s)?$|fare$|gratuity|tip$)/,
  ],
  [
    'report',
    /^(?:report|bericht|rapport$|informe|audit|auditee|inspect|survey|assess(?:ment|ed)$|kpi|chantier|relat[oó]rio|rapporto|verslag)/,
  ],
  [
    'certificate',
    /^(?:certif|zertifi|diplom|urkunde|attest(?:ato|ation)|award|accredit|credential|congratulation)/,
  ],
  ['letter', /^(?:letter|brief(?:text|kopf|datum)|lettre|lettera|carta$|addressee|geadresseerde)/],
  [
    'contract',
    /^(?:agreement|contract(?:or|ing)?$|vertrag|contrat|overeenkomst|acuerdo|lease|tenancy|umow|bruikleen)/,
  ],
];

/** Letters before the number of a document. */
const NUMBERED: readonly (readonly [DocumentType, RegExp])[] = [
  ['invoice', /^(?:INV|INVOICE|BILL|RE|RG|RNR|FAC|FACT|FACTURA|FT|FV|RECH|SINV)$/],
  [
    'quote',
    /^(?:QT|QTE|QUO|QUOTE|EST|ESTIMATE|AN|ANG|ANB|OFF|OFFER|DEV|DEVIS|PROP|PRES|COT|PREV|BID|RFQ|KV)$/,
  ],
  ['receipt', /^(?:RCP|RCPT|REC|RECEIPT|RCT|TXN|QTG|BON)$/],
];
const NUMBER = /^([A-Z]{2,11})[-/_ #.]{0,2}\d/;
/** Keys whose values are numbers of documents. */
export const NUMBER_KEY = /(?:number|num|no|nr|ref|reference|id|code|doc|document|numero|nummer)$/;

/** Sentences that only one type says. */
const TOLD: readonly (readonly [DocumentType, RegExp])[] = [
  [
    'quote',
    /(?<!\p{L})(?:(?:this|our|the) (?:quote|quotation|estimate|offer|proposal|bid) (?:is|are|remains|expires|includes|does|covers|assumes)|(?:valid|good|firm|held|open) (?:for|until) |prices? (?:are|is) (?:an )?estimat|accept this|upon acceptance|subject to (?:site )?(?:survey|availability|inspection)|angebot (?:gilt|ist)|freibleibend|gültig bis|valable (?:\d|jusqu)|válid[oa] (?:por|hasta|até)|valido fino|geldig tot)/iu,
  ],
  [
    'receipt',
    /(?<!\p{L})(?:thank(?:s| you) for (?:your |the )?(?:purchase|payment|order|gift|donation|shopping|visit|visiting|business today|riding|staying|dining)|payment (?:received|successful|complete|confirmed)|paid in full|received with thanks|tax[- ]deductible|no goods or services|dank für ihren einkauf|dankend erhalten|merci (?:pour|de) votre (?:achat|visite|don)|gracias por su (?:compra|visita)|grazie per l'acquisto|bedankt voor uw aankoop|(?:visa|mastercard|amex|maestro|card|karte|carte)[^\n]{0,20}(?:[•*x.]{2,}|ending(?: in)?) ?\d{4})/iu,
  ],
];

/** The types that the words of a key name. */
export function typesInKey(key: string): readonly DocumentType[] {
  const words = plainWords(key);
  // Every order says where its invoice goes.
  if (words.includes('address')) return [];
  return CALLED.filter(([, name]) => words.some((word) => name.test(word))).map(([type]) => type);
}

/** The type whose numbers begin as this text does. */
export function typeOfNumber(text: string): DocumentType | undefined {
  if (text.length > 40) return undefined;
  const letters = NUMBER.exec(text)?.[1];
  return letters === undefined ? undefined : NUMBERED.find(([, is]) => is.test(letters))?.[0];
}

/** The types that say such sentences. */
export function typesInText(text: string): readonly DocumentType[] {
  return TOLD.filter(([, said]) => said.test(text)).map(([type]) => type);
}
