import { wordList } from '#lib/shared/text/word-list.ts';
import { allOf, signals, type TypeSignals } from './signal.ts';

/** What speaks for the types that sell something. */
export const COMMERCIAL_SIGNALS: readonly TypeSignals[] = [
  {
    type: 'invoice',
    cues: [],
    names: (
      'invoice,bill,accrec,factura,*rechnung,facture,fattura,factuur,fatura,faktura,' +
      'utility bill,*請求書'
    ).split(','),
    signals: signals([
      ['invoiceNumber', 7, { vague: wordList('invoiceid') }],
      ['dueDate', 5],
      ['amountDue', 3, { vague: wordList('balance remaining outstanding') }],
      ['lineItems', 3, { form: 'priced', endings: true }],
      ['total', 2],
      ['tax', 2],
      ['subtotal', 1],
      ['poNumber', 1],
      ['paymentTerms', 2],
      ['recipient', 1],
    ]),
    requiredSignals: allOf(
      'invoiceNumber dueDate+total dueDate+lineItems amountDue lineItems+total lineItems+tax',
    ),
  },
  {
    type: 'quote',
    cues: [],
    names: (
      'quote,quotation,estimate,proposal,offer,bid,draft order,*angebot,devis,' +
      'presupuesto,cotización,preventivo,offerte,offert,oferta,orçamento,cotizacion,' +
      'kostenvoranschlag,*見積書'
    ).split(','),
    signals: signals([
      ['quoteNumber', 7, { vague: wordList('quoteid estimateid proposalid') }],
      ['validUntil', 6, { vague: wordList('expires expiresat expiry expiresdate') }],
      ['lineItems', 3, { form: 'priced', endings: true }],
      ['total', 2],
      ['subtotal', 1],
      ['recipient', 1],
    ]),
    requiredSignals: allOf('quoteNumber validUntil+lineItems validUntil+total'),
  },
  {
    type: 'receipt',
    cues: [
      ['settled', 5],
      ['received', 5],
      ['ordered', 3],
    ],
    names: (
      'receipt,refund receipt,order confirmation,payment confirmation,purchase confirmation,quittung,' +
      'kassenbon,reçu,recu,reçu fiscal,recu fiscal,recibo,ricevuta,kwitencja,paragon,potwierdzenie zaplaty,kvitto,*領収書'
    ).split(','),
    signals: signals([
      ['receiptNumber', 7],
      ['transactionId', 5],
      ['paymentMethod', 5],
      ['paid', 4, { form: 'true' }],
      ['paidDate', 4],
      ['amountPaid', 3],
      ['lineItems', 3, { form: 'priced', endings: true }],
      ['total', 2],
      ['tax', 1],
    ]),
    requiredSignals: allOf(
      'transactionId+amountPaid paymentMethod+amountPaid received+total received+lineItems settled+total settled+lineItems receiptNumber transactionId+total transactionId+lineItems paymentMethod+total paymentMethod+lineItems paid+total paid+lineItems paidDate+total paidDate+lineItems',
    ),
  },
];
