import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Ports } from '#lib/ports/index.ts';

export const TOKEN_LIFE_MS = 15 * 60_000;
/** Of one address: the messages that are on their way at a time. */
const MAX_TOKENS = 3;
const TOKEN_BYTES = 24;
const ATTEMPTS = 20;

const Tokens = z.object({
  tokens: z.array(z.object({ hash: z.string(), expiresAt: z.int() })),
});

type Needs = Pick<Ports, 'table' | 'now'>;

const tokensItem = (emailHash: string) => ({ partition: `EMAIL#${emailHash}`, sort: 'RECOVERY' });
const digest = (token: string): string => hash('sha256', token, 'hex');

async function readTokens({ table, now }: Needs, emailHash: string) {
  const item = await table.get(tokensItem(emailHash));
  const { tokens } = item === undefined ? { tokens: [] } : Tokens.parse(item.value);
  const time = now().getTime();
  return { item, tokens: tokens.filter(({ expiresAt }) => expiresAt > time) };
}

/** A new token for an address, of which the hash is stored. */
export async function makeToken(needs: Needs, emailHash: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = needs.now().getTime() + TOKEN_LIFE_MS;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { item, tokens } = await readTokens(needs, emailHash);
    const value = { tokens: [...tokens, { hash: digest(token), expiresAt }].slice(-MAX_TOKENS) };
    const written = await needs.table.put(
      { ...tokensItem(emailHash), value, removeAfter: Math.ceil(expiresAt / 1_000) },
      item === undefined ? { absent: true } : { revision: item.revision },
    );
    if (written !== undefined) return token;
  }
  throw new Error('The tokens of an address are written all the time');
}

const isEqual = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));

/**
 * Uses up a token, and with it all others of the address. false: it is wrong, expired or used. It reads and
 * compares the same for an address without tokens.
 */
export async function useToken(needs: Needs, emailHash: string, token: string): Promise<boolean> {
  const { item, tokens } = await readTokens(needs, emailHash);
  const presented = digest(token);
  const padded = Array.from({ length: MAX_TOKENS }, (_, n) => tokens[n]?.hash ?? digest(''));
  const matches = padded.map((known) => isEqual(known, presented)).filter(Boolean).length;
  if (item === undefined || token === '' || matches === 0) return false;
  return needs.table.delete(tokensItem(emailHash), { revision: item.revision });
}
