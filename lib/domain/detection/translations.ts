/**
 * Keys of other languages by the English key that they stand for, as the words of a snake-case key.
 * Japanese (also in Latin letters), Chinese, Korean, Polish, Swedish, Danish, Turkish, and what the
 * tables of roles do not have of German, French, Spanish, Italian, Portuguese and Dutch.
 */
const TRANSLATIONS: Readonly<Record<string, string>> = {
  invoice_number:
    '請求書番号 請求番号 請求書no 発票番号 发票号码 發票號碼 송장번호 청구서번호 seikyusho_bango seikyuusho_bangou seikyu_bango numer_faktury nr_faktury fakturanummer faktura_numer fatura_no fatura_numarasi numero_da_fatura numero_nota numero_da_nota numero_nota_fiscal',
  quote_number:
    '見積番号 見積書番号 お見積番号 見積no 报价单号 報價單號 견적번호 mitsumori_bango mitsumorisho_bango mitsumori_no numer_oferty nr_oferty offertnummer tilbudsnummer teklif_no numero_cotizacion numero_de_cotizacion numero_de_presupuesto numero_do_orcamento numero_preventivo',
  receipt_number:
    '領収書番号 領収証番号 レシート番号 伝票番号 收据编号 영수증번호 ryoshusho_bango numer_paragonu nr_paragonu kvittonummer kvitteringsnummer fis_no numero_recibo numero_de_recibo numero_do_recibo numero_ricevuta bonnetjesnummer',
  contract_number:
    '契約番号 契約書番号 合同编号 계약번호 keiyaku_bango numer_umowy nr_umowy avtalsnummer sozlesme_no numero_de_contrato numero_do_contrato',
  certificate_number:
    '証書番号 修了証番号 認定番号 証明書番号 证书编号 증서번호 shusho_bango numer_certyfikatu nr_certyfikatu numer_dyplomu intygsnummer certifikatsnummer numero_de_certificado numero_do_certificado sertifika_no',
  report_number: '報告書番号 報告番号 报告编号 numer_raportu nr_raportu',
  order_number: '注文番号 受注番号 ご注文番号 订单号 주문번호 chumon_bango numer_zamowienia nr_zamowienia ordernr siparis_no numero_pedido numero_de_pedido numero_do_pedido numero_ordine bestelnummer',
  number: '番号 整理番号 编号 번호 bango numer nr_dokumentu numer_dokumentu numero_documento',
  issue_date:
    '発行日 請求日 作成日 見積日 日付 開票日期 开票日期 日期 발행일 hakkobi hakko_bi seikyubi seikyu_bi mitsumori_bi sakuseibi hizuke data_wystawienia data_sporzadzenia data_pisma data_oferty fakturadatum offertdatum fakturadato tarih duzenleme_tarihi data_de_emissao data_emissao fecha_de_emision data_di_emissione',
  due_date:
    '支払期限 お支払期限 支払期日 支払い期限 付款截止日期 지급기한 shiharai_kigen shiharaikigen termin_platnosci data_platnosci forfallodatum forfallsdato forfaldsdato son_odeme_tarihi data_de_vencimento data_vencimento fecha_de_vencimiento data_di_scadenza pagar_ate betalen_voor uiterste_betaaldatum date_limite_de_paiement',
  valid_until:
    '有効期限 見積有効期限 有效期至 유효기간 yuko_kigen yukokigen wazna_do waznosc_oferty termin_waznosci oferta_wazna_do data_waznosci giltig_till gyldig_til gecerlilik_tarihi valido_ate validade valida_hasta valido_hasta validez validita valida_fino_al geldig_tot geldigheid validite valable_jusqu_au',
  recipient:
    '請求先 宛先 宛名 御中 お客様 顧客 取引先 納品先 客户 收件人 고객 받는사람 seikyusaki atesaki atena kokyaku nabywca klient odbiorca adresat zamawiajacy platnik kund mottagare kunde_navn modtager musteri alici destinataria intestatario',
  sender:
    '請求元 発行元 発行者 差出人 会社 自社 店舗 店舗名 販売者 开票方 发件人 공급자 보내는사람 seikyumoto hakkomoto hakkosha sashidashinin sprzedawca wystawca nadawca dostawca wykonawca saljare avsandare leverantor afsender satici gonderen emissor prestador_de_servicos bedrijf empresa azienda ditta loja tienda negozio winkel',
  line_items:
    '明細 内訳 明細行 品目 商品 商品明細 明细 项目 品目内訳 품목 meisai uchiwake shohin hinmoku pozycje towary uslugi rader fakturarader linjer kalemler itens_da_fatura conceptos_facturados',
  description:
    '品名 商品名 品目名 項目 摘要 内容 名称 サービス名 名稱 项目名称 품명 내용 hinmei shohinmei koumoku komoku tekiyo naiyo nazwa_towaru nazwa_uslugi opis benamning beskrivning beskrivelse aciklama urun',
  quantity: '数量 個数 数量单位 수량 suryo suuryou kosu ilosc antal miktar adet qtde ilosc_sztuk',
  unit: '単位 单位 단위 tani jm jednostka jednostka_miary enhet enhed birim',
  unit_price:
    '単価 单价 단가 tanka cena cena_netto cena_jednostkowa cena_jedn pris a_pris apris styckpris stykpris birim_fiyat fiyat valor_unitario valor_unit precio_unitario prezzo_unit eenheidsprijs',
  line_total:
    '金額 价格 金额 금액 kingaku wartosc wartosc_netto wartosc_brutto kwota belopp summa_rad belob tutar valor_total_item importe_linea',
  subtotal:
    '小計 税抜金額 税抜合計 小计 소계 shokei suma_netto razem_netto kwota_netto wartosc_netto_razem netto_razem delsumma ara_toplam valor_subtotal base_imponible totale_imponibile',
  tax: '消費税 消費税額 税額 税金 税额 부가세 shohizei zeigaku suma_vat kwota_vat podatek podatek_vat vat_razem moms momsbelopp kdv importe_iva importo_iva valor_iva impuestos_total',
  tax_rate: '税率 消費税率 세율 zeiritsu stawka_vat stawka_podatku momssats kdv_orani aliquota aliquota_iva tipo_iva taxa_iva btw_tarief btw_percentage porcentaje_iva iva_percentuale',
  discount: '値引 値引き 割引 折扣 할인 nebiki waribiki rabat upust rabatt_belopp indirim',
  total:
    '合計 合計金額 総額 税込合計 税込金額 総合計 請求金額 ご請求金額 見積金額 お見積金額 领収金額 领收金额 总计 总金额 合计 합계 총액 gokei goukei gokei_kingaku sogaku seikyu_kingaku suma_brutto razem razem_brutto kwota_brutto wartosc_brutto_razem do_zaplaty lacznie suma totalt att_betala total_att_betala i_alt toplam genel_toplam valor_total total_geral total_a_pagar total_general totale_complessivo totale_generale te_betalen totaal_te_betalen total_a_payer',
  amount_paid: '領収金額 領収額 お支払金額 支払金額 受領金額 ryoshu_kingaku ryoshukingaku zaplacono kwota_zaplacona betalt importe_pagado valor_pago importo_pagato bedrag_betaald betaald_bedrag montant_regle montant_recu',
  currency: '通貨 通貨コード 货币 통화 tsuka waluta valuta para_birimi moneda moeda devise wahrung waehrung',
  payment_method:
    '支払方法 お支払方法 支払い方法 决済方法 支付方式 결제방법 shiharai_hoho shiharaihoho sposob_platnosci forma_platnosci metoda_platnosci betalningssatt betalningsmetod odeme_yontemi metodo_de_pago medio_de_pago metodo_de_pagamento forma_de_pagamento metodo_pagamento betaalwijze betaald_met mode_de_reglement moyen_de_reglement',
  payment_date: '支払日 入金日 領収日 決済日 支付日期 결제일 shiharaibi data_zaplaty betalningsdatum odeme_tarihi fecha_de_pago data_do_pagamento data_pagamento betaaldatum date_de_reglement',
  transaction_id: '取引番号 取引id 決済番号 交易号 거래번호 numer_transakcji id_transakcji transaktions_id islem_no id_transaccion id_transacao id_transazione transactienummer',
  payment_terms: '支払条件 お支払条件 付款条件 shiharai_joken warunki_platnosci betalningsvillkor condiciones_de_pago condizioni_pagamento condizioni_di_pagamento condicoes_de_pagamento betalingsvoorwaarden',
  notes: '備考 注記 特記事項 备注 비고 biko bikou uwagi anmarkning ovrigt bemaerkninger notlar observacoes_gerais nota_final note_finali',
  bank_account: '振込先 お振込先 口座情報 numer_konta rachunek_bankowy nr_konta bankgiro hesap_no',
  subject: '件名 案件名 標題 주제 제목 kenmei anken_mei dotyczy temat amne emne konu betreft kenmerk_onderwerp',
  title: '題名 タイトル 表題 标题 제목명 daimei tytul rubrik baslik',
  name: '氏名 名前 お名前 名称 姓名 이름 성명 namae shimei imie_i_nazwisko nazwa namn navn ad_soyad nombre_completo nome_completo nome_e_cognome volledige_naam nom_complet nom_et_prenom',
  company: '会社名 社名 法人名 公司名称 회사명 kaishamei kaisha nazwa_firmy firma_nazwa foretag virksomhed sirket ragione_sociale razon_social razao_social denominazione bedrijfsnaam raison_sociale',
  department: '部署 部門 所属 busho dzial avdelning afdeling departamento reparto abteilung',
  contact_name: '担当者 担当者名 ご担当者 tantosha osoba_kontaktowa kontaktperson persona_de_contacto referente contactpersoon ansprechpartner',
  postal_code: '郵便番号 邮编 우편번호 yubin_bango kod_pocztowy postnummer posta_kodu codigo_postal',
  address: '住所 所在地 地址 주소 jusho adres_siedziby ulica gatuadress adress adresse_linje adresi domicilio residenza sede',
  city: '市区町村 城市 도시 miasto miejscowosc postort by_navn sehir municipio localidade comune',
  country: '国 国名 国家 국가 kraj land_navn ulke',
  phone: '電話番号 電話 tel番号 电话 전화번호 denwa_bango numer_telefonu telefonnummer telefoon telefone telefono',
  email: 'メール メールアドレス 邮箱 이메일 meru adres_email epost correo correo_electronico eposta',
  vat_number: '登録番号 税务登记号 사업자번호 toroku_bango nip momsnr momsregnr org_nr cvr vergi_no partita_iva p_iva cif nif cnpj btw_nummer kvk',
  last_name: 'nazwisko cognome apellido apellidos apelido sobrenome achternaam efternamn etternavn efternavn soyad soyadi nom_de_famille 姓 苗字',
  first_name: 'imie nombre_de_pila primeiro_nome voornaam fornamn fornavn nome_di_battesimo 名',
  student_name: '受講者 受講者名 受講生 修了者 受賞者 授与者 学生姓名 수료자 jukosha jukoshamei shuryosha uczestnik uczestniczka absolwent kursant odznaczony deltagare katilimci nome_do_aluno nombre_del_alumno nombre_del_participante nome_do_participante nome_partecipante naam_deelnemer naam_cursist cursist nome_corsista corsista nom_du_stagiaire nom_du_participant',
  course_name: '課程名 講座名 コース名 研修名 コース 講座 课程名称 과정명 katei_mei kozamei koza_mei nazwa_kursu kurs_nazwa tytul_kursu szkolenie nazwa_szkolenia kursnamn utbildning egitim_adi nome_do_curso nombre_del_curso nome_corso titolo_corso naam_cursus cursusnaam intitule_de_la_formation nom_de_la_formation',
  completion_date: '修了日 受講日 完了日 取得日 合格日 完成日期 수료일 shuryobi shuryo_bi jukobi data_ukonczenia data_zakonczenia avslutad bitis_tarihi data_de_conclusao fecha_de_finalizacion data_completamento_corso datum_afronding date_de_fin',
  issued_by: '発行機関 認定機関 主催者 主催 授与機関 颁发机构 발급기관 hakko_kikan shusaisha organizator wydany_przez jednostka_szkoleniowa utfardad_av duzenleyen emitido_por expedido_por rilasciato_da uitgegeven_door delivre_par organisme_de_formation',
  signatory: '代表者 署名者 署名 署名欄 代表取締役 校長 学長 签名 서명 daihyosha shomei podpis podpisal podpisano underskrift imza assinado_por firmado_por firmato_da ondertekening ondertekend_door ondertekenaar signe_par podpisujacy',
  body: '本文 内容文 正文 본문 honbun tresc tresc_listu brodtext indhold icerik inhoud corpo_da_carta testo_lettera',
  salutation: '拝啓文 頭語 挨拶 atogo_togo powitanie zwrot_grzecznosciowy halsning hitap saudacao_inicial',
  closing: '結び 結語 ketsugo musubi zakonczenie pozdrowienia zwrot_konczacy avslutning kapanis saluti saluti_finali groet afsluiting despedida_formal formule_de_fin',
  contract: '契約 契約書 契約名 合同 계약서 umowa rodzaj_umowy avtal sozlesme',
  party_one: '甲 委託者 発注者 貸主 雇用主 甲方 갑 ko_itakusha hatchusha zleceniodawca wynajmujacy pracodawca usugodawca uslugodawca hyresvard arbetsgivare uppdragsgivare udlejer kiraya_veren isveren arrendadora locadora locador locador_a senhorio empregador comodante cedente',
  party_two: '乙 受託者 受注者 借主 従業員 乙方 을 jutakusha juchusha zleceniobiorca najemca pracownik uslugobiorca hyresgast arbetstagare uppdragstagare lejer kiraci arrendataria locataria locatario inquilino empregado comodatario cessionario',
  clauses: '条項 契約条項 条文 约定条款 조항 joko postanowienia paragrafy warunki warunki_umowy villkor maddeler clausulas_contratuais clausole_contrattuali bepalingen',
  effective_date: '契約日 契約開始日 締結日 発効日 生效日期 계약일 keiyakubi keiyaku_bi data_zawarcia data_rozpoczecia data_umowy avtalsdatum baslangic_tarihi fecha_de_inicio data_de_inicio decorrenza data_inizio_contratto begindatum fecha_de_firma data_da_assinatura',
  governing_law: '準拠法 管轄裁判所 适用法律 준거법 prawo_wlasciwe tillamplig_lag legge_applicabile lei_aplicavel ley_aplicable droit_applicable',
  summary: '概要 要約 サマリー 要旨 摘要文 요약 gaiyo yoyaku podsumowanie streszczenie sammanfattning ozet resumo_executivo sintesi_esecutiva',
  metrics: '指標 主要指標 実績 kpi一覧 指标 지표 shihyo wskazniki kluczowe_wskazniki nyckeltal gostergeler indicadores_clave indicadores_chave indicatori_chiave',
  findings: '結果 所見 課題 調査結果 发现 결과 kekka wyniki ustalenia obserwacje resultat bulgular principales_hallazgos principais_resultados risultati_principali',
  analysis: '分析 考察 分析内容 분석 bunseki kosatsu analiza analys analiz',
  recommendations: '提言 改善提案 今後の対応 今後の課題 結論 まとめ 建议 권고 teigen ketsuron rekomendacje zalecenia wnioski rekommendationer slutsatser oneriler conclusoes conclusioni conclusies',
  period: '期間 対象期間 報告期間 周期 기간 kikan okres okres_raportu tidsperiod donem periodo_de_referencia',
  author: '作成者 報告者 著者 作者 작성자 sakuseisha hokokusha autor_raportu przygotowal sporzadzil opracowal forfattare hazirlayan elaborado_por preparado_por redatto_da opgesteld_door redige_par',
};

let known: ReadonlyMap<string, string> | undefined;

/**
 * The English key, in snake case, that a key of another language stands for. undefined: none is known.
 * @param plain how a key is compared: in lower case, without accents and without what parts its words.
 */
export function translationOf(name: string, plain: (key: string) => string): string | undefined {
  known ??= new Map(
    Object.entries(TRANSLATIONS).flatMap(([english, keys]) =>
      keys.split(' ').map((key) => [plain(key), english] as const),
    ),
  );
  return known.get(name);
}
