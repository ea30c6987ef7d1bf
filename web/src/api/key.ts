import { computed, signal } from '@preact/signals';
import type { Dashboard } from './types.ts';

const STORED = 'pagewright.key';
const PATTERN = /^gk_[A-Za-z0-9_-]{20,200}$/;

export const isKey = (text: string): boolean => PATTERN.test(text);

/** A link may bring a key after the `#`, which browsers do not send. It leaves the address at once. */
function keyOfAddress(): string | undefined {
  const [, key = ''] = /^#key=(.+)$/.exec(location.hash) ?? [];
  if (key !== '') history.replaceState(null, '', location.pathname);
  return isKey(key) ? key : undefined;
}

function keyOfTab(): string | undefined {
  const found = keyOfAddress() ?? sessionStorage.getItem(STORED) ?? undefined;
  if (found !== undefined) sessionStorage.setItem(STORED, found);
  return found;
}

/** The API key of this tab: gone with it. undefined: the page has none. */
export const apiKey = signal<string | undefined>(keyOfTab());

/** What the key's account may do and has used; undefined until it was read. */
export const dashboard = signal<Dashboard | undefined>(undefined);

/** Whether documents may be made without anybody asking for each. */
export const isUnlimited = computed(() => dashboard.value?.usage.limit === null);

export function setKey(key: string | undefined): void {
  if (key === undefined) sessionStorage.removeItem(STORED);
  else sessionStorage.setItem(STORED, key);
  dashboard.value = undefined;
  apiKey.value = key;
}
