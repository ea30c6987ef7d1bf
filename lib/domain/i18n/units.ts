import { memoize } from '#lib/shared/memoize.ts';
import { formatNumber, numberFormat } from './numbers.ts';
import PLURALS from './unit-plurals.json' with { type: 'json' };
import { tableName } from './wording/table-name.ts';

/** Codes of UN/ECE Recommendation 20 by the unit that Unicode has words for in every language. */
const MEASURES: Readonly<Record<string, string>> = {
  SEC: 'second',
  MIN: 'minute',
  HUR: 'hour',
  LH: 'hour',
  DAY: 'day',
  E49: 'day',
  WEE: 'week',
  MON: 'month',
  ANN: 'year',
  GRM: 'gram',
  KGM: 'kilogram',
  LBR: 'pound',
  ONZ: 'ounce',
  MLT: 'milliliter',
  LTR: 'liter',
  GLL: 'gallon',
  MMT: 'millimeter',
  CMT: 'centimeter',
  MTR: 'meter',
  KMT: 'kilometer',
  KTM: 'kilometer',
  INH: 'inch',
  FOT: 'foot',
  YRD: 'yard',
  SMI: 'mile',
  HAR: 'hectare',
  ACR: 'acre',
  P1: 'percent',
};
/** These are words in print, the others symbols. */
const SPELLED: ReadonlySet<string> = new Set('day week month year'.split(' '));

const SYMBOLS: Readonly<Record<string, string>> = {
  MTK: 'm²',
  MTQ: 'm³',
  M2: 'm²',
  M3: 'm³',
  TNE: 't',
  KWH: 'kWh',
  MWH: 'MWh',
  KWT: 'kW',
  KGS: 'kg',
  LM: 'm',
  LPA: 'l',
  // "One": a number of things says it itself.
  C62: '',
  NAR: '',
  ZZ: '',
  // A service, an activity, Colombia's unit.
  E48: '',
  ACT: '',
  '94': '',
};

/** Codes of Recommendations 20 and 21 by the place of their word in `WORDS`. */
const WORD_CODES: readonly (readonly string[])[] = [
  ['H87', 'EA', 'PCE', 'PCB', 'PCS', 'NOS', 'XPP', 'PIECE', 'PIECES'],
  ['PR', 'NPR', 'PRS', 'PAIR', 'PAIRS'],
  ['SET', 'KT'],
  ['BX', 'XBX', 'BOX', 'BOXES'],
  ['PK', 'NMP', 'XPK', 'PA', 'XPA', 'PACK', 'PACKS'],
  ['PF', 'XPX', 'PALLET', 'PALLETS'],
  ['CT', 'XCT', 'CTN', 'CARTON', 'CARTONS'],
  ['BG', 'XBG', 'BAG', 'BAGS'],
  ['BO', 'XBO', 'BTL', 'BOTTLE', 'BOTTLES'],
  ['RO', 'XRO', 'ROL', 'ROLL', 'ROLLS'],
  ['DZN', 'DPC', 'DOZEN'],
  ['LS'],
];
/** Words for the codes in the order of `WORD_CODES`, as they stand after any number. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'pcs|pairs|set|box|pack|pallet|carton|bag|bottle|roll|dozen|lump sum',
  de: 'Stk.|Paar|Set|Kiste|Pack.|Palette|Karton|Sack|Fl.|Rolle|Dutzend|pauschal',
  fr: 'pce|paire|lot|boîte|paquet|palette|carton|sac|bout.|rouleau|douzaine|forfait',
  es: 'uds.|par|juego|caja|paq.|palé|cartón|bolsa|bot.|rollo|docena|a tanto alzado',
  it: 'pz|paio|set|scatola|conf.|pallet|cartone|sacco|bott.|rotolo|dozzina|a corpo',
  nl: 'st.|paar|set|doos|pak|pallet|karton|zak|fles|rol|dozijn|vast bedrag',
  pt: 'un.|par|conj.|cx.|pct.|palete|caixa|saco|gar.|rolo|dúzia|valor fixo',
  sv: 'st|par|sats|låda|förp.|pall|kartong|säck|flaska|rulle|dussin|fast pris',
  da: 'stk.|par|sæt|kasse|pk.|palle|karton|sæk|flaske|rulle|dusin|fast pris',
  nb: 'stk.|par|sett|kasse|pk.|pall|kartong|sekk|flaske|rull|dusin|fastpris',
  pl: 'szt.|para|kpl.|skrzynka|opak.|paleta|karton|worek|but.|rolka|tuzin|ryczałt',
  cs: 'ks|pár|sada|krabice|bal.|paleta|karton|pytel|lahev|role|tucet|paušál',
  tr: 'adet|çift|takım|kutu|paket|palet|koli|torba|şişe|rulo|düzine|götürü',
  fi: 'kpl|pari|sarja|laatikko|pkt|lava|kartonki|säkki|plo|rulla|tusina|könttäsumma',
  ru: 'шт.|пара|компл.|ящик|упак.|паллета|короб|мешок|бут.|рулон|дюж.|паушальная сумма',
  ja: '個|組|セット|箱|パック|パレット|箱|袋|本|巻|ダース|一式',
  zh: '件|双|套|箱|包|托盘|箱|袋|瓶|卷|打|总包',
  'zh-Hant': '件|雙|套|箱|包|棧板|箱|袋|瓶|卷|打|一式',
  ko: '개|쌍|세트|상자|팩|팔레트|상자|봉|병|롤|다스|일식',
  ar: 'قطعة|زوج|طقم|صندوق|عبوة|منصة|كرتون|كيس|زجاجة|لفة|دزينة|مبلغ مقطوع',
  he: 'יח׳|זוג|סט|קופסה|אריזה|משטח|קרטון|שק|בקבוק|גליל|תריסר|סכום כולל',
};

/** "7 days", "2.5 kg", "40 Stk.": a quantity in its unit, which is a code of UN/ECE or a word of the data. */
export function formatQuantity(
  quantity: string,
  unit: string | undefined,
  language: string,
): string {
  const code = unit?.trim().toUpperCase() ?? '';
  const measure = Object.hasOwn(MEASURES, code) ? MEASURES[code] : undefined;
  if (measure !== undefined)
    return numberFormat(language, {
      style: 'unit',
      unit: measure,
      unitDisplay: SPELLED.has(measure) ? 'long' : 'short',
      maximumFractionDigits: 3,
    }).format(Number(quantity));
  const own = ownWord(unit, Number(quantity), language);
  const word =
    own ?? (Object.hasOwn(SYMBOLS, code) ? SYMBOLS[code] : (wordOf(code, language) ?? unit));
  const number = formatNumber(Number(quantity), language);
  return word === undefined || word === '' ? number : `${number} ${word}`;
}

/** English words that have a plural of their own on a bill: of other units nobody can tell. */
const COUNTABLE: ReadonlySet<string> = new Set(
  `bag batch bottle box bundle carton case copy crate credit cube guest hour icon image item job lesson licence
  license load lot meal night pack page pair pallet panel person photo piece post project room roll seat session
  set sheet sign site slab slide ticket tile tin token tray tree trip unit user visit word`.split(
    /\s+/,
  ),
);

/** The unit that an English plural names: "visits", "people". undefined: it names none. */
export function countableUnit(plural: string): string | undefined {
  const word = plural.trim();
  if (word === 'people') return 'person';
  return [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')].find(
    (stem) => stem !== word && COUNTABLE.has(stem),
  );
}

const PLURALS_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = PLURALS;

/** "3 Tage" of the unit "Tag", in the words of a language that says it so after a number. */
function pluralIn(language: string, unit: string, quantity: number): string | undefined {
  const plurals = PLURALS_OF[tableName(language)] ?? {};
  const word = unit.toLowerCase();
  const plural = Object.hasOwn(plurals, word) ? plurals[word] : undefined;
  if (plural === undefined || pluralRules(language).select(Math.abs(quantity)) === 'one')
    return undefined;
  return word === unit ? plural : plural.charAt(0).toUpperCase() + plural.slice(1);
}

const pluralRules = memoize((language): Intl.PluralRules => new Intl.PluralRules(language));

/** What the data calls a unit itself, in the form that its quantity asks for: "ea", "3 tins". */
function ownWord(unit: string | undefined, quantity: number, language: string): string | undefined {
  if (unit === undefined) return undefined;
  if (!/^en\b/.test(language)) return pluralIn(language, unit.trim(), quantity);
  if (unit !== unit.toLowerCase()) return undefined;
  const word = unit.trim();
  if (/^(?:ea|each)$/.test(word)) return word;
  if (Math.abs(quantity) === 1 || !COUNTABLE.has(word)) return undefined;
  if (word === 'person') return 'people';
  const stem = /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ie` : word;
  return `${stem}${/(?:s|x|ch|sh)$/.test(word) ? 'es' : 's'}`;
}

function wordOf(code: string, language: string): string | undefined {
  const place = WORD_CODES.findIndex((codes) => codes.includes(code));
  return place < 0 ? undefined : (WORDS[tableName(language)] ?? WORDS['en'])?.split('|')[place];
}
