import type { Brand } from '#schemas/brand.ts';
import type { ColorUse, LogoFact, PageDesign } from '#schemas/rendering/page-facts.ts';
import { contrast, distance, type Hex, isNeutral, oklch, opaque, WHITE } from './color.ts';

/** What one kind of use says for a colour, and the area in CSS pixels from which more says no more. */
const WEIGHTS: readonly {
  readonly role: ColorUse['role'];
  readonly as: ColorUse['as'];
  readonly weight: number;
  readonly area: number;
}[] = [
  { role: 'button', as: 'background', weight: 10, area: 6_000 },
  { role: 'button', as: 'border', weight: 3, area: 400 },
  { role: 'button', as: 'text', weight: 2, area: 2_000 },
  { role: 'header', as: 'background', weight: 6, area: 50_000 },
  { role: 'header', as: 'border', weight: 2, area: 3_000 },
  { role: 'header', as: 'text', weight: 1, area: 2_000 },
  { role: 'link', as: 'text', weight: 4, area: 3_000 },
  { role: 'heading', as: 'text', weight: 3, area: 15_000 },
  { role: 'section', as: 'background', weight: 3, area: 300_000 },
  { role: 'section', as: 'border', weight: 1.5, area: 3_000 },
  { role: 'page', as: 'background', weight: 2, area: 1_000_000 },
  { role: 'footer', as: 'background', weight: 2, area: 200_000 },
  { role: 'text', as: 'text', weight: 0.7, area: 20_000 },
];
const LOGO_WEIGHT = 7;
const METADATA_WEIGHT = 4;
const VARIABLE_WEIGHT = 4;
/** A name that says what its colour is for. */
const NAMED_PRIMARY = /(^|-)(primary|brand|main|theme)(-?(color|colour|[56]00|default))?$/i;
/** What a browser paints links with that nobody has styled. */
const UNSTYLED: readonly Hex[] = ['#0000ee', '#551a8b', '#ee0000'];
/** Colours that look as near to each other as this are one colour in two states. */
const SAME = 0.07;
/** What a colour needs, by its share of the first one's evidence, to be one of the brand's. */
const ENOUGH = 0.12;

interface Candidate {
  readonly color: Hex;
  score: number;
  strongest: number;
  readonly kinds: Set<string>;
}

/** The colours, and how sure they are: 0 to 1. */
export interface DecidedColors {
  readonly colors: Brand['colors'];
  readonly confidence: number;
}

/** Decides which colours of a page are its brand's. Neutrals only when there is nothing else. */
export function decideColors(design: PageDesign, logo: LogoFact | undefined): DecidedColors {
  const { background, text } = decidePaper(design);
  const all = collect(design, logo, background);
  const chromatic = all.filter(({ color }) => !isNeutral(color));
  const [first, ...rest] = chromatic;
  if (first === undefined) return neutral(design, background, text);
  const others = rest.filter(({ score }) => score >= first.score * ENOUGH);
  const apart = (color: Hex, from: readonly Hex[]) =>
    from.every((other) => distance(color, other) >= 0.12);
  const primary = first.color;
  const second = [...others]
    .sort((a, b) => presence(b) - presence(a))
    .find(({ color }) => apart(color, [primary, background]));
  const secondary = second?.color ?? darkNeutral(all, background, text);
  const third = others.find(({ color }) => apart(color, [primary, secondary, background]));
  const accent = third?.color ?? primary;
  const lead = first.score / (first.score + (rest[0]?.score ?? 0));
  const evidence = Math.min(1, first.score / 14) * 0.6 + Math.min(1, first.kinds.size / 3) * 0.4;
  const confidence = Math.min(1, evidence * (0.55 + 0.45 * lead));
  return { colors: { primary, secondary, accent, text, background }, confidence };
}

/** The second colour of a brand is rather one that fills surfaces. */
function presence({ score, kinds }: Candidate): number {
  const fills = ['header', 'section', 'footer'].some((role) => kinds.has(`${role} background`));
  return fills ? score * 2 : score;
}

/** What most of the text is written in, and what it stands on. */
function decidePaper({ colors }: PageDesign): { background: Hex; text: Hex } {
  const most = (wanted: (use: ColorUse) => boolean, backdrop?: Hex): Hex | undefined => {
    const [found] = colors.filter(wanted).sort((a, b) => b.area - a.area);
    return found === undefined ? undefined : opaque(found.color, backdrop);
  };
  const background =
    most(({ role, as }) => role === 'text' && as === 'background') ??
    most(({ role, as }) => role === 'page' && as === 'background') ??
    WHITE;
  const legible = colors.filter(({ color }) => {
    const seen = opaque(color, background);
    return seen !== undefined && contrast(seen, background) >= 3;
  });
  const written = (role: ColorUse['role']) =>
    legible
      .filter((use) => use.as === 'text' && use.role === role)
      .sort((a, b) => b.area - a.area)[0]?.color;
  const text = opaque(written('text') ?? written('heading') ?? written('link'), background);
  return { background, text: text ?? (oklch(background).l > 0.6 ? '#111111' : WHITE) };
}

/** Candidates with what speaks for them, strongest first; near ones are one. */
function collect(design: PageDesign, logo: LogoFact | undefined, background: Hex): Candidate[] {
  const found: Candidate[] = [];
  const add = (color: Hex | undefined, weight: number, kind: string) => {
    if (color === undefined || UNSTYLED.includes(color)) return;
    const strength = weight * (0.35 + 0.65 * Math.min(1, oklch(color).c / 0.12));
    const same = found.find((other) => distance(other.color, color) < SAME);
    if (same === undefined) {
      found.push({ color, score: strength, strongest: strength, kinds: new Set([kind]) });
      return;
    }
    same.score += strength;
    same.kinds.add(kind);
    if (strength > same.strongest) Object.assign(same, { color, strongest: strength });
  };
  for (const { role, as, color, area } of design.colors) {
    const rule = WEIGHTS.find((entry) => entry.role === role && entry.as === as);
    if (rule === undefined) continue;
    const weight = rule.weight * Math.sqrt(Math.min(1, area / rule.area));
    add(opaque(color, background), weight, `${role} ${as}`);
  }
  for (const { color, share } of logo?.pixels ?? []) {
    if (share >= 0.08) add(opaque(color), LOGO_WEIGHT * Math.sqrt(share), 'logo');
  }
  const { themeColor, tileColor, maskColor } = design.metadata;
  for (const color of [themeColor, tileColor, maskColor]) {
    add(opaque(color), METADATA_WEIGHT, 'metadata');
  }
  for (const { name, color } of design.variables) {
    // Frameworks declare colours that a page never uses.
    const used = found.some((other) => distance(other.color, opaque(color) ?? WHITE) < 0.02);
    if (used && NAMED_PRIMARY.test(name)) add(opaque(color), VARIABLE_WEIGHT, 'variable');
  }
  return found.sort((a, b) => b.score - a.score);
}

/** The neutral colour that a page uses most, its paper apart. */
function darkNeutral(all: readonly Candidate[], background: Hex, text: Hex): Hex {
  const neutrals = all.filter(
    ({ color }) => isNeutral(color) && distance(color, background) >= 0.3,
  );
  return neutrals[0]?.color ?? text;
}

/** A brand in black and white, or a page without any. */
function neutral({ colors }: PageDesign, background: Hex, text: Hex): DecidedColors {
  const [button] = colors.filter(({ role, as }) => role === 'button' && as === 'background');
  const solid = opaque(button?.color, background);
  const primary = solid !== undefined && contrast(solid, background) >= 3 ? solid : text;
  return {
    colors: { primary, secondary: text, accent: primary, text, background },
    confidence: button === undefined ? 0.15 : 0.4,
  };
}
