/** Properties that an element has of its parent unless it is told otherwise. Custom ones are too. */
const INHERITED: ReadonlySet<string> = new Set(
  'color font-family font-size font-style font-weight font-variant-numeric letter-spacing line-height text-align text-indent text-transform white-space word-spacing visibility list-style-type direction border-collapse orphans widows'.split(
    ' ',
  ),
);

const INITIAL: Readonly<Record<string, string>> = {
  color: '#000',
  'background-color': 'transparent',
  'background-image': 'none',
  'font-family': 'serif',
  'font-size': 'medium',
  'font-style': 'normal',
  'font-weight': 'normal',
  'letter-spacing': 'normal',
  'line-height': 'normal',
  'text-align': 'start',
  'text-decoration-line': 'none',
  'text-transform': 'none',
  'break-before': 'auto',
  'break-after': 'auto',
  'break-inside': 'auto',
  display: 'inline',
  visibility: 'visible',
  width: 'auto',
  height: 'auto',
  'max-width': 'none',
  'max-height': 'none',
  opacity: '1',
  'white-space': 'normal',
};

export const isInherited = (property: string): boolean =>
  INHERITED.has(property) || property.startsWith('--');

export function initialValue(property: string): string {
  const known = INITIAL[property];
  if (known !== undefined) return known;
  if (property.endsWith('-color')) return 'currentcolor';
  if (property.endsWith('-style')) return 'none';
  if (/^border-.*-width$/.test(property)) return 'medium';
  if (/^(?:margin|padding)-|radius$/.test(property)) return '0px';
  return '';
}

export const isColorProperty = (property: string): boolean =>
  property === 'color' || property.endsWith('-color');

export const isLengthProperty = (property: string): boolean =>
  /^(?:margin|padding)-|-width$|-radius$|^(?:max-|min-)?(?:width|height)$|^letter-spacing$|^text-indent$/.test(
    property,
  );
