import type { Fact } from '#lib/domain/document-model/content.ts';
import { homeOfAddress, townLines } from '#lib/domain/i18n/postal-forms.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { isEmpty, isScalar } from '../fits.ts';
import { labelOf } from '../key-words.ts';
import { isCalled } from '../notions.ts';
import { composeAddress } from '../party/compose-address.ts';
import { addressKeys, LEAST_KEYS } from '../shape/address-keys.ts';
import { readShape } from '../shape/read-shape.ts';
import { scoreOf } from '../shape/score.ts';
import { isNotPrinted } from './not-printed.ts';
import { type ContentReading, joinPath, labelFor } from './reading.ts';
import { consume } from './tables.ts';

const LEAST_ADDRESS = 0.6;

/** An object that is a place, in one line. undefined: it says something else. */
export function placeFact(
  reading: ContentReading,
  key: string,
  value: JsonObject,
  path: string,
): Fact | undefined {
  const label = labelFor(reading, key);
  if (label === undefined || scoreOf(reading.matcher, 'address', value) < LEAST_ADDRESS)
    return undefined;
  const known = new Set(addressKeys(reading.matcher, value));
  // What else it says has a place of its own.
  if (
    known.size > 0 &&
    Object.entries(value).some(
      ([inner, said]) =>
        !known.has(inner) &&
        reading.matcher.match('address', inner).length === 0 &&
        isTold(inner, said),
    )
  )
    return undefined;
  const fact = placeOf(reading, label, value, path);
  if (fact !== undefined) consume(reading, value, path);
  return fact;
}

const isTold = (key: string, value: JsonValue): boolean =>
  !isEmpty(value) && isScalar(value) && !isNotPrinted(key, value);

/** `property: { street, city, state, zip, bedrooms }`: an address among what else is said of something. */
export function placeAmong(
  reading: ContentReading,
  value: JsonObject,
  path: string,
): { readonly fact: Fact; readonly keys: readonly string[] } | undefined {
  const keys = addressKeys(reading.matcher, value).filter(
    (key) => !reading.composing.consumed.has(joinPath(path, key)),
  );
  const isNamed = Object.keys(value).some((key) => isCalled(key, 'address') && !keys.includes(key));
  if (keys.length < LEAST_KEYS || isNamed) return undefined;
  const address = Object.fromEntries(keys.map((key) => [key, value[key] ?? null]));
  const fact = placeOf(reading, labelOf('address'), address, path);
  return fact && { fact, keys };
}

function placeOf(
  reading: ContentReading,
  label: string,
  value: JsonObject,
  path: string,
): Fact | undefined {
  const draft = readShape(reading.matcher, 'address', { value, path });
  const found = new Map([...draft.found].map(([term, each]) => [`place.${term}`, each]));
  const address = composeAddress(reading.composing, { ...draft, found }, 'place', 'place');
  if (address?.lines === undefined) return undefined;
  const { lines, city, region, postalCode, country } = address;
  const home = country ?? homeOfAddress(reading.locale, region);
  const fact: Fact = {
    label,
    kind: 'text',
    value: [...lines, ...townLines(home, city, region, postalCode)]
      .filter((part) => part !== '')
      .join(', '),
  };
  for (const [key, inner] of Object.entries(value)) consume(reading, inner, joinPath(path, key));
  reading.paths.set(fact, path);
  return fact;
}
