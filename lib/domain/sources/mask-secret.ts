import { invalid } from '#lib/errors.ts';

const BULLETS = '••••';
/** Shorter secrets would be half shown. */
const SHOWN_FROM = 12;

/** What is shown of a secret: pat••••1234. */
export const maskSecret = (secret: string): string =>
  secret.slice(0, 3) + BULLETS + (secret.length < SHOWN_FROM ? '' : secret.slice(-4));

/**
 * The secret that a request means: a new one, or, sent back masked, the one that is stored.
 * @throws validation for the mask of another one
 */
export function secretMeant(sent: string, stored: string | undefined): string {
  if (stored !== undefined && sent === maskSecret(stored)) return stored;
  if (!sent.includes('•')) return sent;
  throw invalid({
    path: ['config', 'apiKey'],
    message: 'is the mask of another token: send the whole token, or leave it out of a PATCH',
  });
}
