import { dictionary } from '../dictionary.ts';

/** Inherited properties. Custom ones are, too. */
const INHERITED: ReadonlySet<string> = new Set(
  'color font-family font-size font-style font-weight font-variant-caps font-variant-numeric letter-spacing line-height text-align text-indent text-transform white-space word-spacing visibility list-style-type direction border-collapse orphans widows'.split(
    ' ',
  ),
);

const INITIAL: Readonly<Record<string, string>> = dictionary({
  color: '#000',
  'background-color': 'transparent',
  'background-image': 'none',
  'font-family': 'serif',
  'font-size': 'medium',
  'font-style': 'normal',
  'font-variant-caps': 'normal',
  'font-weight': 'normal',
  'list-style-type': 'disc',
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
});

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

/** Properties that decide whether text can be read where it stands. */
const READING: ReadonlySet<string> = new Set(
  'color background-color background-image font-size letter-spacing opacity width max-width height max-height'.split(
    ' ',
  ),
);

export const isForReading = (property: string): boolean => READING.has(property);

/** How the computed value of a property comes from the specified one. */
export type PropertyKind =
  | 'color'
  | 'font-size'
  | 'font-weight'
  | 'text-align'
  | 'line-height'
  | 'border-width'
  | 'length'
  | 'verbatim'
  | 'keyword';

const kinds = new Map<string, PropertyKind>();
const MAX_KINDS = 500;

export function kindOf(property: string): PropertyKind {
  const known = kinds.get(property);
  if (known !== undefined) return known;
  const kind = findKind(property);
  // Names of custom properties are anybody's.
  if (kinds.size < MAX_KINDS) kinds.set(property, kind);
  return kind;
}

function findKind(property: string): PropertyKind {
  if (isColorProperty(property)) return 'color';
  switch (property) {
    case 'font-size':
    case 'font-weight':
    case 'text-align':
    case 'line-height':
      return property;
    case 'font-family':
    case 'background-image':
      return 'verbatim';
  }
  if (property.startsWith('--')) return 'verbatim';
  if (/^border-.*-width$/.test(property)) return 'border-width';
  return isLengthProperty(property) ? 'length' : 'keyword';
}
