import { tableName } from '#lib/domain/i18n/wording/table-name.ts';
import SERIES from '../../../vocabulary/number-series.json' with { type: 'json' };
import type { Composing } from '../../composing.ts';
import { isScalar } from '../../fits.ts';
import { plainOf } from '../../key-words.ts';
import type { Draft } from '../../shape/draft.ts';

/** "FR 2025/4418", "FT A/218": what a paper is stands before its series and number. */
const NUMBERED = /^([A-Z]{2}) \S{1,20}\/\d{1,9}$/;

/** What the code before a number says that the paper is, in countries whose law has one for each. */
export function titleOfSeries({ language }: Composing, number: string): string | undefined {
  if (/-BR\b/i.test(language)) return undefined;
  const titles: Readonly<Record<string, Readonly<Record<string, string>>>> = SERIES;
  const [, code = ''] = NUMBERED.exec(number) ?? [];
  return titles[tableName(language)]?.[code];
}

const CERTIFICATES: ReadonlySet<string> = new Set([
  ...['certificatenumber', 'certificate', 'softwarecertificate', 'softwarecertificatenumber'],
  ...['certificado', 'numerocertificado', 'ncertificado', 'certificadosoftware'],
]);
const SIGNATURES: ReadonlySet<string> = new Set(['athash', 'hash', 'hashcontrol', 'hash4']);

/** What the law of Portugal wants at the foot of a paper with an ATCUD: that code, four signs of its signature, the software. */
export function certification(composing: Composing, { left }: Draft): string | undefined {
  const take = (is: (key: string) => boolean): string | undefined => {
    const found = left.find(({ key, value }) => is(plainOf(key)) && isScalar(value));
    if (found === undefined) return undefined;
    composing.consumed.add(found.path);
    left.splice(0, left.length, ...left.filter((each) => each !== found));
    return String(found.value).trim();
  };
  const code = take((key) => key === 'atcud');
  if (code === undefined) return undefined;
  const number = take((key) => CERTIFICATES.has(key))?.replace(/\/AT$/i, '');
  const signature = take((key) => SIGNATURES.has(key));
  const program =
    number === undefined
      ? signature
      : [signature, `Processado por programa certificado n.º ${number}/AT`]
          .filter((part) => part !== undefined)
          .join('-');
  return [`ATCUD: ${code}`, program].filter((part) => part !== undefined).join(' · ');
}
