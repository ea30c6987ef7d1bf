import type { Instalment } from '#lib/domain/document-model/commercial.ts';
import {
  type Composing,
  isBlank,
  percentIn,
  present,
  takeAmount,
  takeDate,
  takeText,
} from '../../composing.ts';
import { isDate } from '../../fits.ts';
import { isCalled } from '../../notions.ts';
import type { Draft, Found, Left } from '../../shape/draft.ts';
import { leaveAsTable } from '../compose-payments.ts';

/** What is due when, of a list that says nothing else; any other is a table of its own. */
export function composeInstalments(
  composing: Composing,
  draft: Draft,
  isOfDatabase = composing.machineMade,
): Instalment[] {
  return (draft.lists.get('instalments') ?? []).flatMap((list) => {
    const { entries } = list;
    if (isOfDatabase && entries.every(isOfShares))
      return entries.flatMap((entry, index) => sharesIn(composing, entry, index));
    const isPlain = entries.every(
      ({ found, left }) =>
        found.has('date') &&
        found.has('amount') &&
        found.size === 2 &&
        // `paid: false`
        left.every(({ value }) => value === false),
    );
    if (!isPlain) {
      leaveAsTable(draft, list);
      return [];
    }
    return entries.map((entry, index) => {
      const place = `instalments.${index}`;
      const date = takeDate(composing, entry, 'date', place, 'date');
      return present({
        date,
        amount: takeAmount(composing, entry, 'amount', place, 'amount'),
      }) as Instalment;
    });
  });
}

const OF_SHARES: ReadonlySet<string> = new Set(['date', 'amount', 'method', 'purpose']);
const isShare = ({ key }: Pick<Found, 'key'>): boolean =>
  ['percent', 'percentage', 'share'].some((notion) => isCalled(key, notion));

const isDueDate = ({ key, value }: Left): boolean =>
  typeof value === 'string' && isCalled(key, 'due date') && isDate(value);
const isOfShares = ({ found, left }: Draft): boolean =>
  found.has('amount') &&
  [...found.keys()].every((term) => OF_SHARES.has(term)) &&
  left.every((each) => each.value === false || isShare(each) || isDueDate(each));

/** `{ label: "On delivery", percent: 60, amount: "8582.17" }`: a firm's own code names what people would write. */
function sharesIn(composing: Composing, entry: Draft, index: number): Instalment[] {
  const place = `instalments.${index}`;
  const share = entry.left.find(isShare);
  const percent = share && percentIn(share);
  if (share !== undefined && percent !== undefined) {
    composing.consumed.add(share.path);
    composing.origins.set(`${place}.percent`, share.path);
  }
  const due = entry.left.find(isDueDate);
  if (due !== undefined) {
    composing.consumed.add(due.path);
    composing.origins.set(`${place}.date`, due.path);
  }
  const instalment = present({
    name:
      takeText(composing, entry, 'purpose', place, 'name') ??
      takeText(composing, entry, 'method', place, 'name'),
    percent,
    date: due === undefined ? takeDate(composing, entry, 'date', place, 'date') : String(due.value),
    amount: takeAmount(composing, entry, 'amount', place, 'amount'),
  }) as Instalment;
  return isBlank(instalment) ? [] : [instalment];
}
