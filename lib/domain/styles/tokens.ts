import type { StyleName } from '#schemas/template.ts';
import { BOOK, DISPLAY, HUMANIST, NEUTRAL, ROUND, TECHNICAL, WIDE } from './typefaces.ts';

/** What makes a style. The markup of a document is the same in all of them. */
export interface StyleTokens {
  readonly id: StyleName;
  readonly name: string;
  readonly description: string;
  /** `accent` gives way to one of the data's own; `tint` and every text in the accent derive from whichever it is. */
  readonly colors: {
    readonly accent: string;
    readonly ink: string;
    readonly muted: string;
    readonly rule: string;
    /** A ground for text, as it comes out with the style's own accent. */
    readonly tint: string;
  };
  /** CSS font-family lists. */
  readonly fonts: { readonly heading: string; readonly body: string };
  /** The body's size in CSS pixels and its line height. */
  readonly text: { readonly size: number; readonly leading: number };
  /** The title's weight, its size in em and its letter spacing in em. Nothing is set in capitals: who copies or searches text wants it as it was given. */
  readonly title: { readonly weight: number; readonly size: number; readonly tracking: number };
  /** The distance of one part of the document from the next, in CSS pixels. */
  readonly rhythm: number;
  /** Above and below a table cell's text, in CSS pixels. */
  readonly rowPadding: number;
  /** Rounding of boxes in CSS pixels. */
  readonly radius: number;
  /** The head of the first page. */
  readonly header:
    | 'opposite'
    | 'ruled'
    | 'open'
    | 'band'
    | 'centered'
    | 'panel'
    | 'stacked'
    | 'glow';
  /** The parties, and the dates and references next to or below them. */
  readonly parties:
    | 'columns'
    | 'boxes'
    | 'open'
    | 'topped'
    | 'divided'
    | 'cards'
    | 'strip'
    | 'bubbles';
  /** Tables: head, rows and their rules. */
  readonly table:
    | 'hairline'
    | 'filled'
    | 'open'
    | 'heavy'
    | 'booktabs'
    | 'banded'
    | 'rows'
    | 'pill';
  /** The block of amounts that closes a document. */
  readonly totals: 'lines' | 'boxed' | 'plain' | 'block' | 'ledger' | 'panel' | 'card' | 'badge';
  /** Titles of sections. */
  readonly sectionTitle:
    | 'plain'
    | 'caps'
    | 'quiet'
    | 'square'
    | 'italic'
    | 'bar'
    | 'light'
    | 'label';
  /** Figures that stand for themselves, and lists of labelled values. */
  readonly figures:
    | 'tiles'
    | 'grid'
    | 'open'
    | 'heavy'
    | 'leaders'
    | 'tinted'
    | 'large'
    | 'bubbles';
}

/** The eight styles. All text keeps a contrast of 4.5:1 against what it stands on, with any accent. */
export const STYLE_TOKENS: Readonly<Record<StyleName, StyleTokens>> = {
  'stripe-clean': {
    id: 'stripe-clean',
    name: 'Stripe clean',
    description: 'White space, hairlines and one violet accent.',
    colors: {
      accent: '#4f46c8',
      ink: '#1a1f36',
      muted: '#586078',
      rule: '#e3e8ee',
      tint: '#f6f5fd',
    },
    fonts: { heading: NEUTRAL, body: NEUTRAL },
    text: { size: 12.5, leading: 1.55 },
    title: { weight: 700, size: 2.1, tracking: -0.02 },
    rhythm: 30,
    rowPadding: 10,
    radius: 6,
    header: 'opposite',
    parties: 'columns',
    table: 'hairline',
    totals: 'lines',
    sectionTitle: 'plain',
    figures: 'tiles',
  },
  professional: {
    id: 'professional',
    name: 'Professional',
    description: 'Navy and grey, ruled boxes and a letterhead above a rule.',
    colors: {
      accent: '#1e3a5f',
      ink: '#1f2933',
      muted: '#55606d',
      rule: '#c9d1da',
      tint: '#f3f4f6',
    },
    fonts: { heading: BOOK, body: HUMANIST },
    text: { size: 13, leading: 1.45 },
    title: { weight: 600, size: 2.2, tracking: 0.01 },
    rhythm: 22,
    rowPadding: 7,
    radius: 0,
    header: 'ruled',
    parties: 'boxes',
    table: 'filled',
    totals: 'boxed',
    sectionTitle: 'caps',
    figures: 'grid',
  },
  minimal: {
    id: 'minimal',
    name: 'Minimal',
    description: 'Black on white, light type, nothing that is not needed.',
    colors: {
      accent: '#111111',
      ink: '#111111',
      muted: '#5c5c5c',
      rule: '#dddddd',
      tint: '#f4f4f4',
    },
    fonts: { heading: NEUTRAL, body: NEUTRAL },
    text: { size: 12, leading: 1.6 },
    title: { weight: 300, size: 2.2, tracking: -0.02 },
    rhythm: 38,
    rowPadding: 8,
    radius: 0,
    header: 'open',
    parties: 'open',
    table: 'open',
    totals: 'plain',
    sectionTitle: 'quiet',
    figures: 'open',
  },
  bold: {
    id: 'bold',
    name: 'Bold',
    description: 'A black band, heavy type and a red accent.',
    colors: {
      accent: '#c81e3a',
      ink: '#14161a',
      muted: '#4f5560',
      rule: '#c9ccd2',
      tint: '#fdf3f3',
    },
    fonts: { heading: WIDE, body: NEUTRAL },
    text: { size: 13, leading: 1.5 },
    title: { weight: 800, size: 3.6, tracking: -0.035 },
    rhythm: 28,
    rowPadding: 9,
    radius: 0,
    header: 'band',
    parties: 'topped',
    table: 'heavy',
    totals: 'block',
    sectionTitle: 'square',
    figures: 'heavy',
  },
  classic: {
    id: 'classic',
    name: 'Classic',
    description: 'Serif type, a centred head between double rules, ruled as a ledger.',
    colors: {
      accent: '#6b2d2d',
      ink: '#23201d',
      muted: '#5f5851',
      rule: '#cfc7ba',
      tint: '#f8f4f4',
    },
    fonts: { heading: DISPLAY, body: BOOK },
    text: { size: 13.5, leading: 1.5 },
    title: { weight: 400, size: 2.1, tracking: 0.04 },
    rhythm: 26,
    rowPadding: 6,
    radius: 0,
    header: 'centered',
    parties: 'divided',
    table: 'booktabs',
    totals: 'ledger',
    sectionTitle: 'italic',
    figures: 'leaders',
  },
  corporate: {
    id: 'corporate',
    name: 'Corporate',
    description: 'Blue, a tinted head panel, banded tables and clear sections.',
    colors: {
      accent: '#0b5394',
      ink: '#1c2733',
      muted: '#4f5b69',
      rule: '#cfd9e4',
      tint: '#f2f5fa',
    },
    fonts: { heading: TECHNICAL, body: TECHNICAL },
    text: { size: 13, leading: 1.45 },
    title: { weight: 700, size: 2, tracking: 0 },
    rhythm: 24,
    rowPadding: 7,
    radius: 3,
    header: 'panel',
    parties: 'cards',
    table: 'banded',
    totals: 'panel',
    sectionTitle: 'bar',
    figures: 'tinted',
  },
  modern: {
    id: 'modern',
    name: 'Modern',
    description: 'A large light title, a strip of facts, a teal accent and soft corners.',
    colors: {
      accent: '#0f766e',
      ink: '#17212b',
      muted: '#55616d',
      rule: '#dbe3e6',
      tint: '#f2f7f6',
    },
    fonts: { heading: ROUND, body: ROUND },
    text: { size: 12.5, leading: 1.55 },
    title: { weight: 300, size: 2.8, tracking: -0.03 },
    rhythm: 22,
    rowPadding: 8,
    radius: 10,
    header: 'stacked',
    parties: 'strip',
    table: 'rows',
    totals: 'card',
    sectionTitle: 'light',
    figures: 'large',
  },
  vibrant: {
    id: 'vibrant',
    name: 'Vibrant',
    description: 'A glowing magenta band, rounded cards and friendly type.',
    colors: {
      accent: '#b4237a',
      ink: '#23172b',
      muted: '#5d5065',
      rule: '#eadbe6',
      tint: '#fcf3f7',
    },
    fonts: { heading: WIDE, body: ROUND },
    text: { size: 12.5, leading: 1.5 },
    title: { weight: 700, size: 2.6, tracking: -0.01 },
    rhythm: 24,
    rowPadding: 9,
    radius: 14,
    header: 'glow',
    parties: 'bubbles',
    table: 'pill',
    totals: 'badge',
    sectionTitle: 'label',
    figures: 'bubbles',
  },
};
