import type { JsonValue } from '#schemas/json.ts';
import { wordsOfKey } from './key-words.ts';

const LICENSED: ReadonlySet<string> = new Set(
  'operator pilot licence license permit registration accreditation inspector surveyor assessor'.split(
    ' ',
  ),
);

/** `caa_operator_id: "GBR-OP-7K3QX81"`: a number that an office gave, in capitals as people write it. */
export const isLicence = (key: string, value: JsonValue | undefined): boolean =>
  typeof value === 'string' &&
  /^(?=.*\d)[A-Z\d]{2,}(?:-[A-Z\d]+)+$/.test(value) &&
  wordsOfKey(key).some((word) => LICENSED.has(word));
