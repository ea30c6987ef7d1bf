import { isCalled } from '../notions.ts';
import type { Draft, Found } from '../shape/draft.ts';

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9 ]{11,32}$/;
/** What is said of a bank account, and of no account that a customer has with the seller. */
const OF_BANK = ['iban', 'bic', 'bankName', 'bankCode', 'accountNumber', 'accountName'];

const isIban = ({ value }: Found) => typeof value === 'string' && IBAN.test(value.trim());

/** `cuenta: "ES08 2100 …"`: an account is the bank's by its number, or by what stands with it. */
export function assignAccounts({ found, left }: Draft): void {
  const of = (target: string) => found.get(target) ?? [];
  const moveIbans = (from: string, to: string) => {
    const ibans = of(from).filter(isIban);
    if (ibans.length === 0) return;
    found.set(
      from,
      of(from).filter((each) => !ibans.includes(each)),
    );
    found.set(to, [...of(to), ...ibans]);
  };
  for (const prefix of ['bank', 'seller.bank', 'payee.bank'])
    moveIbans(`${prefix}.accountNumber`, `${prefix}.iban`);
  moveIbans('ref.account', 'bank.iban');
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
