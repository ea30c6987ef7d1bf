import { wordList } from '#lib/shared/text/word-list.ts';

/** Things of which keys of other languages tell the number, the date or the name, by their English word. Normalised. */
const THINGS: Readonly<Record<string, string>> = {
  invoice:
    'rechnung{ s} faktur{a y} lasku factu{ur re ra} fattura fatura nota{ fiscal} счета 請求書 請求 発票 发票 청구서 seikyu{ sho usho}',
  quote:
    'angebot{ s} tarjous offert{ e} tilbuds devis presupuesto cotizacion orcamento preventivo oferty 見積書 見積 お見積 报价单 报价 견적서 견적 mitsumori{ sho}',
  receipt:
    'beleg quittungs bon bonnetjes kassenbon recu recibo ricevuta paragonu kvitto kvitterings 領収書 領収証 レシート 伝票 收据 영수증 ryoshusho',
  contract:
    'vertrags mietvertrags contrat{ o to} umowy avtals aftale kontrakt договора 契約書 契約 合同 계약 keiyaku',
  certificate:
    'zertifikats urkunden certifica{t do to at} attestato certyfikatu dyplomu intygs kursbevis bevis 修了証 認定 証明書 証書 证书 수료 증서 자격 shusho',
  report: 'berichts rap{porto ports ortu or} informe 報告書 報告 报告 보고서',
  order:
    'bestell auftrags commande pedido ordine bestel zamowienia ordre ご注文 注文 受注 订单 주문 chumon',
  transaction: 'transa{ktions ccion cao zione ctie kcji} 取引 決済 交易 流水 거래',
  customer: 'kunden cliente klant klienta 顧客 客户 고객',
};
/** The signs of what is said of a thing, as the beginning or the end of a key, by the words that it adds. */
const SIGNS: readonly (readonly [attribute: string, before: string, after: string])[] = [
  [
    'number',
    'numero{ dela della del de do da} numer nr no n номер',
    'snummer nummer numero nro nr no 番号 编号 번호 号 bango bangou',
  ],
  ['date', 'dat{edela ede e adella a} fecha{ de} дата', 'sdatum datum 日期 日'],
  ['name', 'nombredel nombre nomedo nome nomdu nom naam nazwa', 'name naam 名称 名'],
  ['total', 'total', ''],
];

type Signs = readonly (readonly [attribute: string, sign: string, atStart: boolean])[];
let known: ReadonlyMap<string, string> | undefined;
let signs: Signs | undefined;

/**
 * The English key of something said of a thing, however its language puts the two together:
 * "Rechnungs-Nr.", `numero_de_facture`, `請求書番号`, `fecha factura`, `kundenname`.
 */
export function thingKeyOf(name: string): string | undefined {
  known ??= new Map(
    Object.entries(THINGS).flatMap(([english, things]) =>
      wordList(things).map((thing) => [thing, english] as const),
    ),
  );
  signs ??= SIGNS.flatMap(([attribute, before, after]) => [
    ...wordList(before).map((sign) => [attribute, sign, true] as const),
    ...wordList(after).map((sign) => [attribute, sign, false] as const),
  ]);
  for (const [attribute, sign, atStart] of signs) {
    if (sign === '' || !(atStart ? name.startsWith(sign) : name.endsWith(sign))) continue;
    const thing = known.get(atStart ? name.slice(sign.length) : name.slice(0, -sign.length));
    const key = thing === undefined ? undefined : keyOf(thing, attribute);
    if (key !== undefined) return key;
  }
  return undefined;
}

function keyOf(thing: string, attribute: string): string | undefined {
  if (attribute === 'number') return thing === 'transaction' ? 'transaction_id' : `${thing}_number`;
  const ofCustomer = thing === 'customer';
  if (attribute === 'date') return ofCustomer ? undefined : 'issue_date';
  if (attribute === 'total') return ofCustomer ? undefined : 'total';
  return ofCustomer ? `customer_${attribute}` : undefined;
}
