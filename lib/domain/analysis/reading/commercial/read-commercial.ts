import Big from 'big.js';
import { hasOwnCurrencies } from '#lib/domain/document-model/arithmetic.ts';
import type {
  CommercialDocument,
  Payment,
  PaymentMeans,
} from '#lib/domain/document-model/commercial.ts';
import type { Fact, Section } from '#lib/domain/document-model/content.ts';
import type { Party } from '#lib/domain/document-model/party.ts';
import { countryCurrency, countryTimeZone } from '#lib/domain/i18n/countries.ts';
import { localeOf } from '#lib/domain/i18n/locale.ts';
import { currencyCode, DEFAULT_LANGUAGE, languageTag } from '#lib/domain/i18n/money.ts';
import { countryOfParty } from '../../country-of-party.ts';
import type { MappedDocument } from '../../mapping/read-record.ts';
import { COMMERCIAL } from '../../vocabulary/commercial.ts';
import {
  all,
  best,
  type Composing,
  hasOtherMark,
  present,
  takePercent,
  takeText,
  takeTexts,
  textIn,
  use,
} from '../composing.ts';
import { signatoryOf } from '../content/signatories.ts';
import type { GivenData } from '../given-data.ts';
import { withoutHouseFacts } from '../house-facts.ts';
import { languageOfKeys } from '../key-language.ts';
import { labelOf } from '../key-words.ts';
import { isMachineMade, isMixed } from '../machine-made.ts';
import { mentions, notionsOf } from '../notions.ts';
import { assignUnnamed } from '../party/unnamed-parties.ts';
import { isForPrograms, isRecordId } from '../plumbing.ts';
import type { Draft, Found } from '../shape/draft.ts';
import { type Matcher, matcherOf } from '../shape/match-keys.ts';
import { readAround, readShape } from '../shape/read-shape.ts';
import { type Beyond, composeBeyond, NOTHING_BEYOND } from './compose-beyond.ts';
import { composeHead } from './compose-head.ts';
import { composeMeans } from './compose-means.ts';
import { composePayments, withAdvance } from './compose-payments.ts';
import { composeReferences, isKnown } from './compose-references.ts';
import { composeSold } from './compose-sold.ts';
import { dueDateOf, dueFromTerms, withDates } from './due-from-terms.ts';
import { kindIn, statusIn } from './kind-and-status.ts';
import { currencyAmong, leaveForeignSums } from './own-currencies.ts';
import { composeAcceptance } from './parts/compose-acceptance.ts';
import { composeCashDiscount } from './parts/compose-cash-discount.ts';
import { composeInstalments } from './parts/compose-instalments.ts';
import { composeParties } from './parts/compose-parties.ts';
import { composeTransport } from './parts/compose-transport.ts';
import { joinRegister } from './parts/contact-and-register.ts';
import { certification } from './parts/national-papers.ts';
import { hidesPrices, withoutPrices } from './parts/without-prices.ts';
import { assignRootFields, namePurpose, nameSalesperson } from './root-party.ts';
import { isSameDay, isSpanOf, isSum } from './stated-elsewhere.ts';

/** Reads data of no known system as an invoice, quote or receipt, by what its keys say. */
export function readCommercial(given: GivenData, type: CommercialDocument['type']): MappedDocument {
  const matcher = matcherOf(COMMERCIAL, languageOfKeys(given.whole));
  const machineMade = isMachineMade(given.data, given.marks, given.isOfDatabase);
  const refuses = machineMade || isKept(given) ? isForPrograms : isRecordId;
  const value = withoutHouseFacts(given.data, 'commercial');
  const draft = readShape(matcher, 'document', { value, path: given.path }, refuses);
  readAround(matcher, draft, given.beside, refuses);
  assignUnnamed(draft, { isOfSender: given.isOfSender === true });
  assignRootFields(matcher, draft, type, refuses);
  const {
    currency: found,
    timeZone,
    language,
  } = localeOf(given.whole, given.requested, languageOfKeys);
  const stated = all(draft, 'currency').map(({ value }) => currencyCode(value));
  const alone = stated.find((code) => code !== undefined) ?? found;
  const currency = currencyAmong(given, draft, alone);
  const composing: Composing = {
    ...{ origins: new Map(), consumed: new Set(), currency, language },
    ...{ minorUnits: given.minorUnits, machineMade },
    hasOtherMark: hasOtherMark(given.isOfDatabase, language),
    hidesPrices: hidesPrices(given.data),
  };
  leaveForeignSums(composing, draft, given);
  const composed = compose(composing, draft, type, given, matcher);
  const isUnpriced = composing.hidesPrices && composed.kind === 'delivery-note';
  const model = isUnpriced ? withoutPrices(composed) : composed;
  const local = hasOwnCurrencies(model)
    ? undefined
    : (currencyOf(model.seller) ?? currencyOf(model.buyer));
  return {
    model: present({
      ...model,
      currency: currency ?? local,
      language: language === DEFAULT_LANGUAGE ? undefined : language,
      timeZone: best(draft, 'timeZone') === undefined ? zoneOf(given, model.seller) : timeZone,
    }) as CommercialDocument,
    origins: composing.origins,
    consumed: composing.consumed,
  };
}

/** Whether a program has kept what people wrote, among things of its own. */
const isKept = ({ data, marks, isOfDatabase }: GivenData): boolean =>
  isOfDatabase ? languageOfKeys(data) === undefined : isMixed(data, marks);

const keeperOf = ({ isOfDatabase }: GivenData) => (isOfDatabase ? 'database' : 'program');

/** A database keeps its instants in UTC; they are read where the seller is. */
function zoneOf({ data, isOfDatabase, requested }: GivenData, seller: Party | undefined) {
  const country = countryOfParty(seller);
  if (isOfDatabase !== true || requested?.timeZone !== undefined || country === undefined)
    return undefined;
  const written = JSON.stringify(data);
  return INSTANT.test(written) && !LOCAL.test(written) ? countryTimeZone(country) : undefined;
}

const INSTANT = /T\d\d:\d\d:\d\d(?:\.\d{1,9})?Z"/;
/** With an offset, which is where it was written. */
const LOCAL = /T\d\d:\d\d:\d\d(?:\.\d{1,9})?[+-]\d\d:?\d\d"/;

/** What is paid with where somebody is. */
function currencyOf(party: Party | undefined): string | undefined {
  const country = countryOfParty(party);
  return country === undefined ? undefined : countryCurrency(country);
}

function compose(
  composing: Composing,
  draft: Draft,
  type: CommercialDocument['type'],
  given: GivenData,
  matcher: Matcher,
) {
  const head = composeHead(composing, draft, type, given);
  joinRegister(composing, draft);
  if (!composing.machineMade) leaveRemarks(draft);
  namePurpose(draft);
  nameSalesperson(draft);
  const parties = composeParties(composing, draft, type, given.isOfDatabase);
  const { sold, stated } = withDates(
    composing,
    composeSold(composing, draft, { type, kind: head.kind }),
    head.dueDate,
  );
  const payments = composePayments(composing, draft, type, sold.totals);
  const paid = paidBefore(sold, payments);
  const instalments = composeInstalments(composing, draft, given.isOfDatabase && isKept(given));
  const cashDiscount = composeCashDiscount(composing, draft, head.issueDate);
  const days = all(draft, 'paymentTerms').find(isOfDays);
  const acceptance = composeAcceptance(composing, draft);
  const words = composeWords(composing, draft);
  const dueDate = dueDateOf(composing, draft, type, {
    kind: head.kind,
    stated: stated ?? sold.deposit?.dueDate,
    terms: () => dueFromTerms(head.issueDate, words.paymentTerms ?? (days && `net ${days.value}`)),
  });
  const paymentMeans = composeMeans(composing, draft);
  const delivered = head.kind === 'delivery-note' ? composeTransport(composing, draft) : undefined;
  const references = composeReferences(composing, draft, type, {
    number: head.number,
    isPaymentKnown: payments.some(isKnown),
  });
  dropSettings(composing, draft);
  const beyond =
    composing.machineMade || matcher === undefined
      ? NOTHING_BEYOND
      : composeBeyond(composing, draft, matcher, isKept(given) ? keeperOf(given) : 'people');
  const last = [...beyond.sections, ...acceptance.sections];
  const isCredit = head.kind === 'invoice' && Number(sold.totals?.gross ?? 0) < 0;
  const isDue = Number(sold.totals?.payable ?? 0) > 0;
  return {
    type,
    ...head,
    kind: isCredit ? ('credit-note' as const) : head.kind,
    status: isNoState(head, type, isDue) ? undefined : head.status,
    dueDate,
    ...(isNamed(head, type, parties) && { subject: undefined }),
    ...parties,
    seller: withMore(parties.seller, beyond.seller),
    buyer: withMore(parties.buyer, beyond.buyer),
    ...toldOfDelivery(parties, beyond),
    ...sold,
    ...(paid && { totals: { ...sold.totals, prepaid: paid } }),
    references,
    payments: withAdvance(payments, sold.totals ?? {}, head.paidDate),
    instalments,
    paymentMeans: withParticulars(paymentMeans, beyond.bank),
    cashDiscount,
    ...words,
    signatories: [...words.signatories, ...(delivered?.signatories ?? []), ...acceptance.lines],
    notes: [...words.notes, ...sentences(composing, draft), ...beyond.notes],
    details: unstated(beyond.details, sold, head),
    sections: [delivered?.sections ?? [], ofDelivery(parties, beyond), last].flat(),
  };
}

const isOfDays = ({ key, value }: Found): boolean =>
  Number.isInteger(value) && mentions(key, 'days');

/** What the subject says is who it is from or for, or what the document is: `what: "Receipt"`. */
const isNamed = (
  { subject, kind }: Pick<CommercialDocument, 'subject' | 'kind'>,
  type: CommercialDocument['type'],
  { buyer, seller }: Pick<CommercialDocument, 'buyer' | 'seller'>,
): boolean =>
  [buyer, seller].some((party) => party?.name === subject) || kindIn(subject ?? '', type) === kind;

/** An invoice is approved before it is paid, an order placed is completed, and offers alone are accepted. */
const isNoState = (
  { status, kind }: Pick<CommercialDocument, 'status' | 'kind'>,
  type: CommercialDocument['type'],
  isDue: boolean,
): boolean =>
  (status === 'paid' && (isDue || kind === 'purchase-order')) ||
  (status === 'accepted' && type === 'invoice');

/** What was paid, where no sum states it and the payments come to what is no longer due. */
function paidBefore(
  { totals, deductions, taxes = [] }: ReturnType<typeof composeSold>,
  payments: readonly Payment[],
): string | undefined {
  const { gross, payable, prepaid } = totals ?? {};
  const isOther = deductions.length > 0 || taxes.some((tax) => tax.withheld === true);
  if (gross === undefined || payable === undefined || prepaid !== undefined || isOther)
    return undefined;
  const paid = payments.reduce((sum, { amount }) => sum.plus(amount ?? 0), new Big(0));
  return paid.gt(0) && new Big(gross).minus(payable).eq(paid) ? paid.toFixed() : undefined;
}

/** What somebody says of their firm stands under its author's label: "8 000 €" alone says nothing. */
function leaveRemarks({ found, left }: Draft): void {
  for (const part of ['seller', 'buyer', 'payee'])
    for (const { key, value, path } of found.get(`${part}.remark`) ?? [])
      left.push({ key, value, path, way: [], part });
  for (const part of ['seller', 'buyer', 'payee']) found.delete(`${part}.remark`);
}

/** With what stands in its object beyond the vocabulary. */
function withMore(
  party: Party | undefined,
  { remarks, particulars, identifiers }: Beyond['seller'],
): Party | undefined {
  if (remarks.length + particulars.length + identifiers.length === 0) return party;
  return present({
    ...party,
    identifiers: [...(party?.identifiers ?? []), ...identifiers],
    particulars,
    remarks: [...(party?.remarks ?? []), ...remarks],
  }) as Party;
}

const unstated = (
  details: readonly Fact[],
  sold: ReturnType<typeof composeSold>,
  { issueDate, validUntil }: Pick<CommercialDocument, 'issueDate' | 'validUntil'>,
): Fact[] =>
  details.filter(
    (fact) => !isSum(fact, sold) && !isSameDay(fact, issueDate) && !isSpanOf(fact, validUntil),
  );

const toldOfDelivery = (
  { delivery }: Pick<CommercialDocument, 'delivery'>,
  { deliverTo }: Beyond,
): Pick<CommercialDocument, 'delivery'> =>
  delivery?.to ? { delivery: { ...delivery, to: withMore(delivery.to, deliverTo) } } : {};

/** What is said of a delivery that names nobody: the container, the ports. */
function ofDelivery(
  { delivery }: Pick<CommercialDocument, 'delivery'>,
  { deliverTo: { remarks, particulars, identifiers } }: Pick<Beyond, 'deliverTo'>,
): Section[] {
  if (delivery?.to !== undefined) return [];
  const facts = [
    ...identifiers.map(({ scheme, value }): Fact => ({ label: scheme, kind: 'text', value })),
    ...particulars,
  ];
  return facts.length < 2 ? [] : [{ title: 'Delivery', facts, paragraphs: remarks }];
}

function withParticulars(
  [first, ...others]: readonly PaymentMeans[],
  particulars: readonly Fact[],
): PaymentMeans[] {
  if (particulars.length === 0) return first === undefined ? [] : [first, ...others];
  return [{ ...first, particulars: [...particulars] }, ...others];
}

/** What describes the whole in sentences is a note, where something shorter names it. */
function sentences(composing: Composing, draft: Draft): string[] {
  if (!composing.machineMade) return [];
  return all(draft, 'subject').flatMap((found) => {
    const text = textIn(found);
    if (text === undefined || !/\s\S+\s.*[.!?]$/.test(text)) return [];
    use(composing, draft, 'subject', found, 'notes');
    return [text];
  });
}

/** What the document is written by, and not what it says. */
const SETTINGS: Readonly<Record<string, (text: string) => boolean>> = {
  // Programs spell amounts out for their templates; people, for who reads them.
  same: () => false,
  currency: (text) => currencyCode(text) !== undefined,
  language: (text) => languageTag(text) !== undefined,
  timeZone: () => true,
  kind: (text) =>
    /^[a-z_]+$/i.test(text) ||
    kindIn(text, 'invoice') !== undefined ||
    notionsOf(text).readings.some((reading) => /^(?:invoice|quote|receipt)$/.test(reading.join())),
  status: (text) =>
    statusIn(text) !== undefined || /^[A-Za-z]*[_-][A-Za-z_-]*$|^[A-Z]+$|^[a-z]+$/.test(text),
};

function dropSettings(composing: Composing, draft: Draft): void {
  for (const [target, isSetting] of Object.entries(SETTINGS))
    for (const found of all(draft, target))
      if (composing.machineMade || isSetting(textIn(found) ?? '')) {
        found.taken = true;
        composing.consumed.add(found.path);
      }
}

function composeWords(composing: Composing, draft: Draft) {
  // Days of payment have led to the day that is stated.
  if (draft.found.has('dueDate'))
    for (const found of all(draft, 'payTerms.days')) {
      found.taken = true;
      composing.consumed.add(found.path);
    }
  const terms = [
    ...takeTexts(composing, draft, 'paymentTerms', 'paymentTerms'),
    ...takeTexts(composing, draft, 'payTerms.text', 'paymentTerms'),
  ].filter((text) => !(composing.machineMade && /^[a-z_]+$/.test(text)));
  const introduction = takeTexts(composing, draft, 'introduction', 'introduction').join('\n');
  const said = composing.machineMade ? undefined : best(draft, 'same');
  const inWords = said && takeText(composing, draft, 'same', 'inWords.value');
  const fiscal = takeText(composing, draft, 'fiscalCode', 'fiscalCode.content');
  const signatories = (draft.lists.get('signatories') ?? [])
    .flatMap(({ entries }) => entries)
    .flatMap((entry, at) => signatoryOf(composing, entry, '', `signatories.${at}`) ?? []);
  const signed = takeText(composing, draft, 'signatories.name', 'signatories.0.name');
  return {
    paymentTerms:
      terms.length === 0
        ? undefined
        : terms
            .map((each) => (/^\d+$/.test(each) ? undefined : each))
            .filter((each) => each !== undefined)
            .join(' ') || undefined,
    introduction: introduction === '' ? undefined : introduction,
    paymentUrl: takeText(composing, draft, 'paymentUrl', 'paymentUrl'),
    onlineUrl: takeText(composing, draft, 'onlineUrl', 'onlineUrl'),
    fiscalCode: fiscal === undefined ? undefined : { content: fiscal },
    notes: takeTexts(composing, draft, 'notes', 'notes'),
    terms: takeTexts(composing, draft, 'terms', 'terms'),
    signatories: signed === undefined ? signatories : [...signatories, { name: signed }],
    inWords:
      said && inWords
        ? { label: labelOf(said.key), kind: 'text' as const, value: inWords }
        : undefined,
    footer: certification(composing, draft),
    accentColor:
      takeText(composing, draft, 'accentColor', 'accentColor') ??
      takeText(composing, draft, 'seller.accentColor', 'accentColor'),
    lateInterest: takePercent(composing, draft, 'lateInterest', 'lateInterest'),
  };
}
