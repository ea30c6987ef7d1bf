import type { Reading } from './system-mapping.ts';

/** A text that is a name of some kind as people write it. undefined: `as` asks for none. */
export function readName(text: string, as: Reading | undefined): string | undefined {
  switch (as) {
    case 'name':
      return fieldName(text);
    case 'descriptor':
      return text.split(/[#/:]/).at(-1) ?? text;
    case 'unit':
      return readUnit(text);
    case 'mail-name':
      return readMailbox(text).name;
    case 'mail-address':
      return readMailbox(text).address;
    default:
      return undefined;
  }
}

/** "Agreement.StartDate", "custom.start_date" as words: the last part of a field's name. */
function fieldName(text: string): string {
  const last = text.split('.').at(-1) ?? text;
  return titleCase(last.replace(/(?<=[a-z])(?=[A-Z])/g, '_'));
}

/** The name and the address of a mailbox; where it has no name, its address is that too. */
function readMailbox(text: string): { readonly name: string; readonly address: string } {
  const [, name = '', address = ''] = /^([^<>]{0,200})<([^<>\s]{3,200})>$/.exec(text.trim()) ?? [];
  const plain = name.trim().replace(/^"(.*)"$/, '$1');
  return address === ''
    ? { name: text, address: text }
    : { name: plain === '' ? address : plain, address };
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A unit of UCUM without its annotations and brackets, with the signs that it writes in ASCII. */
function readUnit(text: string): string {
  return text
    .replace(/\{[^{}]{0,40}\}/g, '')
    .replace(/\[iU\]|\[IU\]/g, 'IU')
    .replace(
      /10[*^](\d{1,2})/g,
      (_, power: string) => `10${[...power].map((digit) => SUPERSCRIPTS[Number(digit)]).join('')}`,
    )
    .replace(/(?<=^|[/.])u(?=[a-zA-Z])/g, 'µ')
    .replace(/[[\]]/g, '')
    .trim();
}

/** "pending_review", "BANK_TRANSFER" as words; words that have small letters stay. */
export function titleCase(text: string): string {
  const words = text.replace(/[_-]+/g, ' ').trim();
  const plain = /\p{Ll}/u.test(words) && !/[_]/.test(text) ? words : words.toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
