/** German and French keys for the roles of `ALIASES`, normalised: without accents, "ß" as "ss". */
export const FOREIGN_ALIASES: Readonly<Record<string, string>> = {
  title: 'titel titre',
  status: 'etat',
  number: 'nummer nr belegnummer numero incrementid displaynumber folio',
  invoiceNumber: 'vouchernumber',
  date: 'datum ausstellungsdatum dateemission datedemission fecha fechaemision data dataemissione dateorder',
  dueDate:
    'fallig faellig falligam faelligam falligkeit faelligkeit falligkeitsdatum faelligkeitsdatum zahlbarbis echeance dateecheance datedecheance fechavencimiento vencimiento datascadenza scadenza datascadenzapagamento vervaldatum vervaldag',
  validUntil: 'gultigbis gueltigbis dateexpiration datedevalidite fechavalidez validofino',
  paidDate: 'bezahltam zahlungsdatum datepaiement datedepaiement',
  sender:
    'absender verkaufer verkaeufer lieferant firma rechnungssteller anbieter unternehmen expediteur vendeur emetteur fournisseur entreprise societe emisor vendedor proveedor fornitore cedenteprestatore mittente afzender leverancier verkoper fornecedor emitente sellerparty supplierparty invoicer payee charity',
  recipient:
    'empfanger empfaenger kunde kunden rechnungsempfanger rechnungsempfaenger rechnungsadresse rechnungan kaufer kaeufer auftraggeber destinataire acheteur adressefacturation cliente comprador receptor destinatario cessionariocommittente klant afnemer koper buyerparty customerparty primaryrecipient primaryrecipients partner payor billinginfo accountinfo',
  otherParty: 'lieferadresse lieferanschrift adresselivraison adressedelivraison',
  lineItems:
    'positionen rechnungspositionen leistungen posten artikel lignes prestations produits lignesfacture conceptos articulos partidas dettagliolinee righe voci prodotti factuurregels regels artikelen itens quotelineitems quotedetails invoiceline quoteditems lineitemslist linee work',
  totals: 'summen betrage betraege totaux montants',
  subtotal:
    'zwischensumme netto nettobetrag nettosumme summenetto totalht montantht soustotal imponibile imponibileimporto subtotaal lineextensionamount totallineitemamount netamounttotal',
  discount: 'rabatt skonto nachlass remise rabais reduction descuento sconto korting desconto',
  tax: 'mehrwertsteuer ust umsatzsteuer steuer steuerbetrag mwstbetrag ustbetrag tva montanttva totaltva impuesto impuestos imposta btw btwbedrag imposto totaltaxcost',
  taxRate: 'mwstsatz steuersatz ustsatz tauxtva tauxdetva',
  shipping:
    'versand versandkosten lieferkosten porto livraison fraisdeport fraisdelivraison envio spedizione verzendkosten frete freightamount totalshippingcost',
  total:
    'gesamtbetrag gesamt gesamtsumme summe brutto bruttobetrag rechnungsbetrag endbetrag endsumme totalttc montantttc montanttotal netapayer importetotal totale importototale importototaledocumento totaaltotal totaal totaalbedrag quoteamount totalamt',
  amountPaid: 'gezahlt anzahlung bezahlterbetrag acompte montantpaye',
  amountDue:
    'offenerbetrag restbetrag zuzahlen resteapayer soldedu outstandingamount paymentspending dueamount totaldue',
  change: 'ruckgeld rueckgeld wechselgeld monnaierendue',
  paid: 'bezahlt paye',
  transactionId: 'transaktionsnummer numerotransaction',
  paymentMethod:
    'zahlungsart zahlungsmethode zahlungsweise modedepaiement modepaiement moyendepaiement formadepago metododipagamento betaalmethode modalitapagamento',
  paymentTerms:
    'zahlungsbedingungen zahlungsziel conditionsdepaiement conditionspaiement delaidepaiement',
  notes:
    'bemerkung bemerkungen hinweis hinweise anmerkung anmerkungen notiz notizen remarque remarques observaciones notas osservazioni opmerkingen observacoes causale remarktext',
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
  parties: 'vertragsparteien parteien',
  clauses: 'klauseln paragraphen bestimmungen',
  effectiveDate: 'vertragsbeginn datedeffet',
};
