import { STYLE_TOKENS } from '#lib/domain/styles/tokens.ts';

/** The styles of generated layouts, with what makes their looks. */
export function listStyles() {
  const styles = Object.values(STYLE_TOKENS).map(({ id, name, description, colors, fonts }) => ({
    ...{ id, name, description },
    colors: { ...colors },
    fonts: { ...fonts },
  }));
  return { success: true as const, styles };
}
