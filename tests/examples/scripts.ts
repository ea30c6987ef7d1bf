/** A few words in each script that every deployment has fonts for. */
export interface ScriptExample {
  readonly language: string;
  readonly text: string;
  /** PostScript name of a font that draws it where the language is known. */
  readonly font: RegExp;
  /** Joined and reordered letters come out of a PDF as text only by ActualText, which pdf.js does not read. */
  readonly isJoined?: boolean;
}

export const scriptExamples: Readonly<Record<string, ScriptExample>> = {
  Latin: { language: 'en', text: 'Größe façade Łódź Ðorđe', font: /^(Inter|Arimo)-/ },
  Greek: { language: 'el', text: 'Τιμολόγιο Ωμέγα ιός', font: /^(Inter|Arimo)-/ },
  Cyrillic: { language: 'uk', text: 'Рахунок їжак ґанок', font: /^(Inter|Arimo)-/ },
  Vietnamese: { language: 'vi', text: 'Hóa đơn Nguyễn Đặng', font: /^(Inter|Arimo)-/ },
  'simplified Chinese': { language: 'zh-Hans', text: '发票文日方直骨角', font: /^NotoSansSC-/ },
  'traditional Chinese': { language: 'zh-Hant', text: '發票文日方直骨角', font: /^NotoSansTC-/ },
  Japanese: { language: 'ja', text: '請求書カメラ文日方直', font: /^NotoSansJP-/ },
  Korean: { language: 'ko', text: '청구서 대한민국', font: /^NotoSansKR-/ },
  Arabic: { language: 'ar', text: 'فاتورة رقم', font: /^NotoSansArabic-/, isJoined: true },
  Hebrew: { language: 'he', text: 'חשבונית', font: /^(NotoSansHebrew|Arimo)-/ },
  Devanagari: {
    language: 'hi',
    text: 'चालान क्षत्रिय',
    font: /^NotoSansDevanagari-/,
    isJoined: true,
  },
  Thai: { language: 'th', text: 'ใบแจ้งหนี้', font: /^NotoSansThai-/ },
};
