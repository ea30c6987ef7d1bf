/** German and French keys for the roles of `ALIASES`, normalised: without accents, "ß" as "ss". */
export const FOREIGN_ALIASES: Readonly<Record<string, string>> = {
  title: 'titel titre intitule tittel',
  status: 'etat',
  number: 'nummer nr belegnummer numero incrementid displaynumber folio',
  invoiceNumber: 'vouchernumber',
  date: 'dat{um eemission edemission a aemissione eorder} ausstellungsdatum fecha{ emision}',
  dueDate:
    'fallig{ am keit keitsdatum} faellig{ am keit keitsdatum} zahlbarbis echeance ' +
    'date{echeance decheance} datascadenza{ pagamento} fechavencimiento vencimiento' +
    'scadenza vervalda{tum g}',
  validUntil: 'gultigbis gueltigbis dateexpiration datedevalidite fechavalidez validofino',
  paidDate: 'bezahltam zahlungsdatum datepaiement datedepaiement',
  sender:
    'van von absender verk{aufer aeufer oper} lieferant firma rechnungssteller anbieter ' +
    'unternehmen expediteur vende{ur dor} emetteur fournisseur entreprise societe emisor ' +
    'proveedor fornitore fornecedor cedenteprestatore mittente afzender leverancier emitente ' +
    'sellerparty supplierparty invoicer payee charity',
  recipient:
    'aan an pour empfa{nger enger} kunde{ n} rechnung{sempfanger sempfaenger sadresse an} ' +
    'kaufer kaeufer auftraggeber destinata{ire rio} acheteur adressefacturation cliente ' +
    'comprador receptor cessionariocommittente klant afnemer koper buyerparty customerparty ' +
    'primaryrecipient{ s} partner payor billinginfo accountinfo',
  otherParty: 'liefera{dresse nschrift} adresse{livraison delivraison}',
  lineItems:
    'pos{itionen ten} rechnungspositionen leistungen arti{kel culos kelen} ' +
    'lignes{ facture} prestations prod{uits otti} conceptos partidas dettagliolinee righe ' +
    'voci factuurregels regels itens quote{lineitems details ditems} invoiceline ' +
    'line{itemslist e} work',
  totals: 'summen betra{ge ege} totaux montants',
  subtotal:
    'zwischensumme netto{ betrag summe} netamounttotal summenetto total{ht lineitemamount} ' +
    'montantht soustotal imponibile{ importo} subtotaal lineextensionamount',
  discount: 'rabatt rabais skonto nachlass remise reduction descuento desconto sconto korting',
  tax:
    'mehrwertsteuer ust umsatzsteuer steuer{ betrag} mwstbetrag ustbetrag tva montanttva ' +
    'totalt{va axcost} imp{uesto uestos osta osto} btw btwbedrag',
  taxRate: 'mwstsatz steuersatz ustsatz tauxtva tauxdetva',
  shipping:
    'versand{ kosten} verzendkosten lieferkosten porto livraison fraisde{port livraison} ' +
    'envio spedizione frete freightamount totalshippingcost',
  total:
    'gesamt{ betrag summe} summe brutto{ betrag} rechnungsbetrag endbetrag endsumme tota{lttc ' +
    'le altotal al albedrag lamt} montantt{tc otal} netapayer import{etotal ototale ' +
    'ototaledocumento} quoteamount',
  amountPaid: 'gezahlt anzahlung bezahlterbetrag acompte montantpaye',
  amountDue:
    'offenerbetrag restbetrag resteapayer zuzahlen soldedu outstandingamount paymentspending ' +
    'dueamount totaldue',
  change:
    'zuruck zurueck resto retour troco cambio vuelto wisselgeld ruckgeld rueckgeld ' +
    'wechselgeld monnaierendue',
  paid: 'bezahlt paye',
  transactionId: 'transaktionsnummer numerotransaction',
  paymentMethod:
    'zahlungs{art methode weise} mod{edepaiement epaiement alitapagamento} moyendepaiement ' +
    'formadepago metododipagamento betaalmethode',
  paymentTerms: 'zahlungs{bedingungen ziel} conditions{depaiement paiement} delaidepaiement',
  notes:
    'bemerkung{ en} hinweis{ e} anmerkung{ en} not{iz izen as} remar{que ques ktext} ' +
    'observac{iones oes} osservazioni opmerkingen causale',
  terms: 'agb bedingungen gescha{ftsbedingungen eftsbedingungen} conditionsgenerales',
  signatures: 'unterschrift{ en} unterzeichner signataire{ s}',
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
