import families from './tables/families.json' with { type: 'json' };

/** Names that documents ask for, by the family that stands in: of the same widths where there is one, else of the same kind. */
const SUBSTITUTES: Readonly<Record<string, readonly string[]>> = families.substitutes;

/**
 * Where to look for a character that the fonts of its element do not have: the first that has it,
 * whatever the language, since Chromium remembers the answer for the next document.
 */
const FALLBACKS: readonly string[] = families.fallbacks;

/**
 * The configuration of fontconfig: these fonts and no others. A machine's own fonts would change how
 * documents look from one machine to the next.
 * @param fonts folder of the fonts, absolute. @param cache folder that fontconfig writes what it has read of them to.
 */
export function fontConfiguration(fonts: string, cache: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `<dir>${escapeXml(fonts)}</dir>`,
    `<cachedir>${escapeXml(cache)}</cachedir>`,
    ...Object.entries(SUBSTITUTES).flatMap(([family, names]) =>
      names.map((name) => substitute(name, family)),
    ),
    EMOJI,
    `<match target="pattern"><edit name="family" mode="append_last" binding="strong">${strings(FALLBACKS)}</edit></match>`,
    '</fontconfig>',
  ].join('\n');
}

/** What Chromium asks for in the place of a language where a character is to look like an emoji. */
const EMOJI =
  '<match target="pattern"><test name="lang" compare="contains"><string>und-zsye</string></test><edit name="family" mode="prepend_first" binding="strong"><string>Noto Color Emoji</string></edit></match>';

/** First in the list and strong: Chromium takes a substitute only if fontconfig puts it in the place of what was asked for. */
function substitute(name: string, family: string): string {
  const test = `<test name="family" compare="eq">${strings([name])}</test>`;
  const edit = `<edit name="family" mode="assign" binding="strong">${strings([family])}</edit>`;
  return `<match target="pattern">${test}${edit}</match>`;
}

const strings = (values: readonly string[]) =>
  values.map((value) => `<string>${escapeXml(value)}</string>`).join('');

const escapeXml = (text: string) =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
