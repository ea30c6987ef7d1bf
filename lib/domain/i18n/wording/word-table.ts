/**
 * What the product itself says, and the names of the keys that documents are made of, in English; each
 * language has the same in the same order. A label that is not here is the user's own word and stays.
 */
const ENGLISH =
  'Invoice|Quote|Receipt|Report|Certificate|Letter|Agreement|Document|' +
  'From|Bill to|Prepared for|Ship to|Customer|Client|Prepared by|Contact|Issued by|Awarded to|To|For|' +
  'Invoice number|Quote number|Receipt number|Order number|Customer number|Reference|PO number|Date|Invoice date|Issue date|Due date|Valid until|Delivery date|Payment method|Payment terms|Period|Status|' +
  'Description|Item|Quantity|Unit|Unit price|Price|Rate|Hours|Amount|Total|Subtotal|Discount|Tax|VAT|Shipping|Amount due|Balance due|Amount paid|Paid|Unpaid|Overdue|Open|Draft|' +
  'Notes|Terms|Details|Summary|Email|Phone|Website|Address|Tax ID|VAT number|Bank|Account number|' +
  'Yes|No|present|This is presented to|awarded for|Enclosures|Page {page} of {pages}|Certificate of Completion|Certificate of Achievement|View online|Pay online';

/** Spellings of the same. */
const ALSO: Readonly<Record<string, string>> = {
  qty: 'quantity',
  count: 'quantity',
  estimate: 'quote',
  'sub total': 'subtotal',
  'tax amount': 'tax',
  'total amount': 'total',
  'grand total': 'total',
  'total due': 'amount due',
  'shipping cost': 'shipping',
  'e mail': 'email',
  telephone: 'phone',
  'quote date': 'date',
  'receipt date': 'date',
  'order date': 'date',
  'unit cost': 'unit price',
  'invoice no': 'invoice number',
  'order no': 'order number',
  'po no': 'po number',
  'customer id': 'customer number',
  'vat id': 'vat number',
  note: 'notes',
};

const LANGUAGES: Readonly<Record<string, string>> = {
  de:
    'Rechnung|Angebot|Quittung|Bericht|Zertifikat|Brief|Vertrag|Dokument|' +
    'Von|Rechnung an|Erstellt für|Lieferung an|Kunde|Kunde|Erstellt von|Kontakt|Ausgestellt von|Verliehen an|An|Für|' +
    'Rechnungsnummer|Angebotsnummer|Belegnummer|Bestellnummer|Kundennummer|Referenz|Bestellnummer|Datum|Rechnungsdatum|Ausstellungsdatum|Fällig am|Gültig bis|Lieferdatum|Zahlungsart|Zahlungsbedingungen|Zeitraum|Status|' +
    'Beschreibung|Position|Menge|Einheit|Einzelpreis|Preis|Satz|Stunden|Betrag|Gesamtbetrag|Zwischensumme|Rabatt|Steuer|MwSt.|Versand|Offener Betrag|Offener Betrag|Bezahlter Betrag|Bezahlt|Unbezahlt|Überfällig|Offen|Entwurf|' +
    'Hinweise|Bedingungen|Einzelheiten|Zusammenfassung|E-Mail|Telefon|Website|Adresse|Steuernummer|USt-IdNr.|Bank|Kontonummer|' +
    'Ja|Nein|heute|Verliehen an|für|Anlagen|Seite {page} von {pages}|Abschlusszertifikat|Zertifikat|Online ansehen|Online bezahlen',
  fr:
    'Facture|Devis|Reçu|Rapport|Certificat|Lettre|Contrat|Document|' +
    'De|Facturé à|Préparé pour|Livré à|Client|Client|Préparé par|Contact|Délivré par|Décerné à|À|Pour|' +
    'Numéro de facture|Numéro de devis|Numéro de reçu|Numéro de commande|Numéro de client|Référence|Bon de commande|Date|Date de facture|Date d’émission|Échéance|Valable jusqu’au|Date de livraison|Mode de paiement|Conditions de paiement|Période|Statut|' +
    'Désignation|Article|Quantité|Unité|Prix unitaire|Prix|Taux|Heures|Montant|Total|Sous-total|Remise|Taxe|TVA|Livraison|Montant dû|Solde dû|Montant payé|Payée|Impayée|En retard|Ouverte|Brouillon|' +
    'Remarques|Conditions|Détails|Résumé|E-mail|Téléphone|Site web|Adresse|Numéro fiscal|Numéro de TVA|Banque|Numéro de compte|' +
    'Oui|Non|aujourd’hui|Décerné à|pour|Pièces jointes|Page {page} sur {pages}|Certificat de réussite|Certificat de mérite|Voir en ligne|Payer en ligne',
  es:
    'Factura|Presupuesto|Recibo|Informe|Certificado|Carta|Contrato|Documento|' +
    'De|Facturar a|Preparado para|Enviar a|Cliente|Cliente|Preparado por|Contacto|Emitido por|Otorgado a|Para|Para|' +
    'Número de factura|Número de presupuesto|Número de recibo|Número de pedido|Número de cliente|Referencia|Orden de compra|Fecha|Fecha de factura|Fecha de emisión|Vencimiento|Válido hasta|Fecha de entrega|Forma de pago|Condiciones de pago|Periodo|Estado|' +
    'Descripción|Artículo|Cantidad|Unidad|Precio unitario|Precio|Tarifa|Horas|Importe|Total|Subtotal|Descuento|Impuesto|IVA|Envío|Importe pendiente|Saldo pendiente|Importe pagado|Pagada|Pendiente|Vencida|Abierta|Borrador|' +
    'Notas|Condiciones|Detalles|Resumen|Correo electrónico|Teléfono|Sitio web|Dirección|NIF|NIF-IVA|Banco|Número de cuenta|' +
    'Sí|No|actualidad|Se otorga a|por|Anexos|Página {page} de {pages}|Certificado de finalización|Certificado de reconocimiento|Ver en línea|Pagar en línea',
  it:
    'Fattura|Preventivo|Ricevuta|Relazione|Certificato|Lettera|Contratto|Documento|' +
    'Da|Intestata a|Preparato per|Spedire a|Cliente|Cliente|Preparato da|Contatto|Rilasciato da|Conferito a|A|Per|' +
    'Numero fattura|Numero preventivo|Numero ricevuta|Numero ordine|Codice cliente|Riferimento|Ordine di acquisto|Data|Data fattura|Data di emissione|Scadenza|Valido fino al|Data di consegna|Metodo di pagamento|Condizioni di pagamento|Periodo|Stato|' +
    'Descrizione|Articolo|Quantità|Unità|Prezzo unitario|Prezzo|Tariffa|Ore|Importo|Totale|Subtotale|Sconto|Imposta|IVA|Spedizione|Importo dovuto|Saldo dovuto|Importo pagato|Pagata|Non pagata|Scaduta|Aperta|Bozza|' +
    'Note|Condizioni|Dettagli|Riepilogo|E-mail|Telefono|Sito web|Indirizzo|Codice fiscale|Partita IVA|Banca|Numero di conto|' +
    'Sì|No|oggi|Si conferisce a|per|Allegati|Pagina {page} di {pages}|Attestato di completamento|Attestato di merito|Visualizza online|Paga online',
  nl:
    'Factuur|Offerte|Kwitantie|Rapport|Certificaat|Brief|Overeenkomst|Document|' +
    'Van|Factuur aan|Opgesteld voor|Verzenden naar|Klant|Klant|Opgesteld door|Contact|Uitgegeven door|Toegekend aan|Aan|Voor|' +
    'Factuurnummer|Offertenummer|Bonnummer|Bestelnummer|Klantnummer|Referentie|Inkoopordernummer|Datum|Factuurdatum|Uitgiftedatum|Vervaldatum|Geldig tot|Leverdatum|Betaalwijze|Betalingsvoorwaarden|Periode|Status|' +
    'Omschrijving|Artikel|Aantal|Eenheid|Prijs per stuk|Prijs|Tarief|Uren|Bedrag|Totaal|Subtotaal|Korting|Belasting|Btw|Verzending|Te betalen|Openstaand saldo|Betaald bedrag|Betaald|Onbetaald|Verlopen|Open|Concept|' +
    'Opmerkingen|Voorwaarden|Details|Samenvatting|E-mail|Telefoon|Website|Adres|Fiscaal nummer|Btw-nummer|Bank|Rekeningnummer|' +
    'Ja|Nee|heden|Uitgereikt aan|voor|Bijlagen|Pagina {page} van {pages}|Certificaat van voltooiing|Certificaat van verdienste|Online bekijken|Online betalen',
  pt:
    'Fatura|Orçamento|Recibo|Relatório|Certificado|Carta|Contrato|Documento|' +
    'De|Faturar a|Preparado para|Enviar para|Cliente|Cliente|Preparado por|Contato|Emitido por|Concedido a|Para|Para|' +
    'Número da fatura|Número do orçamento|Número do recibo|Número do pedido|Número do cliente|Referência|Ordem de compra|Data|Data da fatura|Data de emissão|Vencimento|Válido até|Data de entrega|Forma de pagamento|Condições de pagamento|Período|Estado|' +
    'Descrição|Item|Quantidade|Unidade|Preço unitário|Preço|Taxa|Horas|Valor|Total|Subtotal|Desconto|Imposto|IVA|Envio|Valor em aberto|Saldo em aberto|Valor pago|Paga|Não paga|Vencida|Aberta|Rascunho|' +
    'Observações|Condições|Detalhes|Resumo|E-mail|Telefone|Site|Endereço|Número fiscal|Número de IVA|Banco|Número da conta|' +
    'Sim|Não|atualidade|Concedido a|por|Anexos|Página {page} de {pages}|Certificado de conclusão|Certificado de mérito|Ver online|Pagar online',
  sv:
    'Faktura|Offert|Kvitto|Rapport|Certifikat|Brev|Avtal|Dokument|' +
    'Från|Faktureras till|Upprättad för|Levereras till|Kund|Kund|Upprättad av|Kontakt|Utfärdat av|Tilldelas|Till|För|' +
    'Fakturanummer|Offertnummer|Kvittonummer|Ordernummer|Kundnummer|Referens|Inköpsordernummer|Datum|Fakturadatum|Utfärdandedatum|Förfallodatum|Giltig till|Leveransdatum|Betalningssätt|Betalningsvillkor|Period|Status|' +
    'Beskrivning|Artikel|Antal|Enhet|À-pris|Pris|Sats|Timmar|Belopp|Summa|Delsumma|Rabatt|Skatt|Moms|Frakt|Att betala|Återstår att betala|Betalt belopp|Betald|Obetald|Förfallen|Öppen|Utkast|' +
    'Anteckningar|Villkor|Detaljer|Sammanfattning|E-post|Telefon|Webbplats|Adress|Skattenummer|Momsnummer|Bank|Kontonummer|' +
    'Ja|Nej|nu|Tilldelas|för|Bilagor|Sida {page} av {pages}|Intyg om slutförande|Utmärkelse|Visa online|Betala online',
  da:
    'Faktura|Tilbud|Kvittering|Rapport|Certifikat|Brev|Aftale|Dokument|' +
    'Fra|Faktureres til|Udarbejdet til|Leveres til|Kunde|Kunde|Udarbejdet af|Kontakt|Udstedt af|Tildeles|Til|For|' +
    'Fakturanummer|Tilbudsnummer|Kvitteringsnummer|Ordrenummer|Kundenummer|Reference|Indkøbsordre|Dato|Fakturadato|Udstedelsesdato|Forfaldsdato|Gyldig til|Leveringsdato|Betalingsmåde|Betalingsbetingelser|Periode|Status|' +
    'Beskrivelse|Vare|Antal|Enhed|Stykpris|Pris|Sats|Timer|Beløb|I alt|Subtotal|Rabat|Skat|Moms|Fragt|Skyldigt beløb|Restbeløb|Betalt beløb|Betalt|Ubetalt|Forfalden|Åben|Kladde|' +
    'Bemærkninger|Betingelser|Detaljer|Resumé|E-mail|Telefon|Hjemmeside|Adresse|Skattenummer|Momsnummer|Bank|Kontonummer|' +
    'Ja|Nej|nu|Tildeles|for|Bilag|Side {page} af {pages}|Kursusbevis|Diplom|Se online|Betal online',
  nb:
    'Faktura|Tilbud|Kvittering|Rapport|Sertifikat|Brev|Avtale|Dokument|' +
    'Fra|Faktureres til|Utarbeidet for|Leveres til|Kunde|Kunde|Utarbeidet av|Kontakt|Utstedt av|Tildeles|Til|For|' +
    'Fakturanummer|Tilbudsnummer|Kvitteringsnummer|Ordrenummer|Kundenummer|Referanse|Innkjøpsordre|Dato|Fakturadato|Utstedelsesdato|Forfallsdato|Gyldig til|Leveringsdato|Betalingsmåte|Betalingsbetingelser|Periode|Status|' +
    'Beskrivelse|Vare|Antall|Enhet|Enhetspris|Pris|Sats|Timer|Beløp|Totalt|Delsum|Rabatt|Skatt|Mva|Frakt|Skyldig beløp|Restbeløp|Betalt beløp|Betalt|Ubetalt|Forfalt|Åpen|Kladd|' +
    'Merknader|Betingelser|Detaljer|Sammendrag|E-post|Telefon|Nettsted|Adresse|Skattenummer|Mva-nummer|Bank|Kontonummer|' +
    'Ja|Nei|nå|Tildeles|for|Vedlegg|Side {page} av {pages}|Kursbevis|Diplom|Se på nett|Betal på nett',
  pl:
    'Faktura|Oferta|Paragon|Raport|Certyfikat|List|Umowa|Dokument|' +
    'Od|Nabywca|Przygotowano dla|Adres dostawy|Klient|Klient|Przygotował|Kontakt|Wystawca|Przyznano|Do|Dla|' +
    'Numer faktury|Numer oferty|Numer paragonu|Numer zamówienia|Numer klienta|Odniesienie|Zamówienie|Data|Data faktury|Data wystawienia|Termin płatności|Ważna do|Data dostawy|Sposób płatności|Warunki płatności|Okres|Status|' +
    'Opis|Pozycja|Ilość|Jednostka|Cena jednostkowa|Cena|Stawka|Godziny|Kwota|Razem|Suma częściowa|Rabat|Podatek|VAT|Wysyłka|Do zapłaty|Pozostało do zapłaty|Zapłacono|Zapłacona|Niezapłacona|Po terminie|Otwarta|Szkic|' +
    'Uwagi|Warunki|Szczegóły|Podsumowanie|E-mail|Telefon|Strona internetowa|Adres|NIP|NIP UE|Bank|Numer konta|' +
    'Tak|Nie|obecnie|Przyznano|za|Załączniki|Strona {page} z {pages}|Certyfikat ukończenia|Certyfikat uznania|Zobacz online|Zapłać online',
  ja:
    '請求書|見積書|領収書|報告書|証明書|手紙|契約書|文書|' +
    '差出人|請求先|宛先|配送先|お客様|お客様|作成者|連絡先|発行者|授与先|宛先|対象|' +
    '請求書番号|見積番号|領収書番号|注文番号|顧客番号|参照番号|発注番号|日付|請求日|発行日|支払期限|有効期限|納品日|支払方法|支払条件|期間|状態|' +
    '内容|品目|数量|単位|単価|価格|率|時間|金額|合計|小計|値引き|税|消費税|送料|請求額|未払残高|支払済額|支払済み|未払い|期限超過|未処理|下書き|' +
    '備考|条件|詳細|概要|メール|電話|ウェブサイト|住所|納税者番号|登録番号|銀行|口座番号|' +
    'はい|いいえ|現在|授与先|対象|同封物|{page} / {pages} ページ|修了証書|表彰状|オンラインで見る|オンラインで支払う',
  zh:
    '发票|报价单|收据|报告|证书|信函|合同|文件|' +
    '发件方|账单寄送|致|收货方|客户|客户|编制人|联系人|颁发方|授予|致|用于|' +
    '发票号码|报价单号|收据号码|订单号|客户编号|参考号|采购单号|日期|开票日期|签发日期|到期日|有效期至|交货日期|付款方式|付款条件|期间|状态|' +
    '说明|项目|数量|单位|单价|价格|费率|小时|金额|总计|小计|折扣|税额|增值税|运费|应付金额|未付余额|已付金额|已付款|未付款|已逾期|未结|草稿|' +
    '备注|条款|详细信息|摘要|电子邮件|电话|网站|地址|税号|增值税号|银行|账号|' +
    '是|否|至今|特授予|表彰|附件|第 {page} 页，共 {pages} 页|结业证书|荣誉证书|在线查看|在线支付',
  'zh-Hant':
    '發票|報價單|收據|報告|證書|信函|合約|文件|' +
    '寄件方|帳單寄送|致|收貨方|客戶|客戶|編製人|聯絡人|頒發方|授予|致|用於|' +
    '發票號碼|報價單號|收據號碼|訂單編號|客戶編號|參考編號|採購單號|日期|開立日期|簽發日期|到期日|有效期至|交貨日期|付款方式|付款條件|期間|狀態|' +
    '說明|項目|數量|單位|單價|價格|費率|小時|金額|總計|小計|折扣|稅額|營業稅|運費|應付金額|未付餘額|已付金額|已付款|未付款|已逾期|未結|草稿|' +
    '備註|條款|詳細資料|摘要|電子郵件|電話|網站|地址|統一編號|稅籍編號|銀行|帳號|' +
    '是|否|至今|特授予|表揚|附件|第 {page} 頁，共 {pages} 頁|結業證書|榮譽證書|線上查看|線上付款',
  ko:
    '청구서|견적서|영수증|보고서|증명서|서신|계약서|문서|' +
    '보낸 사람|청구 대상|수신|배송지|고객|고객|작성자|연락처|발급 기관|수여 대상|받는 사람|대상|' +
    '청구서 번호|견적 번호|영수증 번호|주문 번호|고객 번호|참조 번호|발주 번호|날짜|청구일|발행일|납부 기한|유효 기한|납품일|결제 방법|결제 조건|기간|상태|' +
    '내용|품목|수량|단위|단가|가격|요율|시간|금액|합계|소계|할인|세금|부가세|배송비|청구 금액|미납 잔액|납부 금액|결제 완료|미결제|연체|미처리|초안|' +
    '비고|조건|세부 사항|요약|이메일|전화|웹사이트|주소|납세자 번호|사업자등록번호|은행|계좌 번호|' +
    '예|아니요|현재|수여 대상|사유|첨부|{pages}쪽 중 {page}쪽|수료증|표창장|온라인에서 보기|온라인 결제',
  ar:
    'فاتورة|عرض سعر|إيصال|تقرير|شهادة|رسالة|عقد|مستند|' +
    'من|فاتورة إلى|أُعد لصالح|الشحن إلى|العميل|العميل|أعده|جهة الاتصال|صادرة عن|مُنحت إلى|إلى|لـ|' +
    'رقم الفاتورة|رقم عرض السعر|رقم الإيصال|رقم الطلب|رقم العميل|المرجع|رقم أمر الشراء|التاريخ|تاريخ الفاتورة|تاريخ الإصدار|تاريخ الاستحقاق|صالح حتى|تاريخ التسليم|طريقة الدفع|شروط الدفع|الفترة|الحالة|' +
    'الوصف|البند|الكمية|الوحدة|سعر الوحدة|السعر|المعدل|الساعات|المبلغ|الإجمالي|المجموع الفرعي|الخصم|الضريبة|ضريبة القيمة المضافة|الشحن|المبلغ المستحق|الرصيد المستحق|المبلغ المدفوع|مدفوعة|غير مدفوعة|متأخرة|مفتوحة|مسودة|' +
    'ملاحظات|الشروط|التفاصيل|الملخص|البريد الإلكتروني|الهاتف|الموقع الإلكتروني|العنوان|الرقم الضريبي|رقم ضريبة القيمة المضافة|البنك|رقم الحساب|' +
    'نعم|لا|حتى الآن|تُمنح هذه الشهادة إلى|تقديرًا لـ|المرفقات|صفحة {page} من {pages}|شهادة إتمام|شهادة تقدير|عرض عبر الإنترنت|الدفع عبر الإنترنت',
  he:
    'חשבונית|הצעת מחיר|קבלה|דוח|תעודה|מכתב|הסכם|מסמך|' +
    'מאת|לחיוב|הוכן עבור|למשלוח|לקוח|לקוח|הוכן על ידי|איש קשר|הונפק על ידי|הוענק ל|אל|עבור|' +
    'מספר חשבונית|מספר הצעת מחיר|מספר קבלה|מספר הזמנה|מספר לקוח|אסמכתא|מספר הזמנת רכש|תאריך|תאריך חשבונית|תאריך הנפקה|לתשלום עד|בתוקף עד|תאריך אספקה|אמצעי תשלום|תנאי תשלום|תקופה|סטטוס|' +
    'תיאור|פריט|כמות|יחידה|מחיר ליחידה|מחיר|תעריף|שעות|סכום|סך הכול|סכום ביניים|הנחה|מס|מע״מ|משלוח|יתרה לתשלום|יתרה לתשלום|סכום ששולם|שולם|לא שולם|באיחור|פתוח|טיוטה|' +
    'הערות|תנאים|פרטים|סיכום|דוא״ל|טלפון|אתר|כתובת|מספר עוסק|מספר מע״מ|בנק|מספר חשבון|' +
    'כן|לא|היום|מוענק ל|עבור|נספחים|עמוד {page} מתוך {pages}|תעודת סיום|תעודת הוקרה|צפייה מקוונת|תשלום מקוון',
};

/** The languages of the table, as far as a test is to go through them. */
export const WORD_LANGUAGES: readonly string[] = Object.keys(LANGUAGES);
export const WORD_COUNT = ENGLISH.split('|').length;

const made = new Map<string, ReadonlyMap<string, string>>();

/** The name under which the tables have a language, if they have it. */
export function tableName(language: string): string {
  const { language: base, script, region } = new Intl.Locale(language).maximize();
  if (base === 'zh' && (script === 'Hant' || region === 'TW')) return 'zh-Hant';
  return base === 'no' || base === 'nn' ? 'nb' : base;
}

/** The words of a language by the English ones in lower case; empty for one that the table does not have. */
export function wordTable(language: string): ReadonlyMap<string, string> {
  const name = tableName(language);
  const known = made.get(name);
  if (known !== undefined) return known;
  const table = new Map<string, string>();
  const own = Object.hasOwn(LANGUAGES, name) ? LANGUAGES[name]?.split('|') : undefined;
  if (own !== undefined) {
    for (const [index, word] of ENGLISH.split('|').entries())
      table.set(word.toLowerCase(), own[index] ?? word);
    for (const [also, word] of Object.entries(ALSO)) table.set(also, table.get(word) ?? word);
  }
  made.set(name, table);
  return table;
}
