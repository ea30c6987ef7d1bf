import { fontFamily } from '#lib/shared/css/css-values.ts';
import type { FontUse } from '#schemas/rendering/page-facts.ts';

/** What a machine has of its own: nobody's brand. */
const GENERIC =
  /^(-?apple-system|blinkmacsystemfont|system-ui|ui-[a-z-]+|sans-serif|serif|monospace|cursive|fantasy|inherit|initial|segoe ui|sf pro( text| display)?|times( new roman)?|tinos|\.?sfns.*|roboto flex)$/i;
const ICONS = /icon|awesome|glyph|symbols|emoji|dashicons|eicons/i;

/** The family's plain name: build tools add hashes, and variable fonts say that they are. */
function plainName(family: string): string | undefined {
  const name = family
    .replace(/^__(.+?)(_Fallback)?_[0-9a-f]{6}$/i, '$1')
    .replace(/_/g, ' ')
    .replace(/([a-z])Variable$/, '$1')
    .replace(/\s+(var|variable|vf|fallback|webfont|web)$/i, '')
    .trim();
  if (name === '' || GENERIC.test(name) || ICONS.test(name)) return undefined;
  return fontFamily(name) === undefined || name.includes(',') ? undefined : name;
}

/** Families of headings and of text, and how sure they are: 0 to 1. */
export function decideFonts(fonts: readonly FontUse[]): { fonts: string[]; confidence: number } {
  const most = (role: FontUse['role']) => {
    const areas = new Map<string, number>();
    for (const { family, area } of fonts.filter((use) => use.role === role)) {
      const name = plainName(family);
      if (name !== undefined) areas.set(name, (areas.get(name) ?? 0) + area);
    }
    return [...areas].sort((a, b) => b[1] - a[1])[0]?.[0];
  };
  const text = most('text') ?? most('button');
  const heading = most('heading') ?? text;
  const found = [heading, text].filter((name) => name !== undefined);
  const isLoaded = fonts.some(({ family, loaded }) => loaded && plainName(family) === heading);
  const confidence = found.length === 0 ? 0.3 : isLoaded ? 1 : 0.7;
  return { fonts: [...new Set(found)], confidence };
}
