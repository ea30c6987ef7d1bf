import type { DetectedType } from '#schemas/analysis.ts';
import type { JsonObject } from '#schemas/json.ts';

const SENDER: JsonObject = {
  name: 'Fennel & Finch Catering',
  address: '18 Market Hall, Hudson, NY 12534',
  email: 'office@fennelfinch.example',
};
const CLIENT: JsonObject = {
  name: 'Oriel Foundation',
  contact: 'Thandi Nkosi',
  address: '240 Warren Street, Hudson, NY 12534',
  email: 'events@oriel.example',
};
const ITEMS: JsonObject[] = [
  { description: 'Dinner, three courses', quantity: 85, unitPrice: 62, total: 5270 },
  { description: 'Wine and soft drinks', quantity: 85, unitPrice: 21.5, total: 1827.5 },
  {
    description: 'Service staff',
    details: 'Six people, six hours',
    quantity: 36,
    unitPrice: 38,
    total: 1368,
  },
  { description: 'Tableware and linen', quantity: 1, unitPrice: 640, total: 640 },
];
const AMOUNTS: JsonObject = {
  subtotal: 9105.5,
  discount: 305.5,
  taxRate: 8,
  tax: 704,
  total: 9504,
  currency: 'USD',
};

/** A document of each type, as somebody would send it who knows nothing of templates. */
export const SAMPLES: Readonly<Record<DetectedType, JsonObject>> = {
  invoice: {
    invoiceNumber: 'FF-2041',
    date: '2026-09-14',
    dueDate: '2026-10-14',
    from: SENDER,
    client: CLIENT,
    items: ITEMS,
    ...AMOUNTS,
    notes: 'Thank you for a lovely evening.',
  },
  quote: {
    quoteNumber: 'Q-318',
    date: '2026-07-02',
    validUntil: '2026-08-02',
    from: SENDER,
    client: CLIENT,
    items: ITEMS,
    ...AMOUNTS,
    terms: 'Half on acceptance, half after the event.',
  },
  receipt: {
    receiptNumber: 'R-7702',
    date: '2026-09-20',
    transactionId: 'txn_5550188',
    paymentMethod: 'Mastercard ending in 8812',
    paid: true,
    merchant: SENDER,
    customer: CLIENT,
    items: ITEMS,
    ...AMOUNTS,
  },
  report: {
    title: 'Reading room, second quarter',
    period: 'April to June 2026',
    summary: 'More visitors came in the evening, and fewer books were asked for in vain.',
    metrics: { visitors: 18240, loans: 6412, 'requests filled': '94.2%', 'new members': 377 },
    analysis: 'Opening until nine on Thursdays brought every sixth visitor of the week.',
    findings: [
      'The quiet floor is full between four and six.',
      'Half of the new members heard of us in schools.',
    ],
    visitorsByDay: [
      { day: 'Monday', visitors: 2410, loans: 870 },
      { day: 'Thursday', visitors: 4105, loans: 1390 },
      { day: 'Saturday', visitors: 3980, loans: 1512 },
    ],
    recommendations: ['Keep the late Thursday.', 'Lend laptops on the quiet floor.'],
  },
  certificate: {
    title: 'Certificate of Completion',
    certifiedTo: 'Yuki Tanabe',
    completion: 'Wilderness First Responder',
    awarded: '2026-06-21',
    issuer: 'Cascade Outdoor School',
    certificateId: 'WFR-26-0419',
    signatures: [{ name: 'Lena Hartwig', title: 'Lead instructor' }],
  },
  letter: {
    sender: {
      name: 'Cornelia Ruiz',
      company: 'Harbor Museum',
      address: '1 Pier Road\nMystic, CT 06355',
    },
    recipient: { name: 'Mr. Abel Grant', address: '33 Chestnut Street\nSalem, MA 01970' },
    date: '2026-05-04',
    subject: 'Loan of the ship model',
    salutation: 'Dear Mr. Grant,',
    body: 'Thank you for lending us the model of the Wanderer. It has arrived without damage and stands in the east gallery.\n\nWe will return it in the first week of November, insured as on the way here, and will tell you the day beforehand.',
    closing: 'With kind regards,',
  },
  contract: {
    title: 'Equipment rental agreement',
    contractNumber: 'ER-0092',
    effectiveDate: '2026-08-01',
    parties: [
      { name: 'Granite State Tools, LLC', role: 'Owner', address: '9 Mill Road, Keene, NH 03431' },
      { name: 'Oak Hollow Farm', role: 'Renter', address: '410 River Road, Putney, VT 05346' },
    ],
    clauses: [
      {
        title: 'Equipment',
        text: 'The Owner rents one compact tractor with loader to the Renter.',
      },
      { title: 'Rent', text: 'The rent is $680 a week, payable in advance.' },
      {
        title: 'Care',
        text: 'The Renter keeps the tractor under a roof and checks its oil every day.',
      },
    ],
    terms: 'Either party may end the agreement with a week’s notice.',
    signature: { required: true },
  },
  document: {
    name: 'Cast-iron stove “Juno 7”',
    category: 'Wood stoves',
    description: 'A stove for rooms of up to 90 square metres, with a window that stays clear.',
    material: 'Cast iron, enamelled',
    output: '7 kW',
    efficiency: '81%',
    colours: ['Black', 'Moss', 'Ivory'],
    dimensions: { height: '74 cm', width: '52 cm', depth: '44 cm' },
    spareParts: [
      { part: 'Door seal', number: 'J7-114', price: '$18.00' },
      { part: 'Grate', number: 'J7-120', price: '$46.00' },
    ],
  },
};
