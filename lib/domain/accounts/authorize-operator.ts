import { createHash, timingSafeEqual } from 'node:crypto';
import { PagewrightError } from '#lib/errors.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Compares an admin token in constant time.
 * @throws configuration where none is set, forbidden for a wrong one
 */
export function authorizeOperator(expected: string | undefined, presented: string): void {
  if (expected === undefined) {
    throw new PagewrightError('configuration', {
      message: 'Admin endpoints are closed: set ADMIN_TOKEN to open them',
    });
  }
  if (!timingSafeEqual(digest(expected), digest(presented))) throw new PagewrightError('forbidden');
}
