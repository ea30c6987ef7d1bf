import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['address1', 'address2'],
  city: 'city',
  region: ['state', 'state.name'],
  postalCode: 'postcode',
  country: ['country', 'country.iso_code'],
});

const named = (place: string) => ({ $join: [`${place}.firstname`, `${place}.lastname`] });

/**
 * A record of the webservice names its customer, addresses and currency by their ids: whoever passes it on
 * puts those records beside it, under the names of their resources.
 */
const customer = '^.customer';
const invoiceTo = ['^.invoice_address', '^.address_invoice'];
const deliverTo = ['^.delivery_address', '^.address_delivery'];

const company = [...invoiceTo.map((place) => `${place}.company`), `${customer}.company`];

export const prestashopBuyer = {
  name: [...company, ...invoiceTo.map(named), named(customer)],
  contact: { $if: { anyOf: company.map((has) => ({ has })) }, $then: named(customer) },
  email: `${customer}.email`,
  phone: invoiceTo.flatMap((place) => [`${place}.phone_mobile`, `${place}.phone`]),
  address: address(...invoiceTo),
  identifiers: [
    {
      scheme: { $const: 'vat' },
      value: invoiceTo.map((place) => `${place}.vat_number`),
    },
    { scheme: { $const: 'SIRET' }, value: `${customer}.siret` },
  ],
} as const;

export const prestashopDelivery = {
  to: { name: deliverTo.map(named), address: address(...deliverTo) },
} as const;
