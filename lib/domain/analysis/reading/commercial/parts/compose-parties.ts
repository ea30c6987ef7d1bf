import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { Party } from '#lib/domain/document-model/party.ts';
import { type Composing, isBlank, present, takeDate, takeText } from '../../composing.ts';
import { isDate } from '../../fits.ts';
import { isCalled } from '../../notions.ts';
import { composeAddress } from '../../party/compose-address.ts';
import { composeParty } from '../../party/compose-party.ts';
import type { Draft } from '../../shape/draft.ts';
import { assignContact } from '../root-party.ts';
import { contactOf } from './contact-and-register.ts';

const isNameOnly = (party: Party | undefined): boolean =>
  party?.name !== undefined && Object.keys(party).length === 1;

/** Who sells, buys and is paid, who answers for the seller, and where it is delivered. */
export function composeParties(
  composing: Composing,
  draft: Draft,
  type: CommercialDocument['type'],
  isOfDatabase = composing.machineMade,
) {
  assignContact(draft, type);
  const [seller, buyer, payee, to] = (['seller', 'buyer', 'payee', 'deliverTo'] as const).map(
    (role) => composeParty(composing, draft, role, role === 'deliverTo' ? 'delivery.to' : role),
  );
  const shippedTo = composeParty(composing, draft, 'buyer.shippedTo', 'delivery.to');
  const sentTo = composeAddress(composing, draft, 'buyer.shipping', 'delivery.to.address');
  const shipFrom = composeParty(composing, draft, 'shipFrom', 'delivery.from')?.address;
  const logo = takeText(composing, draft, 'logo', 'seller.logo');
  const date =
    takeDate(composing, draft, 'deliveryDate', 'delivery.date') ?? dayOf(composing, draft);
  const delivery = present({
    to: to ?? shippedTo ?? (sentTo && { address: sentTo }),
    from: shipFrom,
    date,
  });
  // Systems know who they bill; of whom they bill for they say nothing.
  const isBilled =
    (composing.machineMade || isOfDatabase) &&
    type !== 'receipt' &&
    buyer === undefined &&
    isNameOnly(seller);
  const from = isBilled ? undefined : seller;
  return {
    seller: logo === undefined ? from : { ...from, logo },
    contact: contactOf(composing, draft),
    ...{ buyer: isBilled ? seller : buyer, payee },
    delivery: isBlank(delivery) ? undefined : delivery,
  };
}

/** `deliver_to: { name, address, date }`: when it is delivered. */
function dayOf(composing: Composing, draft: Draft): string | undefined {
  const found = draft.left.find(
    ({ key, value, part, way }) =>
      part === 'deliverTo' &&
      way.length === 0 &&
      (isCalled(key, 'date') || isCalled(key, 'delivery date')) &&
      typeof value === 'string' &&
      isDate(value),
  );
  if (found === undefined) return undefined;
  composing.consumed.add(found.path);
  composing.origins.set('delivery.date', found.path);
  return String(found.value);
}
