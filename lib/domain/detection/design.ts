import { cssColor } from '#lib/domain/formatting/css-values.ts';
import type { Pool } from './pool.ts';
import { isObject } from './unwrap.ts';

/** Takes what styles the document rather than being in it. @returns its accent colour */
export function takeDesign(pool: Pool): string | undefined {
  const color = pool.take('accentColor', (field) => cssColor(field.value) !== undefined);
  const [styles] = pool.takeAll(
    (field) =>
      ['styles', 'style', 'theme', 'styling'].includes(field.name) &&
      (isObject(field.value) || field.name === 'style'),
  );
  const own = isObject(styles?.value)
    ? (styles.value.accentColor ?? styles.value.primaryColor ?? styles.value.color)
    : undefined;
  return cssColor(color?.value) ?? cssColor(own);
}
