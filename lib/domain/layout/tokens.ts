import type { StyleName } from '#schemas/template.ts';

/** What makes a style: everything else in the style sheet is the same for all. */
export interface StyleTokens {
  readonly id: StyleName;
  readonly name: string;
  readonly description: string;
  readonly colors: {
    readonly accent: string;
    readonly ink: string;
    readonly muted: string;
    readonly rule: string;
    readonly tint: string;
  };
  readonly fonts: { readonly heading: string; readonly body: string };
  /** The head of the first page: a plain one, one above a rule, a filled band, or centred between rules. */
  readonly header: 'plain' | 'rule' | 'band' | 'centered';
  /** Table heads: a line below, a tint, or filled with the accent. */
  readonly table: 'line' | 'tint' | 'fill';
  /** Section titles: small capitals in the accent, or plain bold. */
  readonly sectionTitle: 'caps' | 'bold' | 'underlined';
  /** The title's weight, and its size in em. */
  readonly title: { readonly weight: number; readonly size: number };
  /** Rounding of boxes in px. */
  readonly radius: number;
}

const SANS = "'Open Sans','Segoe UI','Helvetica Neue',Arial,sans-serif";
const SERIF = "Georgia,'Times New Roman','Liberation Serif','DejaVu Serif',serif";

/** The eight styles. All text colours keep 4.5:1 against what they stand on. */
export const STYLE_TOKENS: Readonly<Record<StyleName, StyleTokens>> = {
  'stripe-clean': {
    id: 'stripe-clean',
    name: 'Stripe clean',
    description: 'White space, thin lines and one violet accent.',
    colors: {
      accent: '#4f46c8',
      ink: '#1a1f36',
      muted: '#586078',
      rule: '#e3e8ee',
      tint: '#f7f9fc',
    },
    fonts: { heading: SANS, body: SANS },
    header: 'plain',
    table: 'line',
    sectionTitle: 'bold',
    title: { weight: 700, size: 2 },
    radius: 6,
  },
  professional: {
    id: 'professional',
    name: 'Professional',
    description: 'Navy and grey with a rule under the head.',
    colors: {
      accent: '#1e3a5f',
      ink: '#1f2933',
      muted: '#5b6673',
      rule: '#d5dbe2',
      tint: '#f3f6f9',
    },
    fonts: { heading: SANS, body: SANS },
    header: 'rule',
    table: 'fill',
    sectionTitle: 'caps',
    title: { weight: 600, size: 2.1 },
    radius: 2,
  },
  minimal: {
    id: 'minimal',
    name: 'Minimal',
    description: 'Black on white, no colour, nothing that is not needed.',
    colors: {
      accent: '#111111',
      ink: '#111111',
      muted: '#595959',
      rule: '#dddddd',
      tint: '#f7f7f7',
    },
    fonts: { heading: SANS, body: SANS },
    header: 'plain',
    table: 'line',
    sectionTitle: 'bold',
    title: { weight: 400, size: 2 },
    radius: 0,
  },
  bold: {
    id: 'bold',
    name: 'Bold',
    description: 'A black band, heavy type and a red accent.',
    colors: {
      accent: '#c81e3a',
      ink: '#14161a',
      muted: '#555b66',
      rule: '#d4d7dd',
      tint: '#f4f4f6',
    },
    fonts: { heading: SANS, body: SANS },
    header: 'band',
    table: 'fill',
    sectionTitle: 'bold',
    title: { weight: 800, size: 2.9 },
    radius: 0,
  },
  classic: {
    id: 'classic',
    name: 'Classic',
    description: 'Serif type, centred between double rules.',
    colors: {
      accent: '#6b2d2d',
      ink: '#23201d',
      muted: '#635c55',
      rule: '#d9d2c7',
      tint: '#faf7f1',
    },
    fonts: { heading: SERIF, body: SERIF },
    header: 'centered',
    table: 'line',
    sectionTitle: 'underlined',
    title: { weight: 400, size: 2.4 },
    radius: 0,
  },
  corporate: {
    id: 'corporate',
    name: 'Corporate',
    description: 'Blue, tinted tables and clear sections.',
    colors: {
      accent: '#0b5394',
      ink: '#1c2733',
      muted: '#566270',
      rule: '#d2dce6',
      tint: '#eef4fa',
    },
    fonts: { heading: SANS, body: SANS },
    header: 'rule',
    table: 'tint',
    sectionTitle: 'underlined',
    title: { weight: 700, size: 2 },
    radius: 3,
  },
  modern: {
    id: 'modern',
    name: 'Modern',
    description: 'Light headings, teal accent, soft boxes.',
    colors: {
      accent: '#0f766e',
      ink: '#17212b',
      muted: '#55616d',
      rule: '#dbe3e6',
      tint: '#f1f7f6',
    },
    fonts: { heading: SANS, body: SANS },
    header: 'rule',
    table: 'tint',
    sectionTitle: 'caps',
    title: { weight: 300, size: 2.5 },
    radius: 8,
  },
  vibrant: {
    id: 'vibrant',
    name: 'Vibrant',
    description: 'A magenta band and rounded, tinted boxes.',
    colors: {
      accent: '#b4237a',
      ink: '#23172b',
      muted: '#63566b',
      rule: '#ecdcea',
      tint: '#fcf2f9',
    },
    fonts: { heading: SANS, body: SANS },
    header: 'band',
    table: 'fill',
    sectionTitle: 'bold',
    title: { weight: 700, size: 2.5 },
    radius: 10,
  },
};
