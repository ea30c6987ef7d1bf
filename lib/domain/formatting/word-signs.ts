/**
 * Words by which a language is known, in the spelling of `textWords`: those of commercial documents,
 * and those without which no sentence is written. Words that names are made of (de, la, van) are not
 * in it, nor are words that keys are made of in English (base, data, vat).
 */
export const LANGUAGE_WORDS: Readonly<Record<string, string>> = {
  en: 'the and for with your you please within thank this that are from will shall our have not any',
  de:
    'gmbh gerne folgende und für mit nicht ist wir sie ihre ihrer ihnen zahlbar innerhalb ohne rechnung rechnungsnummer rechnungsdatum kunde kunden menge ' +
    'stunden monat zzgl inkl bitte vielen dank betrag einzelpreis gesamtpreis gesamtbetrag zwischensumme mwst ust steuersatz bezeichnung ' +
    'beschreibung positionen leistung beratung lieferung angebot angebotsnummer empfänger absender straße plz fällig fälligkeitsdatum ' +
    'zum zur eine einen einer werden wird nach bei über vertrag zertifikat bericht hinweis lieferschein vorname nachname anschrift sehr geehrte',
  fr:
    'et une des sans titre constats recommandations gravité gravite avec dans nous vous votre vos sont cette facture factures numéro numero échéance echeance montant désignation quantité ' +
    'prestation livraison devis remise tva ttc acompte règlement paiement jours merci émetteur destinataire libellé adresse société ' +
    'siret attestation certificat rapport contrat conformément présent présente sous réception virement aux sur prix unitaire',
  es:
    'para por una este esta nuestra nuestro usted su sus factura facturas número numero nombre fecha vencimiento importe cantidad descripción ' +
    'precio unitario cliente emisor receptor iva imponible presupuesto pedido recibo pago días gracias dirección empresa ' +
    'servicios contrato certificado informe según mediante transferencia condiciones desarrollo diseño',
  it:
    'una della delle degli dei sono nome fattura fatture numero scadenza importo quantità descrizione prezzo unitario cliente ' +
    'fornitore imponibile iva aliquota preventivo ordine ricevuta pagamento giorni grazie indirizzo azienda servizi contratto certificato ' +
    'relazione mediante bonifico denominazione nostro vostra cessionario cedente',
  nl:
    'het een naam voor niet zijn wij uw onze factuur factuurnummer factuurdatum vervaldatum bedrag aantal omschrijving prijs klant btw ' +
    'subtotaal totaal offerte bestelling bon betaling dagen bedankt adres bedrijf diensten certificaat verslag gelieve binnen verzending',
  pt:
    'para por uma não são nome fatura faturas número vencimento valor quantidade descrição preço unitário cliente emitente ' +
    'destinatário imposto orçamento pedido recibo pagamento dias obrigado endereço empresa serviços contrato certificado relatório através nossa vosso',
  sv: 'och namn för med inte är vi ni er faktura fakturanummer förfallodatum belopp antal beskrivning kund moms offert kvitto betalning dagar tack adress företag avtal timmar styck summa att betala intyg deltagare utfärdat till kurs',
  da: 'og navn til med ikke er vi jeres faktura fakturanummer forfaldsdato beløb antal beskrivelse kunde moms tilbud kvittering betaling dage tak adresse virksomhed aftale timer stk venligst afsender modtager emne kære hilsen underskrift bilag dato din',
  nb: 'og deltaker gyldig navn til med ikke er vi deres faktura fakturanummer forfallsdato beløp antall beskrivelse kunde mva tilbud kvittering betaling dager takk adresse bedrift avtale timer vennligst avsender mottaker hilsen signatur vedlegg dato din',
  tr: 've bir için ile bu fatura müşteri toplam tutar tarih rapor raporu satış ödeme ürün miktar fiyat özet dönem aylık hazırlayan',
  pl: 'dla nie jest oraz faktura nabywca sprzedawca kwota ilość nazwa cena razem termin płatności zapłaty dni dziękujemy adres firma umowa usługa usługi szt oferta paragon wystawienia numer',
};
