import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import type { JsonObject } from '#schemas/json.ts';

const CLAUSE = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.';

/** Who is certified, what for and by whom, the days, and who signs: as programs of each language name them. */
const CERTIFICATES: Readonly<Record<string, JsonObject>> = {
  tr: {
    sertifikaNo: 'A-17',
    katilimciAdi: 'Elif Aydın',
    egitimAdi: 'Barista 1',
    kurumAdi: 'Ege Akademi',
    verilisTarihi: '15.09.2025',
    gecerlilikTarihi: '15.09.2027',
    egitmen: { adSoyad: 'Murat Öz', unvan: 'Baş Eğitmen' },
    dogrulamaAdresi: 'https://example.com/a17',
  },
  cs: {
    cislo_osvedceni: 'A-17',
    jmeno_ucastnika: 'Elif Aydın',
    nazev_kurzu: 'Barista 1',
    poradatel: 'Ege Akademi',
    datum_vydani: '15.09.2025',
    platnost_do: '15.09.2027',
    lektor: { jmeno: 'Murat Öz', funkce: 'Baş Eğitmen' },
    odkaz_overeni: 'https://example.com/a17',
  },
  fi: {
    todistusnumero: 'A-17',
    osallistujan_nimi: 'Elif Aydın',
    kurssin_nimi: 'Barista 1',
    jarjestaja: 'Ege Akademi',
    myontamispaiva: '15.09.2025',
    vanhenemispaiva: '15.09.2027',
    kouluttaja: { nimi: 'Murat Öz', tehtavanimike: 'Baş Eğitmen' },
    vahvistuslinkki: 'https://example.com/a17',
  },
  ru: {
    номер_сертификата: 'A-17',
    имя_участника: 'Elif Aydın',
    название_курса: 'Barista 1',
    организация: 'Ege Akademi',
    дата_выдачи: '15.09.2025',
    действителен_до: '15.09.2027',
    преподаватель: { фио: 'Murat Öz', должность: 'Baş Eğitmen' },
    ссылка_проверки: 'https://example.com/a17',
  },
};

const CONTRACTS: Readonly<Record<string, JsonObject>> = {
  cs: {
    cislo_smlouvy: 'S-19',
    zhotovitel: { nazev: 'Střechy Dvořáček' },
    objednatel: { jmeno: 'Petr Havelka' },
    clanky: [
      { cislo: 'I.', nadpis: 'Předmět', text: CLAUSE },
      { cislo: 'II.', nadpis: 'Cena', text: CLAUSE },
    ],
    datum_podpisu: '2025-11-10',
  },
  tr: {
    sozlesmeNo: 'S-19',
    yuklenici: { unvan: 'Střechy Dvořáček' },
    isSahibi: { adSoyad: 'Petr Havelka' },
    maddeler: [
      { maddeNo: 1, baslik: 'Předmět', icerik: CLAUSE },
      { maddeNo: 2, baslik: 'Cena', icerik: CLAUSE },
    ],
    imzaTarihi: '2025-11-10',
  },
  pl: {
    numer_umowy: 'S-19',
    wykonawca: { nazwa: 'Střechy Dvořáček' },
    zamawiajacy: { imie_i_nazwisko: 'Petr Havelka' },
    paragrafy: [
      { numer: '§ 1', tytul: 'Předmět', tresc: CLAUSE },
      { numer: '§ 2', tytul: 'Cena', tresc: CLAUSE },
    ],
    data_zawarcia: '2025-11-10',
  },
  ja: {
    契約番号: 'S-19',
    売主: { 名称: 'Střechy Dvořáček' },
    買主: { 氏名: 'Petr Havelka' },
    条文: [
      { 条番号: '第1条', 見出し: 'Předmět', 本文: CLAUSE },
      { 条番号: '第2条', 見出し: 'Cena', 本文: CLAUSE },
    ],
    締結日: '2025-11-10',
  },
};

const LETTERS: Readonly<Record<string, JsonObject>> = {
  de: {
    absender: { firma: 'Immo Aare' },
    empfaenger: { name: 'D. Zbinden' },
    ort_datum: 'Bern, 3. November 2025',
    betreff: 'Fenster',
    anrede_text: 'Guten Tag D. Zbinden',
    absaetze: [CLAUSE],
    grussformel: 'Freundliche Grüsse',
    beilagen: ['Plan'],
  },
  ru: {
    отправитель: { название: 'Immo Aare' },
    адресат: { фио: 'D. Zbinden' },
    дата: 'Bern, 3. November 2025',
    тема: 'Fenster',
    обращение: 'Guten Tag D. Zbinden',
    абзацы: [CLAUSE],
    с_уважением: 'Freundliche Grüsse',
    приложения: ['Plan'],
  },
  ko: {
    발신인: { 회사명: 'Immo Aare' },
    수신인: { 성명: 'D. Zbinden' },
    날짜: 'Bern, 3. November 2025',
    제목: 'Fenster',
    인사말: 'Guten Tag D. Zbinden',
    본문: CLAUSE,
    맺음말: 'Freundliche Grüsse',
    첨부: ['Plan'],
  },
};

const modelOf = (data: JsonObject) => analyzeData(data).document?.model;

describe('written documents in other languages', () => {
  it.each(Object.entries(CERTIFICATES))('certifies in %s', (_, data) => {
    const model = modelOf(data);
    assert.ok(model?.type === 'certificate');
    const { recipient, achievement, issuer, issueDate, expiryDate, credentialId } = model;
    assert.deepEqual(
      [recipient?.name, achievement, issuer?.name, issueDate, expiryDate, credentialId],
      ['Elif Aydın', 'Barista 1', 'Ege Akademi', '15.09.2025', '15.09.2027', 'A-17'],
    );
    assert.deepEqual(model.signatories, [{ name: 'Murat Öz', title: 'Baş Eğitmen' }]);
    assert.equal(model.verificationUrl, 'https://example.com/a17');
    assert.equal(model.results, undefined);
  });

  it.each(Object.entries(CONTRACTS))('agrees in %s', (_, data) => {
    const model = modelOf(data);
    assert.ok(model?.type === 'contract');
    assert.deepEqual([model.number, model.date], ['S-19', '2025-11-10']);
    assert.deepEqual(
      model.parties?.map(({ party }) => party.name),
      ['Střechy Dvořáček', 'Petr Havelka'],
    );
    assert.deepEqual(
      model.clauses?.map(({ title, paragraphs, facts }) => [title, paragraphs, facts]),
      [
        ['Předmět', [CLAUSE], undefined],
        ['Cena', [CLAUSE], undefined],
      ],
    );
  });

  it.each(Object.entries(LETTERS))('writes letters in %s', (_, data) => {
    const model = modelOf(data);
    assert.ok(model?.type === 'letter');
    const { sender, recipient, date, subject, salutation, closing, enclosures } = model;
    assert.deepEqual(
      [sender?.name, recipient?.name, date, subject, salutation, closing, enclosures],
      [
        ...['Immo Aare', 'D. Zbinden', 'Bern, 3. November 2025', 'Fenster'],
        ...['Guten Tag D. Zbinden', 'Freundliche Grüsse', ['Plan']],
      ],
    );
    assert.equal(model.references, undefined);
  });

  it('spells the labels of the north and of Turkey, and keeps what was taught a list', () => {
    const lease = modelOf({
      kontraktnummer: 'H-8',
      utleier: { navn: 'Ola Nordmann', foedselsdato: '12.04.1970' },
      leietaker: { navn: 'Kari Hansen' },
      maanedsleie: 14500,
      valuta: 'NOK',
      signeringsdato: '15.10.2025',
    });
    assert.ok(lease?.type === 'contract');
    assert.deepEqual(lease.parties?.[0]?.party.remarks, ['Fødselsdato: 12.04.1970']);
    assert.deepEqual(lease.terms, [{ label: 'Månedsleie', kind: 'money', value: '14500' }]);
    const work = modelOf({
      sozlesmeNo: 'S-1',
      isveren: { unvan: 'Deniz Tekstil' },
      isci: { adSoyad: 'Ayşe Kaya' },
      imzaTarihi: '2025-09-25',
    });
    assert.ok(work?.type === 'contract');
    assert.deepEqual(
      work.parties?.map(({ role }) => role),
      ['İşveren', 'İşçi'],
    );
    const diploma = modelOf({
      num_certificado: 'D-3',
      nombre_completo: 'Lucía Rey',
      curso: 'Manipulación de alimentos',
      contenidos: ['Higiene', 'Alérgenos'],
      centro: 'Formación Norte S.L.',
    });
    assert.ok(diploma?.type === 'certificate');
    assert.equal(diploma.statement, undefined);
    assert.deepEqual(diploma.sections, [{ title: 'Contenidos', list: ['Higiene', 'Alérgenos'] }]);
  });
});
