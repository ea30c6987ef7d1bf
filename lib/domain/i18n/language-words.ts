/**
 * Words by which a language is known, in the spelling of `textWords`: those of commercial documents,
 * and those without which no sentence is written. Words that names are made of (de, la, van) are not
 * in it, nor are words that keys are made of in English (base, data, vat).
 */
export const LANGUAGE_WORDS: Readonly<Record<string, string>> = {
  en:
    'the and for with{ in} you{r } please tha{nk t} this are from will shall our have not ' + 'any',
  de:
    'gmbh gerne folgende und für mit nicht ist wir{ d} sie ihre{ r} ihnen zahlbar ' +
    'innerhalb ohne rechnung{ snummer sdatum} kunde{ n} menge stunden monat zzgl inkl ' +
    'bitte vielen dank betrag ein{zelpreis e en er} gesamt{preis betrag} zwischensumme ' +
    'mwst ust steuersatz bezeichnung beschreibung positionen leistung ber{atung icht} ' +
    'liefer{ung schein} angebot{ snummer} empfänger absender straße plz ' +
    'fällig{ keitsdatum} zum zur werden nach{ name} bei über vertrag zertifikat hinweis ' +
    'vorname anschrift sehr geehrte barzahlung mitnehmen das dem auf aus durch nur sich beim ' +
    'eine{r m s} wurde{ n} sowie oder auch ergebnis{ se} probe anforderungen',
  fr:
    'et une des{ tinataire} sans titre con{stats trat formément} recommandations ' +
    'gravit{é e} avec dans nous vous votre vos sont cette facture{ s} num{éro ero} ' +
    'échéance echeance montant désignation quantité prestation livraison devis remise tva ' +
    'ttc acompte règlement paiement jours merci émetteur libellé adresse société siret ' +
    'attestation certificat rapport présent{ e} sous réception virement aux sur prix ' +
    'unitaire pour cet ces été être sauf selon résultats échantillon leur afin que',
  es:
    'para por una est{e a} nuestr{a o} usted su sus factura{ s} número numero nombre ' +
    'fecha vencimiento impo{rte nible} cantidad des{cripción arrollo} pre{cio supuesto} ' +
    'unitario cliente emisor rec{eptor ibo} iva pedido pago días gracias dirección ' +
    'empresa servicios con{trato diciones} certificado informe según mediante ' +
    'transferencia diseño desde garantía instalación ejecución aceptación ventas unidades ' +
    'horas plazo tarjeta efectivo aquí llevar con que más sobre entre hasta muestra requisitos ' +
    'resultados',
  it:
    'una dell{a e} degli dei sono nome fattur{a e} numero scadenza impo{rto nibile} ' +
    'quantità descrizione pre{zzo ventivo} unitario cliente fornitore iva aliquota ordine ' +
    'ricevuta pagamento giorni grazie indirizzo azienda servizi contratto certificato ' +
    'relazione mediante bonifico denominazione nostro vostra cessionario ' +
    'cedente contanti asporto con che gli nel{ la} dal{ la} alla solo secondo risultati campione',
  nl:
    'het een naam voor niet zijn wij uw onze factuur{ nummer datum} ' +
    'ver{valdatum slag zending} bed{rag ankt rijf} aantal omschrijving prijs klant btw ' +
    'subtotaal totaal offerte bestelling bon betaling dagen adres diensten certificaat ' +
    'gelieve binnen contant pinpas meenemen met word{t en} door naar deze ook alleen volgens ' +
    'bij resultaten monster voldoet',
  pt:
    'para por uma não são nome fatura{ s} número vencimento valor quantidade ' +
    'des{crição tinatário} preço unitário cliente emitente imposto orçamento pedido ' +
    'recibo pagamento dias obrigado endereço empresa serviços contrato certificado ' +
    'relatório através nossa vosso desde garantia instalação execução aceitação vendas ' +
    'unidades horas prazo cartão dinheiro aqui com que sobre entre até também apenas amostra ' +
    'requisitos resultados',
  sv:
    'och namn för{ fallodatum etag} med int{e yg} är vi ni er faktura{ nummer} belopp ' +
    'antal beskrivning kund moms offert kvitto betal{ning a} dagar tack adress avtal ' +
    'timmar styck summa att deltagare utfärdat till kurs den det som på av från endast enligt ' +
    'har kan vid utom resultat{ en} prov{ et}',
  da:
    'og navn til{ bud} med ikke er vi jeres faktura{ nummer} forfaldsdato beløb antal ' +
    'beskrivelse kunde moms kvittering betaling dage tak adresse virksomhed aftale timer ' +
    'stk venligst afsender modtager emne kære hilsen underskrift bilag dato din blev vores ' +
    'jer nogle anbefaler omsætning besøg ordrer kanal kampagnen månedsrapport faldt den det som ' +
    'på af fra har kan ved kun undtagen resultat{er erne} prøve{ n}',
  nb:
    'og deltaker gyldig navn til{ bud} med ikke er vi deres faktura{ nummer} forfallsdato ' +
    'beløp antall beskrivelse kunde mva kvittering betaling dager takk adresse bedrift ' +
    'avtale timer vennligst avsender mottaker hilsen signatur vedlegg dato din må av ' +
    'orgnr tlf avvik innen ble våre noen omsetning besøk kampanjen månedsrapport falt den det ' +
    'som på av fra har kan ved kun unntatt resultat{er ene} prøve{ n}',
  tr:
    've bir için ile bu fatura müşteri toplam tutar tarih rapor{ u} satış ödeme ürün ' +
    'miktar fiyat özet dönem aylık hazırlayan',
  pl:
    'dla nie jest oraz faktura nabywca sprzedawca kwota ilość nazwa cena razem termin ' +
    'płatności zapłaty dni dziękujemy adres firma umowa usług{a i} szt oferta paragon ' +
    'wystawienia numer się przez przed tylko może być któr{y a e ego ej} wynik{ i} ' +
    'badan{ia ie} wody próbk{a i} zgodn{y e ie} brak przy został{ a}',
  fi:
    'ja on ei ovat sekä tai että mutta kanssa ilman mukaan jälkeen ennen lasku{n } tarjous ' +
    'kuitti yhteensä hinta määrä summa eräpäivä päivämäärä osoite asiakas toimitus työ{n t } ' +
    'kpl kiitos sopimus todistus raportti näyte tulos',
  cs:
    'a pro není jsou nebo jsme vám vaše faktura odběratel dodavatel částka množství popis cena ' +
    'celkem datum splatnosti vystavení úhradě platba dní děkujeme adresa firma smlouva služby ' +
    'nabídka účtenka číslo bankovní převod včetně doprava sleva se při podle pouze které který ' +
    'požadavky vzor{ek ku} výsledky byl{ a}',
};
