import type { Metric } from '#lib/domain/document-model/content.ts';
import { currencyCode, formatMoney, type Locale } from '#lib/domain/i18n/money.ts';
import { formatNumber, formatPercent, numberLanguage } from '#lib/domain/i18n/numbers.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { percentIn } from './composing.ts';
import { factKind } from './fact-kinds.ts';
import { isEmpty, isScalar, isUnitKey, type Scalar } from './fits.ts';
import { labelOf } from './key-words.ts';
import { isCalled, notionsOf } from './notions.ts';
import { unitOfKey } from './units.ts';

const NAME_KEYS: ReadonlySet<string> = new Set(
  'label name metric title indicator kpi description'.split(' '),
);
const FIGURE_KEYS =
  /^(?:value|amount|current|actual|count|figure|result|total|score|wert|valor|valeur|waarde|wartosc|deger|değer|arvo|verdi|vaerdi|varde)$/i;
const CHANGES =
  /^(?:change|delta|growth|variance|change_?percent|veraenderung|veränderung|évolution|evolution|variation|degisim|değişim|zmiana|cambio|variacion|variación|variação|variacao|variazione)$/i;
/** Units that say how a figure is to be read, and are none themselves. */
const COUNTED = /^(?:counts?|number|numeric|integer|score|points?|#|n)$/i;
const FRACTIONS = /^(?:ratio|fraction|decimal|share)$/i;
/** `goodWhen: "up"`: one of a program's words, and no remark. */
const CHOICE = /^[a-z]+(?:_[a-z]+)*$/;
const BESIDE = /^(?:suffix|trend|direction|color|icon|id|key|type|format)$/i;

type Entry = readonly [key: string, value: Scalar];

/**
 * `{ label: "Visits", value: "14,820", change: "+6 %" }`, with its unit, what it was before and what it
 * is to be. undefined: it is something else.
 */
export function metricOf(value: JsonObject, locale: Locale): Metric | undefined {
  const given = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  if (given.some(([, inner]) => !isScalar(inner))) return undefined;
  const entries = given as unknown as readonly Entry[];
  const name = entries.find(([key, inner]) => isName(key) && typeof inner === 'string');
  const figure = entries.find(([key]) => FIGURE_KEYS.test(key));
  if (name === undefined || figure === undefined || name === figure) return undefined;
  const change = entries.find(([key]) => isChange(key));
  const unit = entries.find(([key]) => isUnitKey(key) || /^suffix$/i.test(key));
  const known = new Set([name, figure, change, unit]);
  const rest = entries.filter((each) => !known.has(each) && !isBeside(each));
  const label = String(name[1]);
  const { kind, written } = factKind(label, figure[1]);
  if (written.length > 60) return undefined;
  const unitText = unit === undefined ? undefined : String(unit[1]);
  const isFraction = FRACTIONS.test(unitText ?? '') && Math.abs(Number(figure[1])) <= 1;
  const own = isFraction
    ? { kind: 'percent' as const, value: percentIn({ value: figure[1] }) ?? written }
    : figureOf(kind, written, unitText, locale);
  const currency = locale.currency ?? currencyCode(unitText);
  const note = rest
    .map(([key, each]) =>
      besideText(
        [key, isFraction && typeof each === 'number' ? each * 100 : each],
        currency !== undefined && currencyCode(unitText) === currency ? 'money' : own.kind,
        { ...locale, currency },
      ),
    )
    .join(' · ');
  return {
    ...{ label, kind: own.kind, value: own.value },
    // "1,632 orders" under "Orders" says it twice.
    ...(own.unit === undefined || own.unit.toLowerCase() === label.toLowerCase()
      ? {}
      : { unit: own.unit }),
    ...(change === undefined ? {} : { change: changeText(change, locale) }),
    ...(note === '' ? {} : { note }),
  };
}

const isName = (key: string): boolean =>
  notionsOf(key).readings.some(([word = '', other]) => other === undefined && NAME_KEYS.has(word));

/** Whether it is good or bad is told by the figure; of its rating only programs know the scale. */
const isBeside = ([key, value]: Entry): boolean =>
  BESIDE.test(key) || isCalled(key, 'status') || CHOICE.test(String(value));

const isChange = (key: string): boolean => CHANGES.test(key) || CHANGES.test(shareOf(key) ?? '');

/** `variacion` of `variacionPct`. undefined: the key names no per cent. */
function shareOf(key: string): string | undefined {
  const known = unitOfKey(key);
  return known === undefined || (known.unit ?? known.span ?? known.currencies) !== undefined
    ? undefined
    : known.stem;
}

function changeText([key, value]: Entry, locale: Locale): string {
  if (typeof value !== 'number') return String(value);
  const isShare = shareOf(key) !== undefined || /percent$/i.test(key);
  const text = isShare
    ? formatPercent(value, numbersOf(locale), true)
    : formatNumber(value, numbersOf(locale));
  return value > 0 ? `+${text}` : text;
}

/** What a figure is compared with is of its kind: "Last month $1,948,220.00". Without its name it says nothing. */
function besideText([key, value]: Entry, kind: Metric['kind'], locale: Locale): string {
  if (!isFigure(value)) return String(value);
  const share = shareOf(key);
  if (typeof value !== 'number') return `${labelOf(key)} ${value}`;
  if (share !== undefined)
    return `${labelOf(share)} ${formatPercent(value, numbersOf(locale), true)}`;
  const own = factKind(key, value).kind;
  return `${labelOf(key)} ${figureText(value, own === 'number' ? kind : own, locale)}`;
}

function figureText(value: number, kind: Metric['kind'], locale: Locale): string {
  if (kind === 'money') return formatMoney(value, locale, 'price');
  if (kind === 'percent') return formatPercent(value, numbersOf(locale), true);
  return kind === 'number' ? formatNumber(value, numbersOf(locale)) : String(value);
}

const numbersOf = ({ language, currency }: Locale): string => numberLanguage(language, currency);

/** 180000, "95%", "$1.95". */
const isFigure = (value: JsonValue): boolean => !/\p{L}/u.test(String(value));

function figureOf(
  kind: Metric['kind'],
  written: string,
  unit: string | undefined,
  locale: Locale,
): Pick<Metric, 'kind' | 'value' | 'unit'> {
  if (unit === undefined || written.includes(unit)) return { kind, value: written };
  if (COUNTED.test(unit)) return { kind: kind === 'money' ? 'number' : kind, value: written };
  if (unit === '%') return { kind: 'percent', value: written };
  const named = currencyCode(unit);
  if (named !== undefined && named === locale.currency) return { kind: 'money', value: written };
  if (named !== undefined && locale.currency === undefined && !Number.isNaN(Number(written)))
    return {
      kind: 'text',
      value: formatMoney(Number(written), { ...locale, currency: named }, 'price'),
    };
  // Another currency than the document's stands behind its amount.
  return { kind: kind === 'money' && named !== undefined ? 'number' : kind, value: written, unit };
}
