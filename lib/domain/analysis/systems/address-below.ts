import type { Address } from '#lib/domain/document-model/party.ts';
import type { Fillings } from '../mapping/system-mapping.ts';

type Name = string | readonly string[];

/** What the parts of an address are called in a system. */
interface AddressNames {
  readonly lines: readonly string[];
  readonly city?: Name;
  readonly region?: Name;
  readonly postalCode?: Name;
  readonly country?: Name;
}

/** An address for each place below which its parts stand; of several places the first that has the part. */
export function addressBelow({ lines, city, region, postalCode, country }: AddressNames) {
  return (...places: readonly string[]): Fillings<Address> => {
    const part = (name: Name) =>
      places.flatMap((place) =>
        (typeof name === 'string' ? [name] : name).map((each) =>
          place === '' ? each : `${place}.${each}`,
        ),
      );
    return {
      lines: lines.map(part),
      ...(city === undefined ? {} : { city: part(city) }),
      ...(region === undefined ? {} : { region: part(region) }),
      ...(postalCode === undefined ? {} : { postalCode: part(postalCode) }),
      ...(country === undefined
        ? {}
        : { country: { $from: part(country), $as: 'country' as const } }),
    };
  };
}
