/** What words of placeholders and field names mean: a concept, then the words for it in the usual languages. */
const CONCEPTS = `
client: client customer buyer billto bill recipient debtor account guest patient tenant student attendee participant kunde kunden auftraggeber empfaenger cliente acheteur destinataire klant payer honoree awardee learner graduate
company: company organisation organization org firm business employer firma unternehmen entreprise societe empresa azienda bedrijf
seller: seller vendor supplier sender from provider issuer issuedby absender lieferant verkaeufer vendeur fournisseur proveedor emetteur
name: name fullname title label naam nom nombre nome bezeichnung
first: first given vorname prenom
last: last family surname nachname
email: email mail emailaddress correo courriel
phone: phone telephone tel mobile cell fax telefon telefono handy
address: address street addr adresse anschrift direccion indirizzo strasse rue
city: city town ort stadt ville ciudad
zip: zip postcode postal plz
country: country land pays pais
number: number no nr num nummer numero id code
reference: reference ref referenz
verify: verify verification verified
invoice: invoice inv rechnung facture factura fattura factuur
quote: quote quotation estimate offer proposal angebot devis presupuesto offerte
receipt: receipt quittung beleg recu recibo
order: order po purchase bestellung auftrag commande pedido
contract: contract agreement vertrag contrat contrato lease
date: date day datum fecha data on created issued dated timestamp
due: due payable deadline payby faellig faelligkeit echeance vencimiento
issue: issue issued created billed dated ausgestellt emission
valid: valid validity expires expiry expiration until gueltig valable
start: start begin commencement effective beginn debut inicio
end: end finish termination ende fin
paid: paid payment pay settled bezahlt zahlung paiement pago
method: method mode way means art
total: total amount sum grand gross value betrag summe gesamt gesamtbetrag montant importe totale brutto
subtotal: subtotal net netto zwischensumme nettobetrag soustotal
tax: tax vat gst mwst ust steuer tva iva btw
rate: rate percent percentage satz taux
discount: discount rebate rabatt remise descuento
price: price rate cost fee unitprice preis einzelpreis prix precio tarif
quantity: quantity qty count hours units pieces menge anzahl stunden quantite cantidad
description: description desc item product service work task article position beschreibung leistung artikel designation concepto descripcion what
details: details detail extra more
notes: notes note comments comment remarks memo message bemerkung anmerkung notiz remarque observaciones
terms: terms conditions bedingungen
logo: logo image picture photo icon bild foto avatar
url: url link website web site homepage
currency: currency waehrung devise moneda
status: status state stage
body: body text content letter message paragraph
subject: subject regarding re betreff objet topic
salutation: salutation greeting dear anrede
course: course program programme training class achievement award kurs lehrgang
signer: signer signatory signature signed signedby instructor director
role: role position jobtitle function
iban: iban
bic: bic swift
bank: bank
transaction: transaction txn
unit: unit per einzel each
line: line row
summary: summary abstract overview zusammenfassung
period: period month quarter range
author: author preparedby writer
`;

/** Containers that say where a value stands, not what it is. */
export const CONTAINERS: ReadonlySet<string> = new Set(
  'meta data info fields document totals line lines items item lineitems rows details branding styles header footer block main'.split(
    ' ',
  ),
);

/** Words that say what paper it is, or nothing: a field that has them besides is not another one. */
export const WEAK: ReadonlySet<string> = new Set(
  'invoice quote receipt order contract unit line the of for a an our your to in per and is bill'.split(
    ' ',
  ),
);

const words = new Map<string, Set<string>>();
for (const row of CONCEPTS.trim().split('\n')) {
  const [concept = '', list = ''] = row.split(': ');
  for (const word of list.split(' ')) words.set(word, (words.get(word) ?? new Set()).add(concept));
}

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

const LINKS = ['', 's', 'n', 'en', 'es'];

/** The parts of a compound such as Rechnungsnummer, where both are known. */
function compound(word: string): string[] | undefined {
  for (let at = word.length - 3; at >= 3; at--) {
    const tail = word.slice(at);
    if (!words.has(tail)) continue;
    const head = LINKS.map((link) => word.slice(0, at).replace(new RegExp(`${link}$`), '')).find(
      (one) => words.has(one),
    );
    if (head !== undefined) return [head, tail];
  }
  return undefined;
}

const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/** A word with what it may mean; a word that is not known means itself. */
export interface Token {
  readonly word: string;
  readonly concepts: ReadonlySet<string>;
}

function tokenOf(word: string): Token[] {
  const known = [word, singular(word)].find((one) => words.has(one));
  if (known !== undefined) return [{ word, concepts: words.get(known) ?? new Set() }];
  const parts = compound(word) ?? compound(word.replaceAll(/ae|oe|ue/g, (two) => two.charAt(0)));
  if (parts !== undefined) return parts.flatMap(tokenOf);
  return [{ word: singular(word), concepts: new Set([singular(word)]) }];
}

/** The words in a word: of camel case, with signs, with German letters. */
function wordsIn(name: string): string[] {
  const spaced = name
    .replaceAll(/#|№/g, ' number ')
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  const german = spaced.replaceAll(/[äöü]/gi, (letter) => `${plain(letter)}e`);
  return plain(german)
    .split(/[^a-z0-9\p{L}]+/u)
    .filter((word) => word !== '' && !/^\d+$/.test(word));
}

/** The words of a name: invoiceNumber, "Invoice No.", invoice_number and RECHNUNGSNUMMER alike. */
export const tokensOf = (name: string): Token[] =>
  name
    .split(/[\s_.,;:/()[\]→-]+/)
    // MwSt is one word, invoiceNumber two.
    .flatMap((word) => (words.has(word.toLowerCase()) ? [word.toLowerCase()] : wordsIn(word)))
    .flatMap(tokenOf);
