/** German and French keys for the roles of `ALIASES`, normalised: without accents, "ß" as "ss". */
export const FOREIGN_ALIASES: Readonly<Record<string, string>> = {
  title: 'titel titre',
  status: 'etat',
  number: 'nummer nr belegnummer numero',
  invoiceNumber: 'rechnungsnr rechnungnr numerofacture numerodefacture nofacture facturenumero',
  quoteNumber: 'angebotsnr angebotnr numerodevis numerodedevis',
  receiptNumber: 'quittungsnummer belegnr bonnummer numerorecu numeroderecu',
  orderNumber: 'bestellnummer auftragsnummer numerocommande numerodecommande',
  contractNumber: 'vertragsnummer numerocontrat numerodecontrat',
  date:
    'datum rechnungsdatum angebotsdatum ausstellungsdatum datefacture datedefacture dateemission ' +
    'datedemission datedevis',
  dueDate:
    'fallig faellig falligam faelligam falligkeit faelligkeit falligkeitsdatum faelligkeitsdatum zahlbarbis ' +
    'echeance dateecheance datedecheance',
  validUntil: 'gultigbis gueltigbis valablejusquau dateexpiration datedevalidite',
  paidDate: 'bezahltam zahlungsdatum datepaiement datedepaiement',
  sender:
    'absender verkaufer verkaeufer lieferant firma rechnungssteller anbieter unternehmen ' +
    'expediteur vendeur emetteur fournisseur entreprise societe',
  recipient:
    'empfanger empfaenger kunde kunden rechnungsempfanger rechnungsempfaenger rechnungsadresse rechnungan kaufer ' +
    'kaeufer auftraggeber destinataire acheteur adressefacturation',
  otherParty: 'lieferadresse lieferanschrift adresselivraison adressedelivraison',
  lineItems:
    'positionen rechnungspositionen leistungen posten artikel lignes prestations produits lignesfacture',
  totals: 'summen betrage betraege totaux montants',
  subtotal: 'zwischensumme netto nettobetrag nettosumme summenetto totalht montantht soustotal',
  discount: 'rabatt skonto nachlass remise rabais reduction',
  tax:
    'mehrwertsteuer ust umsatzsteuer steuer steuerbetrag mwstbetrag ustbetrag tva montanttva ' +
    'totaltva',
  taxRate: 'mwstsatz steuersatz ustsatz tauxtva tauxdetva',
  shipping: 'versand versandkosten lieferkosten porto livraison fraisdeport fraisdelivraison',
  total:
    'gesamtbetrag gesamt gesamtsumme summe brutto bruttobetrag rechnungsbetrag endbetrag endsumme ' +
    'totalttc montantttc montanttotal netapayer',
  amountPaid: 'gezahlt anzahlung bezahlterbetrag acompte montantpaye',
  amountDue: 'offenerbetrag restbetrag zuzahlen resteapayer soldedu',
  change: 'ruckgeld rueckgeld wechselgeld monnaierendue',
  paid: 'bezahlt paye',
  transactionId: 'transaktionsnummer transaktionsid numerotransaction',
  paymentMethod:
    'zahlungsart zahlungsmethode zahlungsweise modedepaiement modepaiement moyendepaiement',
  paymentTerms:
    'zahlungsbedingungen zahlungsziel conditionsdepaiement conditionspaiement delaidepaiement',
  notes:
    'bemerkung bemerkungen hinweis hinweise anmerkung anmerkungen notiz notizen remarque remarques',
  terms: 'agb bedingungen geschaftsbedingungen geschaeftsbedingungen conditionsgenerales',
  signatures: 'unterschrift unterschriften unterzeichner signataire signataires',
  summary: 'zusammenfassung uberblick ueberblick resume synthese',
  metrics: 'kennzahlen indicateurs chiffrescles',
  findings: 'ergebnisse erkenntnisse constats resultats',
  recommendations: 'empfehlungen recommandations',
  period: 'zeitraum leistungszeitraum periode',
  salutation: 'anrede formuleappel',
  body: 'brieftext inhalt corps texte',
  closing: 'grussformel schlussformel formuledepolitesse',
  subject: 'objet',
  parties: 'vertragsparteien parteien parties',
  clauses: 'klauseln paragraphen bestimmungen',
  effectiveDate: 'vertragsbeginn datedeffet',
};
