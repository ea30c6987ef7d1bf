import type { Operation } from '../../operations.ts';
import type { Bill } from '../bill.ts';
import {
  type Recipient,
  recipientInstead,
  recipientOf,
  renamed,
  replaced,
  writtenOver,
} from '../recipient.ts';
import { asWord, stemsOf } from '../stems.ts';
import type { Intent } from './intent.ts';

const COMPANY =
  /&|\b(?:ltd|limited|llc|llp|inc|gmbh|ag|co|corp|company|plc|bv|sarl|group|bros|sons|partners)\b\.?/i;
const HONORIFIC = /^(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|mme|sr|sra)\.?\s+/i;

const GREETING = /^(?:dear|hello|hi|hey|good (?:morning|afternoon|evening))\b/i;

/** The name wherever it stands, and of a person the words that differ, so that "Dear Mr Ingram" follows. */
export function replacedName(bill: Bill, before: string, now: string): Operation[] {
  const [own = '', given = own] = [before, now].map((name) => HONORIFIC.exec(name)?.[0]);
  // "Mr Boyd" is not "Mrs Boyd".
  const title = own === given ? own : '';
  const [old, stated] = [
    before.slice(title.length),
    title === '' ? now : now.replace(HONORIFIC, ''),
  ].map((name) => name.split(' '));
  const whole = renamed(bill, before, title === '' || HONORIFIC.test(now) ? now : title + now);
  if (
    old === undefined ||
    stated === undefined ||
    old.length !== stated.length ||
    !sharesWord(before, now)
  )
    return whole;
  // Elsewhere a word of the name may be a street's: "School Lane".
  const greetings = bill.subject.content.nodes.filter(
    ({ text }) => GREETING.test(text) && !text.includes(before),
  );
  return [
    ...whole,
    ...old.flatMap((word, at) => {
      const other = stated[at] ?? word;
      const named = greetings.filter(({ text }) => asWord(word).test(text));
      return other === word ? [] : named.map((node) => replaced(node, other, word));
    }),
  ];
}

/** "Ltd" is no word of a name. */
const sharesWord = (one: string, other: string): boolean => {
  const stems = new Set(stemsOf(one));
  return stemsOf(other).some((stem) => stem.length > 2 && stems.has(stem) && !COMPANY.test(stem));
};

/** Which of the names a new one is instead of: what it is like, else the only one of its kind. */
function nameMeant(
  { named, attention }: Recipient,
  now: string,
  isPart: boolean,
): string | undefined {
  const texts = named.map(({ text }) => text);
  const like = texts.filter((text) => sharesWord(text, now));
  if (like.length === 1) return like[0];
  const isPerson = isPart || !COMPANY.test(now);
  // "The client's name" may be that of the person at a firm.
  if (isPerson && attention !== undefined) return undefined;
  const titled = texts.filter((text) => HONORIFIC.test(text));
  const kind = isPerson
    ? titled.length > 0
      ? titled
      : texts.filter((text) => !COMPANY.test(text))
    : texts.slice(0, 1);
  return kind.length === 1 ? kind[0] : texts.length === 1 ? texts[0] : undefined;
}

const partOf = (name: string, part: 'surname' | 'first'): string | undefined => {
  const words = name.replace(HONORIFIC, '').split(' ');
  return part === 'surname' ? words.at(-1) : words[0];
};

export const recipientName: Intent = (values, bill) => {
  const recipient = recipientOf(bill);
  const now = values['name'] as string;
  const part = values['part'] as 'surname' | 'first' | undefined;
  const { attention } = recipient ?? {};
  // "Layla Haddad" is more like Omar Haddad than like Haddad Kitchens.
  if (attention !== undefined && part === undefined && sharesWord(attention.text, now))
    return recipientAttention(values, bill);
  const before = recipient && nameMeant(recipient, now, part !== undefined);
  if (recipient === undefined || before === undefined || before === now) return undefined;
  if (part !== undefined) {
    const old = partOf(before, part);
    return old === undefined || now.includes(' ')
      ? undefined
      : { operations: renamed(bill, old, now) };
  }
  return { operations: replacedName(bill, before, now) };
};

/** Somebody else in place of whom it is for: nothing of the one before stays. */
export const anotherRecipient: Intent = (values, bill) => {
  const recipient = recipientOf(bill);
  const now = values['name'] as string;
  if (recipient === undefined) return undefined;
  const { named, attention, below } = recipient;
  const before = [...named, ...(attention ? [attention] : [])];
  const place = values['address'] as string | undefined;
  if (place !== undefined) return { operations: recipientInstead(recipient, bill, now, place) };
  if (before.some(({ text }) => sharesWord(text, now))) return recipientName(values, bill);
  if (below.length === 0 || values['keepsAddress'] === true)
    return { operations: renamed(bill, recipient.name.text, now) };
  const contact = attention === undefined ? [] : [`The contact is ${now}`];
  return {
    refused: `The address is that of ${recipient.name.text}: say where ${now} is as well`,
    suggestions: [
      `Bill it to ${now}, 1 New Street, Town`,
      `The customer's name is ${now}`,
      ...contact,
    ],
  };
};

export const recipientAttention: Intent = (values, bill) => {
  const attention = recipientOf(bill)?.attention;
  if (attention === undefined) return undefined;
  const lead = /^[^\s:]+:?\s*/.exec(attention.text)?.[0] ?? '';
  const before = attention.text.slice(lead.length);
  return { operations: renamed(bill, before, values['name'] as string) };
};

const POSTCODE =
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[A-Z]\d[A-Z] \d[A-Z]\d\b|\b\d{4,5}(?:-\d{3,4})?\b(?!\s+\p{L}+\s+(?:street|st|road|rd|ave|dr|drive|lane)\b)/gu;

/** All of the address, or the part of it that was stated: a street, its number, the postal code. */
export const recipientAddress: Intent = (values, bill) => {
  const recipient = recipientOf(bill);
  const now = values['address'] as string;
  const [first] = recipient?.address ?? [];
  if (recipient === undefined || first === undefined) return undefined;
  if (values['part'] === 'number') {
    const [number] = /^\d+[a-z]?\b/i.exec(first.text) ?? [];
    return number === undefined ? undefined : { operations: [replaced(first, now, number)] };
  }
  if (values['part'] === 'postcode') {
    const [node, ...others] = recipient.address.filter(({ text }) => text.search(POSTCODE) >= 0);
    const [found, ...more] = node?.text.match(POSTCODE) ?? [];
    if (node === undefined || found === undefined || others.length + more.length > 0)
      return undefined;
    return {
      operations: [replaced(node, now, found)],
    };
  }
  if (now.includes(',')) return { operations: writtenOver(recipient.address, now) };
  const street = streetOf(first.text, now);
  return street === undefined
    ? undefined
    : {
        operations: [replaced(first, now, street)],
      };
};

/** The street that a new one is stated instead of: up to the comma, or as many words that are like it. */
function streetOf(address: string, now: string): string | undefined {
  const [lead = ''] = address.split(',');
  const words = lead.split(' ');
  const count = now.split(' ').length;
  const like = words.slice(0, count).join(' ');
  if (sharesWord(like.replace(/\d/g, ''), now.replace(/\d/g, ''))) return like;
  return /^\d/.test(lead) && words.length <= 4 && address.includes(',') ? lead : undefined;
}
