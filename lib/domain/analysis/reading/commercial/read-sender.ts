import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import { isObject } from '../../mapping/locate.ts';
import type { MappedDocument } from '../../mapping/read-record.ts';
import { joinPath } from '../content/reading.ts';
import type { GivenData } from '../given-data.ts';
import { readCommercial } from './read-commercial.ts';

const MOST_TRIED = 3;

/** What takes nobody away. */
const FREE = /^(?:references|details|beyond|particulars)\b/;
const FREE_OF_HOUSE = /^(?:references|details|beyond|particulars|paymentMeans|delivery\.to)\b/;

/**
 * Reads hand-made data in which nobody is named as the seller: somebody with an address, a telephone or a
 * mail address who is nobody else in it, as a `consultant` or whoever it is `prepared_by`, is the one who
 * sends it.
 */
export function readWithSender(given: GivenData, type: CommercialDocument['type']): MappedDocument {
  const document = withOwnAddress(readCommercial(given, type), given, type);
  const model = document.model as CommercialDocument;
  if (model.seller?.name !== undefined || Object.hasOwn(given.data, 'seller')) return document;
  for (const key of peopleBeside(given, document).slice(0, MOST_TRIED)) {
    const data = Object.fromEntries(
      Object.entries(given.data).map(([name, value]) => [name === key ? 'seller' : name, value]),
    );
    const read = readCommercial({ ...given, data }, type);
    const { seller } = read.model as CommercialDocument;
    const isReached =
      seller?.address !== undefined || seller?.email !== undefined || seller?.phone !== undefined;
    if (seller?.name !== undefined && isReached) return renamed(read, given.path, key);
  }
  return document;
}

/** `shop: "Chain & Spoke", address: { street, city }`: an address of nobody is that of the seller who is only named. */
function withOwnAddress(
  document: MappedDocument,
  given: GivenData,
  type: CommercialDocument['type'],
): MappedDocument {
  const { seller } = document.model as CommercialDocument;
  const { address, ...others } = given.data;
  const key = document.origins.get('seller.name') ?? '';
  const name = others[key];
  const isAlone = seller?.address === undefined && isObject(address ?? null);
  if (!isAlone || address === undefined || typeof name !== 'string' || given.path !== '')
    return document;
  const data = { ...others, [key]: { name, address } };
  const read = readCommercial({ ...given, data }, type);
  const found = (read.model as CommercialDocument).seller;
  const isWhole = Object.keys(seller ?? {}).every((term) => found !== undefined && term in found);
  if (found?.address === undefined || !isWhole) return document;
  return withPaths(read, (from) =>
    from === `${key}.name` ? key : from.replace(`${key}.address`, 'address'),
  );
}

/** Objects of which nothing was read as somebody, a line, a sum or a means of payment. */
function peopleBeside({ data, path }: GivenData, { model, origins }: MappedDocument): string[] {
  const { delivery, buyer } = model as CommercialDocument;
  // `property: { name, address, uid, bank }`: a place with a tax number is who sells there.
  const isHouse = buyer !== undefined && delivery?.to?.identifiers !== undefined;
  const free = isHouse ? FREE_OF_HOUSE : FREE;
  const taken = [...origins].filter(([place]) => !free.test(place));
  return Object.entries(data).flatMap(([key, value]) => {
    const at = joinPath(path, key);
    const isTaken = taken.some(([, from]) => from === at || from.startsWith(`${at}.`));
    return isObject(value) && !isTaken && Object.keys(value).length > 1 ? [key] : [];
  });
}

/** The paths as they are in the data. */
function renamed(read: MappedDocument, path: string, key: string): MappedDocument {
  const [here, there] = [joinPath(path, 'seller'), joinPath(path, key)];
  return withPaths(read, (from) =>
    from === here || from.startsWith(`${here}.`) || from.startsWith(`${here}[`)
      ? there + from.slice(here.length)
      : from,
  );
}

function withPaths(read: MappedDocument, back: (from: string) => string): MappedDocument {
  return {
    ...read,
    origins: new Map([...read.origins].map(([place, from]) => [place, back(from)])),
    consumed: new Set([...read.consumed].map(back)),
  };
}
