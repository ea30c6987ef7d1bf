import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { Fact } from '#lib/domain/document-model/content.ts';
import type { Signatory } from '#lib/domain/document-model/party.ts';
import type { JsonObject } from '#schemas/json.ts';
import TRANSPORT from '../../../vocabulary/transport-facts.json' with { type: 'json' };
import type { Composing } from '../../composing.ts';
import { wordTable } from '../../document-wording.ts';
import { factKind } from '../../fact-kinds.ts';
import { isEmpty, isScalar, type Scalar } from '../../fits.ts';
import { capitalized, labelOf, plainOf } from '../../key-words.ts';
import { mentions } from '../../notions.ts';
import type { Draft, Found, Left } from '../../shape/draft.ts';
import { measuredAs } from '../../units.ts';

/** A value of the document's own, whether a term has asked for it or not. */
type Stated = Pick<Found, 'key' | 'value' | 'path'> & { readonly drop: () => void };

/** Who carries the goods, as programs have it. */
const CARRIERS: Readonly<Record<string, string>> = {
  CARRIER: 'Carrier',
  SENDER: 'Sender',
  SHIPPER: 'Sender',
  SELLER: 'Sender',
  RECIPIENT: 'Recipient',
  CONSIGNEE: 'Recipient',
  CUSTOMER: 'Recipient',
  BUYER: 'Recipient',
};

/** Why and by whom goods are carried, as the law of several countries wants it on the paper that goes with them. */
export function composeTransport(
  composing: Composing,
  draft: Draft,
): Pick<CommercialDocument, 'sections' | 'signatories'> {
  const stated = statedIn(draft);
  const facts = Object.entries(TRANSPORT).flatMap(([label, keys]): Fact[] => {
    const every = keys.flatMap((key) => stated.filter((each) => plainOf(each.key) === key));
    const read = every.flatMap((each) => {
      const fact = factIn(composing, label, each);
      return fact === undefined ? [] : [{ each, fact }];
    });
    const [first] = read;
    if (first === undefined) return [];
    // The code of what its neighbour says in words says nothing more.
    for (const each of every) {
      each.drop();
      composing.consumed.add(each.path);
    }
    return [first.fact];
  });
  return {
    sections: facts.length === 0 ? [] : [{ title: 'Transport', facts }],
    signatories: placesToSign(draft.object as JsonObject),
  };
}

function statedIn({ left, found, path }: Draft): Stated[] {
  const own = left.filter(({ way, part }) => way.length === 0 && part === '');
  const taken = [...found.values()].flat().filter((each) => !each.taken && each.holder === path);
  return [
    ...own.map((each: Left) => ({
      ...each,
      drop: () => left.splice(0, left.length, ...left.filter((other) => other !== each)),
    })),
    ...taken.map((each) => ({
      ...each,
      drop: () => {
        each.taken = true;
      },
    })),
  ];
}

function factIn(composing: Composing, label: string, { key, value }: Stated): Fact | undefined {
  if (!isScalar(value) || typeof value === 'boolean') return undefined;
  const text = String(value).trim();
  if (Object.hasOwn(CARRIERS, text)) return { label, kind: 'word', value: CARRIERS[text] ?? text };
  if (text === '' || /^[A-Z]+(?:_[A-Z]+)*$/.test(text)) return undefined;
  const measured = measuredAs(key, value as Scalar, composing.currency);
  if (measured !== undefined) return { label, ...measured };
  const { kind, written } = factKind(key, value as Scalar);
  const isTimed = kind === 'date' && written.includes('T');
  return { label, kind: isTimed ? 'moment' : kind, value: withoutLabel(composing, label, written) };
}

/** "Porto: franco" of "Porto franco". */
function withoutLabel({ language }: Composing, label: string, text: string): string {
  const printed = `${wordTable(language).get(label.toLowerCase()) ?? label} `;
  return text.toLowerCase().startsWith(printed.toLowerCase()) ? text.slice(printed.length) : text;
}

/** `signature_carrier: null`: who is still to sign. */
const placesToSign = (data: JsonObject): Signatory[] =>
  Object.entries(data).flatMap(([key, value]) => {
    const rest = labelOf(key)
      .replace(/\bsignature\b/i, '')
      .trim();
    return isEmpty(value) && mentions(key, 'signature') && !mentions(key, 'date') && rest !== ''
      ? [{ title: capitalized(rest) }]
      : [];
  });
