import type { PaymentMeans } from '#lib/domain/document-model/commercial.ts';
import {
  all,
  type Composing,
  isBlank,
  present,
  takeText,
  takeTexts,
  textIn,
  use,
} from '../composing.ts';
import { isCalled, mentions } from '../notions.ts';
import type { Draft } from '../shape/draft.ts';
import { assignAccounts } from './own-account.ts';

/** How to pay, from the document and from its seller. */
export function composeMeans(composing: Composing, draft: Draft): PaymentMeans[] {
  const means: PaymentMeans[] = [];
  assignAccounts(draft);
  for (const prefix of ['bank', 'seller.bank', 'payee.bank', 'payee']) {
    const place = `paymentMeans.${means.length}`;
    const text = (term: string, at = term) =>
      takeText(composing, draft, `${prefix}.${term}`, `${place}.${at}`);
    const branch = text('branch', 'bankName');
    const accountName = text('accountName');
    const bank = text('bankName') ?? bankCalled(composing, draft, prefix, place, accountName);
    const found = present({
      method: text('method'),
      accountName,
      iban: text('iban'),
      bic: text('bic'),
      bankName: [bank, branch].filter((each) => each !== undefined).join(', ') || undefined,
      accountNumber:
        text('accountNumber') ??
        accountBeside(composing, draft, prefix, place) ??
        accountOf(composing, draft, prefix, place),
      bankCode: text('bankCode'),
      reference: text('reference'),
      mandate: text('mandate'),
    });
    if (!isBlank(found)) means.push(found as PaymentMeans);
  }
  const place = `paymentMeans.${means.length}.text`;
  const texts = ['bank.text', 'payText'].flatMap((term) =>
    takeTexts(composing, draft, term, place),
  );
  const [only] = means;
  const [named] = texts;
  if (only !== undefined && means.length === 1 && only.bankName === undefined && isBankName(texts))
    means[0] = { ...only, bankName: String(named) };
  else if (texts.length > 0) means.push({ text: texts.join('\n') });
  // A reference for itself belongs to the account that stands elsewhere.
  const [first, second] = means;
  if (first !== undefined && second !== undefined && Object.keys(first).join() === 'reference')
    return [movedForward(composing, { ...second, ...first })];
  return means;
}

/** What was read as the second is the only one. */
function movedForward({ origins }: Composing, means: PaymentMeans): PaymentMeans {
  for (const term of Object.keys(means)) {
    const path = origins.get(`paymentMeans.1.${term}`);
    if (path !== undefined) origins.set(`paymentMeans.0.${term}`, path);
  }
  return means;
}

const LONGEST_NAME = 60;

/** `bank: "mBank S.A."` beside an account: who keeps it. */
const isBankName = (texts: readonly string[]): boolean =>
  texts.length === 1 &&
  texts.every((text) => text.length <= LONGEST_NAME && !/[\d\n]|[.!?]\s/.test(text));

const BANK =
  /\b(?:bank|banque|banca|banco|caisse|sparkasse|kasse|building society|credit union)|\p{L}(?:bank|banken)\b/iu;

/** `bank: { name: "Barclays Bank", account_name: … }`: beside a holder, or by its words, the name is the bank's. */
function bankCalled(
  composing: Composing,
  { left }: Draft,
  prefix: string,
  place: string,
  holder: string | undefined,
): string | undefined {
  const found = left.find(
    ({ key, value, part }) =>
      part === prefix &&
      isCalled(key, 'name') &&
      typeof value === 'string' &&
      (holder !== undefined || BANK.test(value)),
  );
  if (found === undefined) return undefined;
  composing.consumed.add(found.path);
  composing.origins.set(`${place}.bankName`, found.path);
  return textIn(found);
}

/** An account number is the bank's where there is a bank, else one that a customer has with the seller. */
function accountBeside(
  composing: Composing,
  draft: Draft,
  prefix: string,
  place: string,
): string | undefined {
  const isBank = all(draft, `${prefix}.bankCode`).length > 0;
  return isBank ? takeText(composing, draft, 'ref.account', `${place}.accountNumber`) : undefined;
}

const LEAST_ACCOUNT = 8;

/** The account that a seller states with so many digits is no customer's. */
function accountOf(
  composing: Composing,
  draft: Draft,
  prefix: string,
  place: string,
): string | undefined {
  const owner = /^(seller|payee)\.bank$/.exec(prefix)?.[1];
  const found = all(draft, `${owner}.number`).find(
    (each) =>
      mentions(each.key, 'account') &&
      String(each.value).replace(/\D/g, '').length >= LEAST_ACCOUNT,
  );
  if (owner === undefined || found === undefined) return undefined;
  use(composing, draft, `${owner}.number`, found, `${place}.accountNumber`);
  return textIn(found);
}
