import { tableName, wordTable } from './word-table.ts';

/** What the built-in templates say beyond the words of every document; each language has the same in the same order. */
const ENGLISH =
  'This is to certify that|has been awarded|Awarded|Certificate no.|Verify at|' +
  'Accepted by|Payment details|Account name|Routing no.|Quotation details|Number|Acceptance|Signed to accept this quotation|(no.|Name and position|Signature|Name and signature|No.|' +
  'Letter to|Copies to|Dear|Sincerely,|P.S.|' +
  'Served by|Tip|Tendered|Change|Paid with|Card|ending in|Transaction|on|Paid by|' +
  'Report no.|Recommendations|' +
  'Effective|on the date of the last signature|Effective on the date of the last signature|Contract no.|Drawn up|Parties|Signatures|Each party signs to agree to this contract.|Signed by the parties’ authorised representatives.|Services agreement|Provider|Services and fees|Service|Fee|Key terms|Payment|Duration|Notice|Governing law|Terms and conditions|For the Client|For the Provider';

/** Other words for what every document says. */
const ALSO: Readonly<Record<string, string>> = {
  'billed to': 'bill to',
  'due by': 'due date',
  due: 'due date',
  issued: 'issue date',
  'invoice no.': 'invoice number',
  'quote no.': 'quote number',
  'receipt no.': 'receipt number',
  'customer no.': 'customer number',
  'account no.': 'account number',
  'purchase order': 'po number',
  quotation: 'quote',
  'e-mail': 'email',
};

const LANGUAGES: Readonly<Record<string, string>> = {
  de:
    'Hiermit wird bescheinigt, dass|ausgezeichnet wurde mit|Verliehen am|Zertifikat-Nr.|Prüfen unter|' +
    'Angenommen von|Zahlungsdaten|Kontoinhaber|Bankleitzahl|Angebotsdaten|Nummer|Annahme|Unterschrift zur Annahme dieses Angebots|(Nr.|Name und Funktion|Unterschrift|Name und Unterschrift|Nr.|' +
    'Brief an|Kopie an|Guten Tag|Mit freundlichen Grüßen|P.S.|' +
    'Bedient von|Trinkgeld|Gegeben|Rückgeld|Bezahlt mit|Karte|endet auf|Transaktion|am|Bezahlt von|' +
    'Bericht-Nr.|Empfehlungen|' +
    'Gültig ab|am Tag der letzten Unterschrift|Gültig ab dem Tag der letzten Unterschrift|Vertragsnr.|Ausgefertigt am|Parteien|Unterschriften|Die Parteien stimmen diesem Vertrag mit ihrer Unterschrift zu.|Unterzeichnet von den bevollmächtigten Vertretern der Parteien.|Dienstleistungsvertrag|Auftragnehmer|Leistungen und Vergütung|Leistung|Vergütung|Eckdaten|Zahlung|Laufzeit|Kündigungsfrist|Anwendbares Recht|Vertragsbedingungen|Für den Auftraggeber|Für den Auftragnehmer',
  fr:
    'Ceci certifie que|a reçu|Décerné le|Certificat n°|Vérifier sur|' +
    'Accepté par|Coordonnées de paiement|Titulaire du compte|Code banque|Détails du devis|Numéro|Acceptation|Signé pour acceptation du devis|(n°|Nom et fonction|Signature|Nom et signature|N°|' +
    'Lettre à|Copie à|Bonjour|Cordialement,|P.-S.|' +
    'Servi par|Pourboire|Remis|Monnaie rendue|Payé par|Carte|se terminant par|Transaction|le|Payé par|' +
    'Rapport n°|Recommandations|' +
    'Prise d’effet|à la date de la dernière signature|Prise d’effet à la date de la dernière signature|Contrat n°|Établi le|Parties|Signatures|Chaque partie signe pour accepter ce contrat.|Signé par les représentants habilités des parties.|Contrat de prestation de services|Prestataire|Prestations et honoraires|Prestation|Honoraires|Points essentiels|Paiement|Durée|Préavis|Droit applicable|Conditions générales|Pour le client|Pour le prestataire',
  es:
    'Se certifica que|ha recibido|Otorgado el|Certificado n.º|Verificar en|' +
    'Aceptado por|Datos de pago|Titular de la cuenta|Código bancario|Datos del presupuesto|Número|Aceptación|Firmado en aceptación de este presupuesto|(n.º|Nombre y cargo|Firma|Nombre y firma|N.º|' +
    'Carta a|Copia a|Hola,|Atentamente,|P. D.|' +
    'Atendido por|Propina|Entregado|Cambio|Pagado con|Tarjeta|terminada en|Transacción|el|Pagado por|' +
    'Informe n.º|Recomendaciones|' +
    'En vigor desde|la fecha de la última firma|En vigor desde la fecha de la última firma|Contrato n.º|Redactado el|Partes|Firmas|Cada parte firma en aceptación de este contrato.|Firmado por los representantes autorizados de las partes.|Contrato de servicios|Prestador|Servicios y honorarios|Servicio|Honorarios|Datos principales|Pago|Duración|Preaviso|Ley aplicable|Condiciones|Por el cliente|Por el prestador',
  it:
    'Si certifica che|ha ricevuto|Conferito il|Certificato n.|Verifica su|' +
    'Accettato da|Dati di pagamento|Intestatario|Codice banca|Dati del preventivo|Numero|Accettazione|Firmato per accettazione del preventivo|(n.|Nome e ruolo|Firma|Nome e firma|N.|' +
    'Lettera a|Copia a|Buongiorno|Cordiali saluti,|P.S.|' +
    'Servito da|Mancia|Contanti ricevuti|Resto|Pagato con|Carta|che termina con|Transazione|il|Pagato da|' +
    'Relazione n.|Raccomandazioni|' +
    'In vigore dal|la data dell’ultima firma|In vigore dalla data dell’ultima firma|Contratto n.|Redatto il|Parti|Firme|Ciascuna parte firma per accettazione del contratto.|Firmato dai rappresentanti autorizzati delle parti.|Contratto di servizi|Prestatore|Servizi e compensi|Servizio|Compenso|Dati essenziali|Pagamento|Durata|Preavviso|Legge applicabile|Condizioni|Per il cliente|Per il prestatore',
  nl:
    'Hierbij wordt verklaard dat|heeft ontvangen|Toegekend op|Certificaatnr.|Controleren op|' +
    'Geaccepteerd door|Betaalgegevens|Rekeninghouder|Bankcode|Offertegegevens|Nummer|Akkoord|Getekend voor akkoord met deze offerte|(nr.|Naam en functie|Handtekening|Naam en handtekening|Nr.|' +
    'Brief aan|Kopie aan|Beste|Met vriendelijke groet,|P.S.|' +
    'Bediend door|Fooi|Ontvangen|Wisselgeld|Betaald met|Kaart|eindigend op|Transactie|op|Betaald door|' +
    'Rapportnr.|Aanbevelingen|' +
    'Ingangsdatum|op de dag van de laatste handtekening|Van kracht vanaf de dag van de laatste handtekening|Contractnr.|Opgemaakt op|Partijen|Handtekeningen|Elke partij tekent voor akkoord met deze overeenkomst.|Getekend door de bevoegde vertegenwoordigers van de partijen.|Overeenkomst van opdracht|Opdrachtnemer|Diensten en vergoeding|Dienst|Vergoeding|Kerngegevens|Betaling|Looptijd|Opzegtermijn|Toepasselijk recht|Voorwaarden|Voor de opdrachtgever|Voor de opdrachtnemer',
  pt:
    'Certifica-se que|recebeu|Concedido em|Certificado n.º|Verificar em|' +
    'Aceito por|Dados de pagamento|Titular da conta|Código do banco|Dados do orçamento|Número|Aceitação|Assinado em aceitação deste orçamento|(n.º|Nome e cargo|Assinatura|Nome e assinatura|N.º|' +
    'Carta a|Cópia para|Olá,|Atenciosamente,|P.S.|' +
    'Atendido por|Gorjeta|Recebido|Troco|Pago com|Cartão|final|Transação|em|Pago por|' +
    'Relatório n.º|Recomendações|' +
    'Em vigor desde|a data da última assinatura|Em vigor desde a data da última assinatura|Contrato n.º|Redigido em|Partes|Assinaturas|Cada parte assina em aceitação deste contrato.|Assinado pelos representantes autorizados das partes.|Contrato de prestação de serviços|Prestador|Serviços e honorários|Serviço|Honorários|Dados principais|Pagamento|Duração|Aviso prévio|Lei aplicável|Condições|Pelo cliente|Pelo prestador',
  sv:
    'Härmed intygas att|har tilldelats|Tilldelad|Certifikatnr|Verifiera på|' +
    'Godkänd av|Betalningsuppgifter|Kontoinnehavare|Clearingnr|Offertuppgifter|Nummer|Godkännande|Undertecknat för godkännande av offerten|(nr|Namn och befattning|Underskrift|Namn och underskrift|Nr|' +
    'Brev till|Kopia till|Hej|Med vänlig hälsning,|P.S.|' +
    'Betjänad av|Dricks|Mottaget|Växel|Betald med|Kort|som slutar på|Transaktion|den|Betald av|' +
    'Rapportnr|Rekommendationer|' +
    'Gäller från|dagen för den sista underskriften|Gäller från dagen för den sista underskriften|Avtalsnr|Upprättat|Parter|Underskrifter|Varje part godkänner avtalet med sin underskrift.|Undertecknat av parternas behöriga företrädare.|Tjänsteavtal|Leverantör|Tjänster och arvoden|Tjänst|Arvode|Huvudvillkor|Betalning|Löptid|Uppsägningstid|Tillämplig lag|Villkor|För kunden|För leverantören',
  da:
    'Det bekræftes hermed, at|har modtaget|Tildelt|Certifikatnr.|Bekræft på|' +
    'Accepteret af|Betalingsoplysninger|Kontohaver|Registreringsnr.|Tilbudsoplysninger|Nummer|Accept|Underskrevet til accept af tilbuddet|(nr.|Navn og stilling|Underskrift|Navn og underskrift|Nr.|' +
    'Brev til|Kopi til|Kære|Med venlig hilsen|P.S.|' +
    'Betjent af|Drikkepenge|Modtaget|Byttepenge|Betalt med|Kort|der slutter på|Transaktion|den|Betalt af|' +
    'Rapportnr.|Anbefalinger|' +
    'Gælder fra|datoen for den sidste underskrift|Gælder fra datoen for den sidste underskrift|Aftalenr.|Udfærdiget|Parter|Underskrifter|Hver part tiltræder aftalen med sin underskrift.|Underskrevet af parternes bemyndigede repræsentanter.|Serviceaftale|Leverandør|Ydelser og honorar|Ydelse|Honorar|Hovedvilkår|Betaling|Varighed|Opsigelsesvarsel|Gældende lov|Vilkår|For kunden|For leverandøren',
  nb:
    'Det bekreftes herved at|har mottatt|Tildelt|Sertifikatnr.|Bekreft på|' +
    'Godtatt av|Betalingsopplysninger|Kontohaver|Bankkode|Tilbudsopplysninger|Nummer|Aksept|Signert for aksept av tilbudet|(nr.|Navn og stilling|Signatur|Navn og signatur|Nr.|' +
    'Brev til|Kopi til|Hei|Med vennlig hilsen|P.S.|' +
    'Betjent av|Tips|Mottatt|Vekslepenger|Betalt med|Kort|som slutter på|Transaksjon|den|Betalt av|' +
    'Rapportnr.|Anbefalinger|' +
    'Gjelder fra|datoen for siste underskrift|Gjelder fra datoen for siste underskrift|Avtalenr.|Utarbeidet|Parter|Underskrifter|Hver part godtar avtalen med sin underskrift.|Undertegnet av partenes bemyndigede representanter.|Tjenesteavtale|Leverandør|Tjenester og honorar|Tjeneste|Honorar|Hovedvilkår|Betaling|Varighet|Oppsigelsestid|Gjeldende lov|Vilkår|For kunden|For leverandøren',
  pl:
    'Zaświadcza się, że|otrzymuje|Przyznano dnia|Certyfikat nr|Weryfikacja:|' +
    'Zaakceptował|Dane do płatności|Właściciel konta|Kod banku|Dane oferty|Numer|Akceptacja|Podpisano w celu akceptacji oferty|(nr|Imię, nazwisko i stanowisko|Podpis|Imię, nazwisko i podpis|Nr|' +
    'List do|Do wiadomości|Dzień dobry|Z poważaniem|PS|' +
    'Obsługa|Napiwek|Otrzymano|Reszta|Zapłacono przez|Karta|z końcówką|Transakcja|dnia|Zapłacił|' +
    'Raport nr|Rekomendacje|' +
    'Obowiązuje od|dnia ostatniego podpisu|Obowiązuje od dnia ostatniego podpisu|Umowa nr|Sporządzono|Strony|Podpisy|Każda ze stron podpisem przyjmuje tę umowę.|Podpisano przez upoważnionych przedstawicieli stron.|Umowa o świadczenie usług|Wykonawca|Usługi i wynagrodzenie|Usługa|Wynagrodzenie|Główne warunki|Płatność|Czas trwania|Okres wypowiedzenia|Prawo właściwe|Warunki|Za zamawiającego|Za wykonawcę',
  ja:
    '以下の方を証します|受賞内容|授与日|証明書番号|確認先|' +
    '承諾者|支払情報|口座名義|銀行コード|見積詳細|番号|承諾|本見積を承諾します|(番号|氏名・役職|署名|氏名・署名|番号|' +
    '宛先|写し|拝啓|敬具|追伸|' +
    '担当|チップ|お預かり|お釣り|支払方法|カード|末尾|取引番号|日付|支払者|' +
    '報告書番号|提言|' +
    '発効日|最終署名日|最終署名日に発効|契約番号|作成日|当事者|署名|各当事者は署名により本契約に同意します。|各当事者の正当な代表者が署名しました。|業務委託契約書|受託者|業務内容と報酬|業務|報酬|主要条件|支払|期間|解約予告|準拠法|契約条件|委託者|受託者',
  zh:
    '兹证明|获得|授予日期|证书编号|验证网址|' +
    '接受人|付款信息|账户名称|银行代码|报价详情|编号|接受确认|签署以接受本报价|(编号|姓名及职务|签名|姓名及签名|编号|' +
    '致函|抄送|尊敬的|此致敬礼|附言|' +
    '服务员|小费|实收|找零|支付方式|银行卡|尾号|交易号|日期|付款人|' +
    '报告编号|建议|' +
    '生效日期|最后签署之日|自最后签署之日起生效|合同编号|拟定日期|各方|签署|各方签署以同意本合同。|由各方授权代表签署。|服务协议|服务方|服务与费用|服务|费用|主要条款|付款|期限|通知期|适用法律|条款与条件|委托方代表|服务方代表',
  'zh-Hant':
    '茲證明|獲得|授予日期|證書編號|驗證網址|' +
    '接受人|付款資訊|帳戶名稱|銀行代碼|報價明細|編號|接受確認|簽署以接受本報價|(編號|姓名及職稱|簽名|姓名及簽名|編號|' +
    '致函|副本|敬愛的|敬上|附註|' +
    '服務人員|小費|實收|找零|付款方式|卡片|末碼|交易編號|日期|付款人|' +
    '報告編號|建議|' +
    '生效日期|最後簽署之日|自最後簽署之日起生效|合約編號|擬定日期|各方|簽署|各方簽署以同意本合約。|由各方授權代表簽署。|服務協議|服務方|服務與費用|服務|費用|主要條款|付款|期限|通知期|適用法律|條款與條件|委託方代表|服務方代表',
  ko:
    '다음을 증명합니다|수여 내용|수여일|증서 번호|확인처|' +
    '승인자|결제 정보|예금주|은행 코드|견적 정보|번호|승인|본 견적을 승인합니다|(번호|성명 및 직책|서명|성명 및 서명|번호|' +
    '받는 사람|참조|안녕하세요|감사합니다|추신|' +
    '담당자|팁|받은 금액|거스름돈|결제 수단|카드|끝자리|거래 번호|일자|결제자|' +
    '보고서 번호|권고 사항|' +
    '발효일|최종 서명일|최종 서명일부터 발효|계약 번호|작성일|당사자|서명|각 당사자는 서명으로 본 계약에 동의합니다.|당사자의 정당한 대표자가 서명합니다.|용역 계약서|수급인|용역 및 보수|용역|보수|주요 조건|지급|기간|해지 통지|준거법|계약 조건|도급인|수급인',
  ar:
    'نشهد بأن|قد حصل على|تاريخ المنح|رقم الشهادة|للتحقق|' +
    'قُبل من قبل|تفاصيل الدفع|اسم صاحب الحساب|رمز البنك|تفاصيل عرض السعر|الرقم|القبول|وُقّع لقبول عرض السعر هذا|(رقم|الاسم والمنصب|التوقيع|الاسم والتوقيع|رقم|' +
    'رسالة إلى|نسخة إلى|تحية طيبة،|مع خالص التقدير،|ملاحظة:|' +
    'قدّم الخدمة|إكرامية|المبلغ المقدم|الباقي|طريقة الدفع|بطاقة|تنتهي بـ|المعاملة|بتاريخ|دفعها|' +
    'رقم التقرير|التوصيات|' +
    'يسري اعتبارًا من|تاريخ آخر توقيع|يسري اعتبارًا من تاريخ آخر توقيع|رقم العقد|حُرّر في|الأطراف|التوقيعات|يوقّع كل طرف موافقةً على هذا العقد.|وقّعه الممثلون المفوضون للأطراف.|عقد خدمات|مقدّم الخدمة|الخدمات والأتعاب|الخدمة|الأتعاب|الشروط الرئيسية|الدفع|المدة|مهلة الإشعار|القانون الحاكم|الشروط والأحكام|عن العميل|عن مقدّم الخدمة',
  he:
    'הרינו לאשר כי|קיבל/ה|תאריך הענקה|מספר תעודה|לאימות|' +
    'אושר על ידי|פרטי תשלום|שם בעל החשבון|קוד בנק|פרטי ההצעה|מספר|אישור|נחתם לאישור הצעת המחיר|(מס׳|שם ותפקיד|חתימה|שם וחתימה|מס׳|' +
    'מכתב אל|העתק אל|שלום|בברכה,|נ.ב.|' +
    'שירות על ידי|טיפ|התקבל|עודף|אמצעי תשלום|כרטיס|המסתיים ב|עסקה|בתאריך|שולם על ידי|' +
    'מספר דוח|המלצות|' +
    'בתוקף מיום|יום החתימה האחרונה|בתוקף מיום החתימה האחרונה|מספר חוזה|נערך ביום|הצדדים|חתימות|כל צד חותם לאישור חוזה זה.|נחתם בידי נציגיהם המוסמכים של הצדדים.|הסכם שירותים|נותן השירות|שירותים ותמורה|שירות|תמורה|תנאים עיקריים|תשלום|תקופה|הודעה מוקדמת|הדין החל|תנאים|בשם הלקוח|בשם נותן השירות',
};

/** The languages of the table, as far as a test is to go through them. */
export const TEMPLATE_LANGUAGES: readonly string[] = Object.keys(LANGUAGES);

/** All that the built-in templates say in a language, by the English words in lower case; empty for one without a table. */
export function templateWords(language: string): ReadonlyMap<string, string> {
  const name = tableName(language);
  const own = Object.hasOwn(LANGUAGES, name) ? LANGUAGES[name]?.split('|') : undefined;
  if (own === undefined) return new Map();
  const table = new Map(wordTable(language));
  for (const [index, english] of ENGLISH.split('|').entries())
    table.set(english.toLowerCase(), own[index] ?? english);
  for (const [also, english] of Object.entries(ALSO))
    table.set(also, table.get(english) ?? english);
  return table;
}
