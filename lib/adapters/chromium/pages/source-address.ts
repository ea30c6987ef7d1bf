import { RenderError } from '#lib/ports/renderer.ts';

/** What can be judged before anything is asked; where the name leads is the egress proxy's to judge. Throws RenderError `navigation`. */
export function checkAddress(address: string): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined) {
    throw new RenderError('navigation', 'The address is not a URL', { detail: 'invalid-url' });
  }
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username !== '' || url.password !== '') {
    throw new RenderError('navigation', 'The address is not allowed', { detail: 'blocked' });
  }
}
