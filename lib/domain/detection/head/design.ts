import { cssColor } from '#lib/shared/css/css-values.ts';
import type { Pool } from '../fields/unclaimed-fields.ts';
import { isObject } from '../normalize/unwrap.ts';

const LOOKS = /^(?:design|presentation|appearance|branding|look|specification)$/;
const LOOK =
  /theme|font|colou?r|layout|seal|style|template|border|background|mode|plex|shipping|paper/i;

/** Takes what styles the document rather than being in it. @returns its accent colour */
export function takeDesign(pool: Pool): string | undefined {
  const color = pool.take('accentColor', (field) => cssColor(field.value) !== undefined);
  const [styles] = pool.takeAll(
    (field) =>
      ['styles', 'style', 'theme', 'styling'].includes(field.name) &&
      (isObject(field.value) || field.name === 'style'),
  );
  pool.takeAll(
    ({ name, value }) =>
      LOOKS.test(name) && isObject(value) && Object.keys(value).every((key) => LOOK.test(key)),
  );
  const own = isObject(styles?.value)
    ? (styles.value.accentColor ?? styles.value.primaryColor ?? styles.value.color)
    : undefined;
  return cssColor(color?.value) ?? cssColor(own);
}
