import { wordList } from '#lib/shared/text/word-list.ts';
import { thingKeyOf } from './thing-keys.ts';

/**
 * Keys of other languages by the English key that they stand for, as the words of a snake-case key.
 * Japanese (also in Latin letters), Chinese, Korean, Russian, Turkish, Polish, Finnish, Swedish,
 * Danish, Norwegian, and what the tables of roles do not have of German, French, Spanish, Italian,
 * Portuguese and Dutch. Normalised, like theirs.
 */
const TRANSLATIONS: Readonly<Record<string, string>> = {
  number: '番号 整理番号 bango numer{ dokumentu odocumento} nrdokumentu 编号 номер',
  issue_date:
    'issdt caldt paivays laskupaiva lpvm 注文日 購入日 chumonbi kinyubi 発行日 請求日 作成日 見積日 日付 日期 hakkobi seikyubi mitsumoribi sakuseibi hizuke data{wystawienia sporzadzenia pisma oferty deemissao emissao diemissione} fakturadato fechadeemision 발행일 발급일 작성일 날짜 дата dato',
  due_date:
    'erapaiva epvm forfal{lodatum lsdato dsdato} 支払期{限 日} お支払期限 支払い期限 shiharaikigen ' +
    'terminplatnosci ' +
    'dat{aplatnosci adevencimento avencimento adiscadenza elimitedepaiement} ' +
    'fechadevencimiento pagarate betal{envoor ingsfrist} uiterstebetaaldatum 付款期限 截止日期',
  valid_until:
    'voimassaasti giltigtill gyldigtil 유효기간 有効期限 見積有効期限 yukokigen waznado waznoscoferty terminwaznosci ofertawaznado datawaznosci valid{oate ade ahasta ohasta ez ita afinoal ite} geldig{tot heid} valablejusquau 有效期',
  shipping: '送料 配送料 soryo',
  recipient:
    'vastaanottaja asiakas motta{gare ker} kund お客様{名 } 顧客名 kokyaku{ mei} 宛先名 請求先 宛先 宛名 ' +
    '御中 顧客 取引先 納品先 seikyusaki ate{saki na} nabywca klient odbiorca adresat zamawiajacy ' +
    'platnik destinataria intestatario 收件人 客户 买方 수신 고객 고객명 получатель покупатель modtager',
  sender:
    'lahettaja myyja avs{andare ender} sa{ljare shidashinin elger} selger 請求元 発行元 発行者 差出人 ' +
    '会社 自社 店舗 店舗名 販売者 seikyumoto hakko{moto sha} sprzedawca wystawca nadawca dostawca ' +
    'wykonawca emissor prestadordeservicos bedrijf empresa azienda ditta loja tienda ' +
    'negozio winkel 寄件人 卖方 公司 公司名称 발신 회사 공급자 판매자 продавец afsender',
  line_items:
    'rivit riv laskurivit tuotteet rader artiklar linjer 明細 内訳 明細行 品目 商品 商品明細 品目内訳 meisai uchiwake shohin hinmoku pozycje towary uslugi itensdafatura conceptosfacturados 明细 품목 내역 услуги',
  description:
    'kuvaus tuote sel beskriv{ning else} shohinmei 品名 商品名 品目名 項目 摘要 内容 サービス名 hinmei koumoku komoku tekiyo naiyo nazwa{towaru uslugi} opis наименование',
  quantity: 'maara mr antal antall 数量 個数 suryo suuryou kosu ilosc qtde 수량 количество',
  unit: '単位 tani jm yks jednostka{ miary} 单位 enhed',
  unit_price:
    'yksikkohinta ahinta ah apris enhetspris 単価 tanka cena{ netto jednostkowa jedn} valorunit{ ario} preciounitario prezzounit eenheidsprijs 单价 단가 цена',
  line_total:
    '金額 金额 kingaku wartosc{ netto brutto} kwota valortotalitem importelinea 금액 belob',
  subtotal:
    'val{isumma orsubtotal} veroton delsumma 税抜{額 金額 合計} 小計 shokei sumanetto razemnetto ' +
    'kwotanetto nettorazem baseimponible totaleimponibile 小计',
  tax:
    'alv arvonlisavero moms mva 消費税{ 額} 税額 税金 shohizei zeigaku sumavat kwotavat ' +
    'podatek{ vat} vatrazem imp{orteiva ortoiva uestostotal} valoriva 税额 增值税 부가세',
  tax_rate:
    '税率 消費税率 zeiritsu stawka{vat podatku} aliquota{ iva} tipoiva taxaiva btwtarief btwpercentage porcentajeiva ivapercentuale',
  discount: '値引 値引き 割引 nebiki waribiki rabat upust 折扣 할인',
  total:
    'yhteensa loppusumma veroll sum{ma abrutto a} total{t geral apagar general ecomplessivo egenerale apayer} gesamtpreis 合計 合計金額 総額 税込合計 税込金額 総合計 請求金額 ご請求金額 見積金額 お見積金額 领収金額 领收金额 gokei{ kingaku} goukei sogaku seikyukingaku razem{ brutto} kwotabrutto dozaplaty lacznie valortotal tebetalen totaaltebetalen 合计 总金额 합계 결제금액 итого суммакоплате всегокоплате',
  amount_paid:
    '領収金額 領収額 お支払金額 支払金額 受領金額 ryoshukingaku zaplacono kwotazaplacona import{epagado opagato} valorpago bedragbetaald betaaldbedrag montantre{gle cu} gegeben erhalten',
  currency: '通貨 通貨コード tsuka waluta valuta moneda moeda devise wahrung waehrung',
  payment_method:
    '支払方法 お支払方法 支払い方法 决済方法 shiharaihoho sposobplatnosci forma{platnosci depagamento} metod{aplatnosci odepago odepagamento opagamento} mediodepago beta{alwijze aldmet lingsmetode} modedereglement moyendereglement 支付方式 付款方式',
  payment_date:
    '支払日 入金日 領収日 決済日 shiharaibi dat{azaplaty adopagamento apagamento edereglement} fechadepago betaaldatum betalingsdato',
  payment_terms:
    '支払条件 お支払条件 shiharaijoken warunkiplatnosci condi{cionesdepago zionipagamento zionidipagamento coesdepagamento} betalings{voorwaarden betingelser}',
  notes:
    'huomautukset lisatiedot anmarkning merknad 備考 注記 特記事項 biko bikou 비고 uwagi observacoesgerais notafinal notefinali 备注 примечания',
  bank_account: '振込先 お振込先 口座情報 numerkonta rachunekbankowy nrkonta',
  subject: '件名 案件名 標題 kenmei ankenmei dotyczy temat betreft 主题 标题 тема emne',
  title:
    'заголовок otsikko rubrik overskrift 契約書名 題名 タイトル 表題 daimei tytul 제목 raporadi',
  name: 'nimi namn navn 名称 氏名 名前 お名前 namae shimei imieinazwisko nazwa nom{brecompleto ecompleto eecognome etprenom complet} volledigenaam 姓名 성명 이름 фио',
  company:
    '会社名 社名 法人名 kaisha{mei } nazwafirmy ragionesociale raz{onsocial aosocial} 상호 회사명 ' +
    'denominazione bedrijfsnaam raisonsociale 收件公司',
  department: '部署 部門 所属 busho dzial afdeling departamento reparto abteilung',
  contact_name:
    '担当者{ 名} ご担当者 tantosha osobakontaktowa kontaktperson personadecontacto referente ' +
    'contactpersoon ansprechpartner',
  postal_code: '郵便番号 yubinbango kodpocztowy codigopostal postnr postnummer',
  address:
    'osoite adress 住所 所在地 jusho adressiedziby ulica domicilio residenza sede 地址 收件地址 주소',
  city: 'kaupunki paikkakunta 市区町村 miasto miejscowosc municipio localidade comune poststed',
  country: '国 国名 kraj',
  phone:
    'puhelin{ numero} 電話番号 電話 tel{番号 efoon efone efono} denwabango numertelefonu 전화번호',
  email: 'メール{ アドレス} adresemail correo{ electronico} eposta',
  vat_number:
    '登録番号 torokubango nip partitaiva piva cif nif cnpj btwnummer kvk 사업자번호 инн cvrnummer cvr',
  last_name: 'nazwisko cognome apellido{ s} apelido sobrenome achternaam nomdefamille 姓 苗字',
  first_name: 'imie nombredepila primeironome voornaam nomedibattesimo 名',
  student_name:
    'zuwendende{r } 受講者{ 名} 受講生 修了者 受賞者 授与者 jukosha{ mei} shuryosha uczestni{k czka} absolwent kursant ' +
    'odznaczony ' +
    'nom{edoaluno edoparticipante epartecipante ecorsista bredelalumno bredelparticipante dustagiaire duparticipant} ' +
    'naam{deelnemer cursist} cursist corsista 学员 수료자 deltag{are er}',
  course_name:
    '課程名 講座名 コース{名 } 研修名 講座 kateimei kozamei nazwa{kursu szkolenia} tytulkursu szkolenie ' +
    'nom{edocurso bredelcurso ecorso delaformation} titolocorso naamcursus cursusnaam ' +
    'intituledelaformation 课程 과정명 과정 교육과정 курс kursna{vn mn} uddannelse utbildning',
  completion_date:
    '修了日 受講日 完了日 取得日 合格日 shuryobi jukobi dat{aukonczenia azakonczenia adeconclusao acompletamentocorso umafronding edefin} fechadefinalizacion 수료일 kursdatum',
  issued_by:
    'lab aussteller entidadeformadora enteformatore instituut enteorganizzatore 発行機関 認定機関 主催者 主催 授与機関 hakkokikan shusaisha organi{zator smedeformation} wydanyprzez jednostkaszkoleniowa emitidopor expedidopor rilasciatoda uitgegevendoor delivrepar 발급기관 utfarda{tav re}',
  signatory:
    'allekirjoit{us ukset taja} underskrift{ er} undertecknare 代表者 署名{者  欄} 代表取締役 校長 学長 ' +
    'daihyosha shomei podpis{ al ano ujacy} assinadopor firma{dopor toda} ' +
    'onderteken{ing ddoor aar} signepar 대표자 서명자 instruktor',
  body: 'stycken avsnitt afsnit meddelande melding teksti sisalto brodte{xt kst} nachrichtentext 本文 honbun tresc{ listu} inhoud corpodacarta testolettera 正文 본문 текст brevtekst',
  salutation:
    'halsning{ sfras} tilltal indledning tervehdys 頭語 挨拶 powitanie zwrotgrzecznosciowy saudacaoinicial 称呼',
  closing:
    'avslutning{ sfras} halsningar hilsen lopetus 結び 結語 musubi zakonczenie pozdrowienia zwrotkonczacy saluti{ finali} groet afsluiting despedidaformal formuledefin 结尾敬语',
  contract:
    'umw sopimus vuokrasopimus tyosopimus avtal kontrakt 契約{ 書 名} umowa rodzajumowy 合同 계약 ' +
    'договор aftale',
  party_one:
    'wyn vuokranantaja tyonantaja toimeksiantaja hyresvard utleier uppdragsgivare oppdragsgiver 甲 委託者 発注者 貸主 雇用主 hatchusha zleceniodawca wynajmujacy pracodawca uslugodawca arrendadora locador{ a} senhorio empregador comodante cedente 甲方 заказчик',
  party_two:
    'naj vuokralainen tyontekija toimeksisaaja hyresgast leietaker uppdragstagare oppdragstaker 乙 受託者 受注者 借主 従業員 jutakusha juchusha zleceniobiorca najemc{a e} pracownik uslugobiorca arrendataria locatari{a o} inquilino empregado comodatario cessionario 乙方 исполнитель',
  clauses:
    'par ehdot sopimusehdot villkor vilkar 条項 契約条項 postanowienia paragrafy warunki{ umowy} claus{ulascontratuais olecontrattuali} bepalingen 조항 условия предметдоговора',
  effective_date:
    'alkaa alkamispaiva voimaantulo tilltrade ikrafttradande 契約日 契約開始日 締結日 発効日 keiyakubi data{zawarcia rozpoczecia umowy deinicio iniziocontratto daassinatura} fechade{inicio firma} decorrenza begindatum 계약일',
  governing_law:
    '準拠法 管轄裁判所 prawowlasciwe tillampliglag leggeapplicabile leiaplicavel leyaplicable droitapplicable',
  summary:
    'yhteenveto tiivistelma sammanfattning sammendrag 概要 要約 サマリー 要旨 gaiyo yoyaku podsumowanie streszczenie resumoexecutivo sintesiesecutiva ozet',
  metrics:
    '指標 主要指標 実績 kpi一覧 shihyo wskazniki kluczowewskazniki indica{doresclave doreschave torichiave} 指标 gostergeler nogletal',
  findings:
    '結果 所見 課題 調査結果 kekka wyniki ustalenia obserwacje principa{leshallazgos isresultados} risultatiprincipali 결과 bulgular',
  analysis: '分析 考察 分析内容 bunseki kosatsu analiza анализ',
  recommendations:
    'tilt konkl 提言 改善提案 今後の{対応 課題} 結論 まとめ teigen ketsuron rekomendacje zalecenia wnioski ' +
    'conclus{oes ioni ies} 建议 рекомендации oneriler anbefalinger',
  period: '期間 対象期間 報告期間 kikan okres okresraportu periododereferencia 기간 donem',
  author:
    '作成者 報告者 著者 作者 sakuseisha hokokusha autorraportu przygotowal sporzadzil opracowal elaboradopor preparadopor redattoda opgestelddoor redigepar hazirlayan forfatter',
  enclosures: 'bilag bilagor vedlegg liitteet zalaczniki prilohy',
};

let known: ReadonlyMap<string, string> | undefined;

/** The English key, in snake case, that a key of another language stands for, normalised. undefined: none is known. */
export function translationOf(name: string): string | undefined {
  known ??= new Map(
    Object.entries(TRANSLATIONS).flatMap(([english, keys]) =>
      wordList(keys).map((key) => [key, english] as const),
    ),
  );
  return known.get(name) ?? thingKeyOf(name);
}
