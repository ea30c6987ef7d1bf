import type {
  CommercialDocument,
  Payment,
  Reference,
  ReferenceKind,
} from '#lib/domain/document-model/commercial.ts';
import { all, type Composing, takeDate, textIn } from '../composing.ts';
import { isCalled } from '../notions.ts';
import { isOpaque } from '../plumbing.ts';
import type { Draft, Found } from '../shape/draft.ts';

/** By the last digits of a card its holder knows a payment. */
export const isKnown = ({ method, lastDigits }: Payment): boolean =>
  lastDigits !== undefined || /\d{4}\b/.test(method ?? '');

/** "a7c0-22951": how a database of a firm's own calls a record. */
const RECORD = /^(?=.*\d)(?=.*[a-z])[a-z\d]+(?:-[a-z\d]+)+$/;

/** `ch_3PqL8dK2xVbN`: how a gateway calls a payment, which no reader can use. */
const isToken = (kind: ReferenceKind, value: string): boolean =>
  kind === 'transaction' && /^[a-z]{2,6}_/.test(value);

/** The numbers and names by which the document refers to what is not its own. */
export function composeReferences(
  composing: Composing,
  draft: Draft,
  type: CommercialDocument['type'],
  {
    number,
    isPaymentKnown,
  }: { readonly number: string | undefined; readonly isPaymentKnown: boolean },
): Reference[] {
  const references: Reference[] = [];
  const add = (
    kind: ReferenceKind,
    target: string,
    accepts: (found: Found) => boolean = () => true,
  ) => {
    for (const found of all(draft, target)) {
      const value = textIn(found);
      if (value === undefined || found.taken || !accepts(found)) continue;
      found.taken = true;
      composing.consumed.add(found.path);
      if (value === number || references.some((other) => other.value === value)) continue;
      const isUseless = composing.machineMade || (isPaymentKnown && isToken(kind, value));
      if (isUseless && isOpaque(value)) continue;
      const isRecord =
        /(?:^|[_-])id$|[a-z]I[dD]$/i.test(found.key) &&
        (composing.machineMade
          ? /^\d+$/.test(value)
          : typeof found.value === 'number' || RECORD.test(value));
      // "lzuniga" is how somebody logs in, and no name.
      const isLogin = kind === 'cashier' && /^[a-z][a-z\d._-]*$/.test(value);
      if ((isRecord && kind !== 'transaction') || isLogin) continue;
      const place = `references.${references.length}`;
      composing.origins.set(`${place}.value`, found.path);
      const date = takeDate(composing, draft, `refDate.${kind}`, place, 'date');
      references.push({ kind, value, ...(date !== undefined && { date }) });
    }
  };
  add('sales-order', 'orderNumber');
  for (const target of draft.found.keys())
    if (target.startsWith('ref.')) add(target.slice('ref.'.length) as ReferenceKind, target);
  add('customer-number', 'buyer.number');
  const isAny = type !== 'invoice' || number === undefined;
  add('reference', 'number', isAny ? undefined : ({ key }) => isCalled(key, 'reference'));
  return references;
}
