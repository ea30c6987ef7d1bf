import type { Party } from '#lib/domain/document-model/party.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';

const party = (at: string): Fillings<Party> => ({
  name: `${at}.name`,
  address: {
    lines: [{ $join: [[`${at}.address`, `${at}.street`], `${at}.buildingNumber`] }],
    city: [`${at}.city`, `${at}.town`],
    postalCode: [`${at}.zip`, `${at}.postalCode`],
    country: [`${at}.country`, `${at}.countryCode`],
  },
});

export const swissQrBill: SystemMapping = {
  id: 'swiss-qr-bill',
  name: 'Swiss QR-bill: payment data',
  type: 'invoice',
  recognise: {
    has: ['creditor.account', 'creditor.name', 'currency'],
    lacks: ['lines', 'items', 'amount_due', 'object'],
  },
  fields: {
    kind: 'invoice',
    currency: 'currency',
    seller: party('creditor'),
    buyer: party('debtor'),
    totals: { gross: 'amount', payable: 'amount' },
    paymentMeans: [
      { iban: 'creditor.account', accountName: 'creditor.name', reference: 'reference' },
    ],
    notes: ['message', 'unstructuredMessage', 'additionalInformation'],
  },
};
