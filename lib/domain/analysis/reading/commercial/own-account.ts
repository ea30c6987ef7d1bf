import { isCalled } from '../notions.ts';
import type { Draft, Found } from '../shape/draft.ts';

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9 ]{11,32}$/;
/** What is said of a bank account, and of no account that a customer has with the seller. */
const OF_BANK = ['iban', 'bic', 'bankName', 'bankCode', 'accountNumber', 'accountName'];

const isIban = ({ value }: Found) => typeof value === 'string' && IBAN.test(value.trim());

/** "61 1090 1014 0000 0712 1981 2874": the number of an account as banks of a country write it, with no letters. */
const isLong = ({ value }: Found) =>
  typeof value === 'string' &&
  /^[\d -]+$/.test(value) &&
  value.replace(/\D/g, '').length >= LEAST_DIGITS;
const LEAST_DIGITS = 16;

/** `cuenta: "ES08 2100 …"`: an account is the bank's by its number, or by what stands with it. */
export function assignAccounts({ found, left }: Draft): void {
  const of = (target: string) => found.get(target) ?? [];
  const move = (from: string, to: string, is: (each: Found) => boolean) => {
    const moved = of(from).filter(is);
    if (moved.length === 0) return;
    found.set(
      from,
      of(from).filter((each) => !moved.includes(each)),
    );
    found.set(to, [...of(to), ...moved]);
  };
  for (const prefix of ['bank', 'seller.bank', 'payee.bank'])
    move(`${prefix}.accountNumber`, `${prefix}.iban`, isIban);
  move('ref.account', 'bank.iban', isIban);
  if (of('bank.iban').length === 0) move('ref.account', 'bank.accountNumber', isLong);
  if (!OF_BANK.some((term) => of(`bank.${term}`).length > 0)) return;
  const at = left.findIndex(
    ({ key, value, part, way }) =>
      `${part}${way.join()}` === '' &&
      isCalled(key, 'account name') &&
      typeof value === 'string' &&
      // A customer's own account with the seller is called by the customer.
      !of('buyer.name').some((buyer) => buyer.value === value),
  );
  const [holder] = at === -1 ? [] : left.splice(at, 1);
  if (holder === undefined) return;
  const { key, value, path } = holder;
  const name = { key, value, path, holder: '', numbers: [], rank: 0, isMinor: false, taken: false };
  found.set('bank.accountName', [...of('bank.accountName'), name]);
}
