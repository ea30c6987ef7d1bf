/**
 * Keys of other languages by the English key that they stand for, as the words of a snake-case key.
 * Japanese (also in Latin letters), Polish, Finnish, Swedish, Norwegian, and what the tables of roles do
 * not have of German, French, Spanish, Italian, Portuguese and Dutch. Normalised, like theirs.
 */
const TRANSLATIONS: Readonly<Record<string, string>> = {
  invoice_number:
    'laskunumero laskunro fakturanummer 請求書番号 請求番号 請求書no 発票番号 seikyushobango seikyuushobangou seikyubango numerfaktury nrfaktury numerodafatura numeronota numerodanota numeronotafiscal',
  quote_number:
    'tarjousnumero offertnummer tilbudsnummer presupuestonumero devisnumero orcamentonumero preventivonumero numerodepresupuesto angebotsnr 見積番号 見積書番号 お見積番号 見積no mitsumoribango mitsumorishobango mitsumorino numeroferty nroferty numerocotizacion numerodecotizacion numerodepresupuesto numerodoorcamento numeropreventivo',
  receipt_number:
    '領収書番号 領収証番号 レシート番号 伝票番号 ryoshushobango numerparagonu nrparagonu numerorecibo numeroderecibo numerodorecibo numeroricevuta bonnetjesnummer',
  contract_number:
    '契約番号 契約書番号 keiyakubango numerumowy nrumowy numerodecontrato numerodocontrato',
  certificate_number:
    'numeroattestato numeroattestation 証書番号 修了証番号 認定番号 証明書番号 shushobango numercertyfikatu nrcertyfikatu numerdyplomu numerodecertificado numerodocertificado',
  report_number: '報告書番号 報告番号 numerraportu nrraportu',
  order_number:
    '注文番号 受注番号 ご注文番号 chumonbango numerzamowienia nrzamowienia numeropedido numerodepedido numerodopedido numeroordine bestelnummer',
  number: '番号 整理番号 bango numer nrdokumentu numerdokumentu numerodocumento',
  issue_date:
    'paivays laskupaiva fakturadatum 注文日 購入日 chumonbi kinyubi 発行日 請求日 作成日 見積日 日付 日期 hakkobi seikyubi mitsumoribi sakuseibi hizuke datawystawienia datasporzadzenia datapisma dataoferty fakturadato datadeemissao dataemissao fechadeemision datadiemissione',
  due_date:
    'erapaiva forfallodatum forfallsdato 支払期限 お支払期限 支払期日 支払い期限 shiharaikigen terminplatnosci dataplatnosci datadevencimento datavencimento fechadevencimiento datadiscadenza pagarate betalenvoor uiterstebetaaldatum datelimitedepaiement',
  valid_until:
    'voimassaasti giltigtill gyldigtil 有効期限 見積有効期限 yukokigen waznado waznoscoferty terminwaznosci ofertawaznado datawaznosci validoate validade validahasta validohasta validez validita validafinoal geldigtot geldigheid validite valablejusquau',
  customer_name:
    'kundenname nombrecliente nombredelcliente nomecliente nomedocliente nomclient nomduclient klantnaam nazwaklienta',
  customer_address:
    'kundenadresse kundenanschrift direccioncliente direcciondelcliente adresseclient adresseduclient indirizzocliente enderecocliente enderecodocliente klantadres adresklienta',
  customer_email: 'kundenemail emailcliente emailclient emailducliente klantemail',
  shipping: '送料 配送料 soryo',
  recipient:
    'vastaanottaja asiakas mottagare mottaker kund お客様名 顧客名 kokyakumei 宛先名 請求先 宛先 宛名 御中 お客様 顧客 取引先 納品先 seikyusaki atesaki atena kokyaku nabywca klient odbiorca adresat zamawiajacy platnik destinataria intestatario',
  sender:
    'lahettaja myyja avsandare avsender saljare selger 請求元 発行元 発行者 差出人 会社 自社 店舗 店舗名 販売者 seikyumoto hakkomoto hakkosha sashidashinin sprzedawca wystawca nadawca dostawca wykonawca emissor prestadordeservicos bedrijf empresa azienda ditta loja tienda negozio winkel',
  line_items:
    'rivit laskurivit tuotteet rader artiklar linjer 明細 内訳 明細行 品目 商品 商品明細 品目内訳 meisai uchiwake shohin hinmoku pozycje towary uslugi itensdafatura conceptosfacturados',
  description:
    'kuvaus tuote beskrivning beskrivelse shohinmei shohinmei 品名 商品名 品目名 項目 摘要 内容 サービス名 hinmei shohinmei koumoku komoku tekiyo naiyo nazwatowaru nazwauslugi opis',
  quantity: 'maara antal antall 数量 個数 suryo suuryou kosu ilosc qtde',
  unit: '単位 tani jm jednostka jednostkamiary',
  unit_price:
    'yksikkohinta ahinta apris enhetspris 単価 tanka cena cenanetto cenajednostkowa cenajedn valorunitario valorunit preciounitario prezzounit eenheidsprijs',
  line_total:
    '金額 金额 kingaku wartosc wartoscnetto wartoscbrutto kwota valortotalitem importelinea',
  subtotal:
    'valisumma veroton delsumma 税抜額 小計 税抜金額 税抜合計 shokei sumanetto razemnetto kwotanetto nettorazem valorsubtotal baseimponible totaleimponibile',
  tax: 'alv arvonlisavero moms mva 消費税 消費税額 税額 税金 shohizei zeigaku sumavat kwotavat podatek podatekvat vatrazem importeiva importoiva valoriva impuestostotal',
  tax_rate:
    '税率 消費税率 zeiritsu stawkavat stawkapodatku aliquota aliquotaiva tipoiva taxaiva btwtarief btwpercentage porcentajeiva ivapercentuale',
  discount: '値引 値引き 割引 nebiki waribiki rabat upust',
  total:
    'yhteensa loppusumma summa totalt totalpresupuesto totalfactura totaldevis totalorcamento totalpreventivo totaleordine totalpedido gesamtpreis 合計 合計金額 総額 税込合計 税込金額 総合計 請求金額 ご請求金額 見積金額 お見積金額 领収金額 领收金额 gokei goukei gokeikingaku sogaku seikyukingaku sumabrutto razem razembrutto kwotabrutto dozaplaty lacznie suma valortotal totalgeral totalapagar totalgeneral totalecomplessivo totalegenerale tebetalen totaaltebetalen totalapayer',
  amount_paid:
    '領収金額 領収額 お支払金額 支払金額 受領金額 ryoshukingaku zaplacono kwotazaplacona importepagado valorpago importopagato bedragbetaald betaaldbedrag montantregle montantrecu',
  currency: '通貨 通貨コード tsuka waluta valuta moneda moeda devise wahrung waehrung',
  payment_method:
    '支払方法 お支払方法 支払い方法 决済方法 shiharaihoho sposobplatnosci formaplatnosci metodaplatnosci metododepago mediodepago metododepagamento formadepagamento metodopagamento betaalwijze betaaldmet modedereglement moyendereglement',
  payment_date:
    '支払日 入金日 領収日 決済日 shiharaibi datazaplaty fechadepago datadopagamento datapagamento betaaldatum datedereglement',
  transaction_id:
    '取引番号 取引id 決済番号 numertransakcji idtransakcji idtransaccion idtransacao idtransazione transactienummer',
  payment_terms:
    '支払条件 お支払条件 shiharaijoken warunkiplatnosci condicionesdepago condizionipagamento condizionidipagamento condicoesdepagamento betalingsvoorwaarden',
  notes:
    'huomautukset lisatiedot anmarkning merknad 備考 注記 特記事項 biko bikou uwagi observacoesgerais notafinal notefinali',
  bank_account: '振込先 お振込先 口座情報 numerkonta rachunekbankowy nrkonta',
  subject: '件名 案件名 標題 kenmei ankenmei dotyczy temat betreft',
  title: 'otsikko rubrik overskrift 契約書名 題名 タイトル 表題 daimei tytul',
  name: 'nimi namn navn 名称 氏名 名前 お名前 namae shimei imieinazwisko nazwa nombrecompleto nomecompleto nomeecognome volledigenaam nomcomplet nometprenom',
  company:
    '会社名 社名 法人名 kaishamei kaisha nazwafirmy ragionesociale razonsocial razaosocial denominazione bedrijfsnaam raisonsociale',
  department: '部署 部門 所属 busho dzial afdeling departamento reparto abteilung',
  contact_name:
    '担当者 担当者名 ご担当者 tantosha osobakontaktowa kontaktperson personadecontacto referente contactpersoon ansprechpartner',
  postal_code: '郵便番号 yubinbango kodpocztowy codigopostal',
  address: 'osoite adress 住所 所在地 jusho adressiedziby ulica domicilio residenza sede',
  city: 'kaupunki paikkakunta 市区町村 miasto miejscowosc municipio localidade comune',
  country: '国 国名 kraj',
  phone:
    'puhelin puhelinnumero 電話番号 電話 tel番号 denwabango numertelefonu telefoon telefone telefono',
  email: 'メール メールアドレス adresemail correo correoelectronico eposta',
  vat_number: '登録番号 torokubango nip partitaiva piva cif nif cnpj btwnummer kvk',
  last_name:
    'nazwisko cognome apellido apellidos apelido sobrenome achternaam nomdefamille 姓 苗字',
  first_name: 'imie nombredepila primeironome voornaam nomedibattesimo 名',
  student_name:
    '受講者 受講者名 受講生 修了者 受賞者 授与者 jukosha jukoshamei shuryosha uczestnik uczestniczka absolwent kursant odznaczony nomedoaluno nombredelalumno nombredelparticipante nomedoparticipante nomepartecipante naamdeelnemer naamcursist cursist nomecorsista corsista nomdustagiaire nomduparticipant',
  course_name:
    '課程名 講座名 コース名 研修名 コース 講座 kateimei kozamei nazwakursu tytulkursu szkolenie nazwaszkolenia nomedocurso nombredelcurso nomecorso titolocorso naamcursus cursusnaam intituledelaformation nomdelaformation',
  completion_date:
    '修了日 受講日 完了日 取得日 合格日 shuryobi jukobi dataukonczenia datazakonczenia datadeconclusao fechadefinalizacion datacompletamentocorso datumafronding datedefin',
  issued_by:
    'enteformatore instituut enteorganizzatore 発行機関 認定機関 主催者 主催 授与機関 hakkokikan shusaisha organizator wydanyprzez jednostkaszkoleniowa emitidopor expedidopor rilasciatoda uitgegevendoor delivrepar organismedeformation',
  signatory:
    'allekirjoitus allekirjoitukset allekirjoittaja underskrift underskrifter undertecknare 代表者 署名者 署名 署名欄 代表取締役 校長 学長 daihyosha shomei podpis podpisal podpisano assinadopor firmadopor firmatoda ondertekening ondertekenddoor ondertekenaar signepar podpisujacy',
  body: 'teksti sisalto brodtext nachrichtentext 本文 honbun tresc tresclistu inhoud corpodacarta testolettera',
  salutation: '頭語 挨拶 powitanie zwrotgrzecznosciowy saudacaoinicial',
  closing:
    '結び 結語 musubi zakonczenie pozdrowienia zwrotkonczacy saluti salutifinali groet afsluiting despedidaformal formuledefin',
  contract: 'sopimus vuokrasopimus tyosopimus avtal kontrakt 契約 契約書 契約名 umowa rodzajumowy',
  party_one:
    'vuokranantaja tyonantaja toimeksiantaja hyresvard utleier uppdragsgivare oppdragsgiver 甲 委託者 発注者 貸主 雇用主 hatchusha zleceniodawca wynajmujacy pracodawca uslugodawca arrendadora locadora locador senhorio empregador comodante cedente',
  party_two:
    'vuokralainen tyontekija toimeksisaaja hyresgast leietaker uppdragstagare oppdragstaker 乙 受託者 受注者 借主 従業員 jutakusha juchusha zleceniobiorca najemca pracownik uslugobiorca arrendataria locataria locatario inquilino empregado comodatario cessionario',
  clauses:
    'ehdot sopimusehdot villkor vilkar 条項 契約条項 postanowienia paragrafy warunki warunkiumowy clausulascontratuais clausolecontrattuali bepalingen',
  effective_date:
    'alkaa alkamispaiva voimaantulo tilltrade ikrafttradande 契約日 契約開始日 締結日 発効日 keiyakubi datazawarcia datarozpoczecia dataumowy fechadeinicio datadeinicio decorrenza datainiziocontratto begindatum fechadefirma datadaassinatura',
  governing_law:
    '準拠法 管轄裁判所 prawowlasciwe tillampliglag leggeapplicabile leiaplicavel leyaplicable droitapplicable',
  summary:
    'yhteenveto tiivistelma sammanfattning sammendrag 概要 要約 サマリー 要旨 gaiyo yoyaku podsumowanie streszczenie resumoexecutivo sintesiesecutiva',
  metrics:
    '指標 主要指標 実績 kpi一覧 shihyo wskazniki kluczowewskazniki indicadoresclave indicadoreschave indicatorichiave',
  findings:
    '結果 所見 課題 調査結果 kekka wyniki ustalenia obserwacje principaleshallazgos principaisresultados risultatiprincipali',
  analysis: '分析 考察 分析内容 bunseki kosatsu analiza',
  recommendations:
    '提言 改善提案 今後の対応 今後の課題 結論 まとめ teigen ketsuron rekomendacje zalecenia wnioski conclusoes conclusioni conclusies',
  period: '期間 対象期間 報告期間 kikan okres okresraportu periododereferencia',
  author:
    '作成者 報告者 著者 作者 sakuseisha hokokusha autorraportu przygotowal sporzadzil opracowal elaboradopor preparadopor redattoda opgestelddoor redigepar',
};

let known: ReadonlyMap<string, string> | undefined;

/** The English key, in snake case, that a key of another language stands for, normalised. undefined: none is known. */
export function translationOf(name: string): string | undefined {
  known ??= new Map(
    Object.entries(TRANSLATIONS).flatMap(([english, keys]) =>
      keys.split(' ').map((key) => [key, english] as const),
    ),
  );
  return known.get(name);
}
