import { EMAIL, PHONE, WEBSITE } from '../../interpret/targets/party-names.ts';
import type { Slotted } from '../frame-pattern.ts';
import type { Input } from './input.ts';

export type ContactKind = 'email' | 'phone' | 'website';

export interface Contact {
  readonly kind: ContactKind;
  readonly text: string;
}

/** What a text reaches somebody by; figures alone may be any number. */
export function contactKindOf(text: string): ContactKind | undefined {
  if (EMAIL.test(text)) return 'email';
  if (PHONE.test(text)) return 'phone';
  return WEBSITE.test(text) ? 'website' : undefined;
}

const MOST_GROUPS = 5;

/** A mail or web address, or a telephone number in groups, as it was written. */
export function contacts({ tokens, instruction }: Input, at: number): readonly Slotted[] {
  const [first] = tokens.slice(at, at + 1);
  if (first === undefined) return [];
  const behind = instruction.slice(first.start);
  const address = /^[^\s,;()"]+?(?=[.!?]?(?:[\s,;)"]|$))/.exec(behind)?.[0] ?? '';
  const isAddress = first.quoted
    ? contactKindOf(first.raw) !== undefined
    : EMAIL.test(address) || (WEBSITE.test(address) && /\p{L}{2}/u.test(address));
  if (isAddress) {
    const text = first.quoted ? first.raw : address;
    const end = tokens.findIndex(({ start }) => start >= first.start + text.length);
    return [{ value: contactOf(text), end: end < 0 ? tokens.length : end }];
  }
  for (let length = MOST_GROUPS; length > 0; length--) {
    const last = tokens[at + length - 1];
    const text = last === undefined ? '' : instruction.slice(first.start, last.end);
    if (/^[+(\d]/.test(text) && PHONE.test(text) && /\d$/.test(text))
      return [{ value: contactOf(text), end: at + length }];
  }
  return [];
}

const contactOf = (text: string): Contact => ({ kind: contactKindOf(text) ?? 'website', text });
