import { tableName } from './wording/table-name.ts';

/** Payment means of UNTDID 4461 by the place of their word in `PAYMENT_WORDS`. */
const PAYMENT_CODES: readonly (readonly string[])[] = [
  ['10'],
  ['20', '21', '22', '23', '24', '25', '26'],
  ['30', '31', '42', '45', '50', '51', '56', '93'],
  ['58'],
  ['48'],
  ['54'],
  ['55'],
  ['49'],
  ['59'],
  ['57'],
  ['68'],
  ['97'],
];
const PAYMENT_WORDS: Readonly<Record<string, string>> = {
  en: 'Cash|Cheque|Bank transfer|SEPA credit transfer|Card|Credit card|Debit card|Direct debit|SEPA Direct Debit|Standing agreement|Online payment|Offsetting',
  de: 'Bar|Scheck|Überweisung|SEPA-Überweisung|Karte|Kreditkarte|Debitkarte|Lastschrift|SEPA-Lastschrift|Dauerauftrag|Online-Zahlung|Verrechnung',
  fr: 'Espèces|Chèque|Virement|Virement SEPA|Carte|Carte de crédit|Carte de débit|Prélèvement|Prélèvement SEPA|Accord permanent|Paiement en ligne|Compensation',
  es: 'Efectivo|Cheque|Transferencia|Transferencia SEPA|Tarjeta|Tarjeta de crédito|Tarjeta de débito|Domiciliación|Adeudo SEPA|Acuerdo permanente|Pago en línea|Compensación',
  it: 'Contanti|Assegno|Bonifico|Bonifico SEPA|Carta|Carta di credito|Carta di debito|Addebito diretto|Addebito diretto SEPA|Accordo permanente|Pagamento online|Compensazione',
  nl: 'Contant|Cheque|Overschrijving|SEPA-overschrijving|Kaart|Creditcard|Betaalpas|Automatische incasso|SEPA-incasso|Doorlopende afspraak|Onlinebetaling|Verrekening',
  pt: 'Dinheiro|Cheque|Transferência bancária|Transferência SEPA|Cartão|Cartão de crédito|Cartão de débito|Débito direto|Débito direto SEPA|Acordo permanente|Pagamento online|Compensação',
  sv: 'Kontant|Check|Banköverföring|SEPA-betalning|Kort|Kreditkort|Betalkort|Autogiro|SEPA-autogiro|Stående överenskommelse|Onlinebetalning|Kvittning',
  da: 'Kontant|Check|Bankoverførsel|SEPA-overførsel|Kort|Kreditkort|Betalingskort|Betalingsservice|SEPA-opkrævning|Fast aftale|Onlinebetaling|Modregning',
  nb: 'Kontant|Sjekk|Bankoverføring|SEPA-overføring|Kort|Kredittkort|Debetkort|Avtalegiro|SEPA-belastning|Fast avtale|Nettbetaling|Motregning',
  pl: 'Gotówka|Czek|Przelew|Przelew SEPA|Karta|Karta kredytowa|Karta debetowa|Polecenie zapłaty|Polecenie zapłaty SEPA|Stałe zlecenie|Płatność online|Kompensata',
  cs: 'Hotově|Šek|Bankovní převod|Převod SEPA|Karta|Kreditní karta|Debetní karta|Inkaso|Inkaso SEPA|Trvalá dohoda|Platba online|Zápočet',
  tr: 'Nakit|Çek|Banka havalesi|SEPA havalesi|Kart|Kredi kartı|Banka kartı|Otomatik ödeme|SEPA otomatik ödeme|Sürekli anlaşma|Çevrim içi ödeme|Mahsup',
  fi: 'Käteinen|Shekki|Tilisiirto|SEPA-tilisiirto|Kortti|Luottokortti|Pankkikortti|Suoraveloitus|SEPA-suoraveloitus|Pysyvä sopimus|Verkkomaksu|Kuittaus',
  ru: 'Наличные|Чек|Банковский перевод|Перевод SEPA|Карта|Кредитная карта|Дебетовая карта|Прямое списание|Прямое списание SEPA|Постоянное соглашение|Онлайн-оплата|Взаимозачёт',
  ja: '現金|小切手|銀行振込|SEPA送金|カード|クレジットカード|デビットカード|口座振替|SEPA口座振替|定期支払|オンライン決済|相殺',
  zh: '现金|支票|银行转账|SEPA 转账|银行卡|信用卡|借记卡|直接扣款|SEPA 直接扣款|长期协议|在线支付|抵销',
  'zh-Hant':
    '現金|支票|銀行轉帳|SEPA 轉帳|銀行卡|信用卡|簽帳金融卡|自動扣款|SEPA 自動扣款|長期協議|線上付款|抵銷',
  ko: '현금|수표|계좌 이체|SEPA 이체|카드|신용카드|체크카드|자동이체|SEPA 자동이체|정기 지급|온라인 결제|상계',
  ar: 'نقدًا|شيك|تحويل بنكي|تحويل SEPA|بطاقة|بطاقة ائتمان|بطاقة خصم|خصم مباشر|خصم مباشر SEPA|اتفاق دائم|دفع عبر الإنترنت|مقاصة',
  he: 'מזומן|המחאה|העברה בנקאית|העברת SEPA|כרטיס|כרטיס אשראי|כרטיס חיוב|הוראת קבע|הוראת קבע SEPA|הסדר קבוע|תשלום מקוון|קיזוז',
};

/** Tax categories of UNTDID 5305 that bear no tax, with the VATEX codes of the same reason. */
const EXEMPT_CODES: readonly (readonly string[])[] = [
  ['AE', 'VATEX-EU-AE'],
  ['K', 'VATEX-EU-IC'],
  ['G', 'VATEX-EU-G'],
  ['E'],
  ['O', 'VATEX-EU-O'],
];
const EXEMPT_WORDS: Readonly<Record<string, string>> = {
  en: 'Reverse charge: the recipient is liable for the tax.|Tax-exempt intra-Community supply.|Tax-exempt export.|Exempt from tax.|Not subject to tax.',
  de: 'Steuerschuldnerschaft des Leistungsempfängers.|Steuerfreie innergemeinschaftliche Lieferung.|Steuerfreie Ausfuhrlieferung.|Steuerfrei.|Nicht steuerbar.',
  fr: 'Autoliquidation.|Livraison intracommunautaire exonérée de TVA.|Exportation exonérée de TVA.|Exonéré de TVA.|Non soumis à la TVA.',
  es: 'Inversión del sujeto pasivo.|Entrega intracomunitaria exenta de IVA.|Exportación exenta de IVA.|Exento de IVA.|No sujeto a IVA.',
  it: 'Inversione contabile.|Cessione intracomunitaria non imponibile IVA.|Esportazione non imponibile IVA.|Esente IVA.|Non soggetto a IVA.',
  nl: 'Btw verlegd.|Intracommunautaire levering, vrijgesteld van btw.|Uitvoer, vrijgesteld van btw.|Vrijgesteld van btw.|Niet onderworpen aan btw.',
  pt: 'IVA – autoliquidação.|Transmissão intracomunitária isenta de IVA.|Exportação isenta de IVA.|Isento de IVA.|Não sujeito a IVA.',
  sv: 'Omvänd betalningsskyldighet.|Momsfri gemenskapsintern leverans.|Momsfri export.|Undantaget från moms.|Omfattas inte av moms.',
  da: 'Omvendt betalingspligt.|Momsfri EU-leverance.|Momsfri eksport.|Momsfritaget.|Ikke momspligtig.',
  nb: 'Omvendt avgiftsplikt.|Avgiftsfri levering innen EU.|Avgiftsfri eksport.|Unntatt fra mva.|Ikke mva-pliktig.',
  pl: 'Odwrotne obciążenie.|Wewnątrzwspólnotowa dostawa towarów, stawka 0%.|Eksport towarów, stawka 0%.|Zwolnione z VAT.|Nie podlega VAT.',
  cs: 'Daň odvede zákazník.|Dodání do jiného členského státu EU osvobozené od daně.|Vývoz osvobozený od daně.|Osvobozeno od daně.|Není předmětem daně.',
  tr: 'KDV, sorumlu sıfatıyla alıcı tarafından beyan edilir.|KDV’den istisna AB içi teslim.|KDV’den istisna ihracat.|KDV’den istisna.|KDV’ye tabi değildir.',
  fi: 'Käännetty verovelvollisuus: verovelvollinen on ostaja.|Veroton yhteisömyynti.|Veroton vienti.|Veroton.|Ei kuulu arvonlisäveron piiriin.',
  ru: 'НДС исчисляется налоговым агентом (покупателем).|Поставка внутри ЕС, освобождённая от НДС.|Экспорт, освобождённый от НДС.|Без НДС (освобождено от налога).|Не облагается НДС.',
  ja: 'リバースチャージ（受領者が納税義務者）。|EU域内取引・免税。|輸出免税。|非課税。|不課税。',
  zh: '反向征税：由接收方缴纳税款。|欧盟内部免税供应。|出口免税。|免税。|不征税。',
  'zh-Hant': '反向課稅：由受領方繳納稅款。|歐盟內部免稅供應。|出口免稅。|免稅。|不課稅。',
  ko: '역과세: 수령자가 세금을 납부합니다.|EU 역내 면세 공급.|수출 면세.|면세.|과세 대상 아님.',
  ar: 'احتساب عكسي: المستلم ملزم بالضريبة.|توريد معفى داخل الاتحاد الأوروبي.|تصدير معفى من الضريبة.|معفى من الضريبة.|غير خاضع للضريبة.',
  he: 'חיוב הפוך: חבות המס על המקבל.|אספקה פטורה בתוך האיחוד האירופי.|יצוא פטור ממס.|פטור ממס.|לא חייב במס.',
};

function wordFor(
  codes: readonly (readonly string[])[],
  words: Readonly<Record<string, string>>,
  code: string,
  language: string,
): string | undefined {
  const place = codes.findIndex((list) => list.includes(code.toUpperCase()));
  return place < 0 ? undefined : (words[tableName(language)] ?? words['en'])?.split('|')[place];
}

/** "SEPA-Lastschrift" of 59. undefined: no code of UNTDID 4461 that says something to a payer. */
export const paymentMeansWord = (code: string, language: string): string | undefined =>
  wordFor(PAYMENT_CODES, PAYMENT_WORDS, code, language);

/** "Überweisung" of "Bank transfer", as systems write it in English. undefined: another method, which has its own name. */
export function paymentMethodWord(method: string, language: string): string | undefined {
  const english = PAYMENT_WORDS['en']?.toLowerCase().split('|') ?? [];
  const place = english.indexOf(method.trim().toLowerCase());
  // English data has its own spelling.
  return place < 0 || tableName(language) === 'en'
    ? undefined
    : PAYMENT_WORDS[tableName(language)]?.split('|')[place];
}

/** Why no tax is due, by the category or the VATEX code. undefined: tax is due, or the code is unknown. */
export function exemptionWord(code: string, language: string): string | undefined {
  const known = wordFor(EXEMPT_CODES, EXEMPT_WORDS, code, language);
  return known ?? (/^VATEX-/i.test(code) ? exemptionWord('E', language) : undefined);
}
