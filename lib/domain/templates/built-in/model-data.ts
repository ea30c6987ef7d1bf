import { deducted, payableOf, reckon } from '#lib/domain/document-model/arithmetic.ts';
import type { CommercialDocument, Line } from '#lib/domain/document-model/commercial.ts';
import type { Fact, Section } from '#lib/domain/document-model/content.ts';
import type { DocumentModel } from '#lib/domain/document-model/document-model.ts';
import type { Party, Signatory } from '#lib/domain/document-model/party.ts';
import type { Locale } from '#lib/domain/i18n/money.ts';
import { addressLines } from '#lib/domain/presentation/parts/addresses.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';

import CONTRACT_TERMS from './contracts/contract-terms.json' with { type: 'json' };

type Values = { readonly [key: string]: JsonValue | Values | undefined };

/** What a document says in the data shape that all built-in templates share. Nothing empty is in it. */
export function modelData(model: DocumentModel, locale: Locale): JsonObject {
  const { number, title, subtitle, currency, accentColor } = { subtitle: undefined, ...model };
  const shared: Values = {
    currency: currency ?? locale.currency,
    title,
    subtitle,
    styles: { accentColor },
    ...ofType(model, locale, number),
  };
  return pruned(shared) ?? {};
}

function ofType(model: DocumentModel, locale: Locale, number: string | undefined): Values {
  switch (model.type) {
    case 'certificate':
      return {
        recipient: model.recipient?.name,
        achievement: model.achievement ?? model.title,
        statement: model.statement ?? model.criteria,
        signatures: signatures(model.signatories),
        branding: branding(model.issuer, locale),
        meta: {
          date: model.issueDate ?? model.completionDate,
          expires: model.expiryDate,
          certificateId: model.credentialId ?? number,
          verifyUrl: model.verificationUrl,
        },
      };
    case 'letter':
      return {
        recipient: {
          ...party(model.recipient, locale),
          position: model.recipient?.role,
          company: model.recipient?.tradingName,
        },
        sender: {
          ...party(model.sender, locale),
          position: model.sender?.role,
          name: model.signatories?.[0]?.name ?? model.sender?.contact ?? model.sender?.name,
        },
        ...{
          subject: model.subject,
          salutation: model.salutation,
          closing: model.closing,
          postscript: model.postscript,
        },
        body: (model.body ?? []).flatMap(({ paragraphs = [] }) => paragraphs).join('\n\n'),
        enclosures: [...(model.enclosures ?? [])],
        copies: [...(model.copies ?? [])],
        branding: branding(model.sender, locale),
        meta: {
          date: model.date,
          place: model.place,
          reference: model.references?.[0]?.value ?? number,
        },
      };
    case 'contract':
      return contractData(model, locale, number);
    case 'report':
      return {
        summary: model.summary?.join('\n\n'),
        metrics: (model.metrics ?? []).map(
          ({ label, value, change, note }) => pruned({ label, value, change, note }) ?? {},
        ),
        sections: sections(model.sections),
        branding: branding(model.author, locale),
        meta: {
          ...{ reportNumber: number, date: model.date, notes: model.notes?.join('\n') },
          period: [model.period?.start, model.period?.end]
            .filter((each) => each !== undefined)
            .join(' – '),
          preparedBy: model.author?.contact ?? model.author?.name,
          preparedFor: model.subject?.name,
        },
      };
    case 'document':
      return { sections: sections(model.sections), meta: { notes: model.notes?.join('\n') } };
    default:
      return commercialData(model, locale);
  }
}

function contractData(
  {
    date,
    period,
    parties = [],
    recitals,
    clauses,
    terms = [],
  }: Extract<DocumentModel, { type: 'contract' }>,
  locale: Locale,
  number: string | undefined,
): Values {
  const all = parties.map(({ role, party: one }) => ({
    ...party(one, locale),
    role,
    signatory: one.contact,
  }));
  const [first, second] = all;
  return {
    effectiveDate: date ?? period?.start,
    introduction: recitals?.join('\n\n'),
    parties: all.map((one) => pruned(one) ?? {}),
    // Whoever is named first provides, or discloses.
    ...{ provider: first, client: second, firstParty: first, secondParty: second },
    clauses: sections(clauses),
    terms: terms.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    purpose: termNamed('purpose', terms),
    governingLaw: termNamed('governingLaw', terms),
    meta: { contractNumber: number },
  };
}

/** A term of a contract by what it is called in the languages of documents. */
const termNamed = (name: keyof typeof CONTRACT_TERMS, terms: readonly Fact[]): string | undefined =>
  terms.find(({ label }) => CONTRACT_TERMS[name].includes(label.toLowerCase()))?.value;

function commercialData(document: CommercialDocument, locale: Locale): Values {
  const {
    number,
    buyer,
    seller,
    delivery,
    lines = [],
    references = [],
    payments = [],
    taxes = [],
  } = document;
  const [means] = document.paymentMeans ?? [];
  const [payment] = payments;
  const [tax] = taxes;
  const time = /T(\d{2}:\d{2})/.exec(document.issueDate ?? '')?.[1];
  const reference = (kind: (typeof references)[number]['kind']) =>
    references.find((each) => each.kind === kind)?.value;
  return {
    client: { ...party(buyer, locale), company: buyer?.tradingName },
    shipTo: party(delivery?.to, locale),
    lineItems: lines.map((line) => pruned(lineItem(line)) ?? {}),
    totals: totals(document, taxes.length === 1 ? tax?.rate : undefined),
    meta: {
      ...{ invoiceNumber: number, quoteNumber: number, receiptNumber: number, time },
      date: document.issueDate,
      dueDate: document.dueDate,
      validUntil: document.validUntil,
      poNumber: reference('purchase-order') ?? reference('buyer-reference'),
      customerNumber: reference('customer-number'),
      cashier: reference('cashier'),
      notes: document.notes?.join('\n'),
      terms: [document.paymentTerms, ...(document.terms ?? [])]
        .filter((each) => each !== undefined)
        .join('\n'),
    },
    payment: {
      ...{
        bankName: means?.bankName,
        accountName: means?.accountName,
        iban: means?.iban,
        bic: means?.bic,
      },
      ...{ accountNumber: means?.accountNumber, routingNumber: means?.bankCode },
      reference: means?.reference,
      method: payment?.method,
      cardLast4: payment?.lastDigits,
      transactionId: payment?.reference ?? reference('transaction'),
    },
    branding: branding(seller, locale),
  };
}

const figure = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : Number(value);

function lineItem({
  name,
  description,
  details = [],
  sku,
  quantity,
  unitPrice,
  amount,
}: Line): Values {
  const below = [name === undefined ? undefined : description, ...details].filter(
    (each) => each !== undefined,
  );
  const total = figure(amount) ?? Number(quantity ?? 1) * Number(unitPrice ?? 0);
  return {
    description: name ?? description ?? sku,
    details: below.join(' · '),
    sku,
    quantity: figure(quantity) ?? 1,
    unitPrice: figure(unitPrice) ?? total,
    total,
  };
}

function totals(document: CommercialDocument, rate: string | undefined): Values {
  const { totals: stated = {}, charges = [] } = document;
  const sums = reckon(document);
  const off = Number(sums.allowances);
  const shipping = charges.reduce((sum, { amount }) => sum + Number(amount ?? 0), 0);
  const payable = payableOf(document);
  // Templates have one row for all that comes off the total.
  const taken = Number(deducted(document).plus(stated.prepaid ?? 0));
  const total = figure(stated.gross) ?? (payable === undefined ? undefined : Number(payable));
  return {
    subtotal:
      figure(stated.lines) ??
      (sums.lines === undefined ? (figure(stated.net) ?? total) : Number(sums.lines)),
    discount: off === 0 ? undefined : off,
    shipping: shipping === 0 ? figure(stated.charges) : shipping,
    tax: sums.tax.eq(0) ? undefined : Number(sums.tax),
    taxRate: figure(rate),
    total,
    tip: figure(stated.tip),
    tendered: figure(stated.tendered),
    change: figure(stated.change),
    ...(taken === 0
      ? {}
      : {
          amountPaid: taken,
          amountDue: payable === undefined ? undefined : Number(payable),
        }),
  };
}

function party(one: Party | undefined, locale: Locale): Values {
  if (one === undefined) return {};
  const { name, contact, address, email, phone } = one;
  return {
    name: name ?? contact,
    address: address === undefined ? undefined : addressLines(address, locale).join('\n'),
    ...{ email, phone },
  };
}

function branding(one: Party | undefined, locale: Locale): Values {
  if (one === undefined) return {};
  const { name, address, email, phone, email: companyEmail } = party(one, locale);
  const [identifier] = one.identifiers ?? [];
  return {
    companyName: one.tradingName ?? name,
    companyAddress: address,
    ...{ companyEmail: companyEmail ?? email, companyPhone: phone, companyWebsite: one.website },
    taxId: identifier?.value,
    logoUrl: one.logo,
  };
}

function signatures(list: readonly Signatory[] = []): JsonValue[] {
  return list.flatMap(
    ({ name, title, organization }) =>
      (name && pruned({ name, position: title ?? organization })) || [],
  );
}

function sections(list: readonly Section[] = []): JsonValue[] {
  return list.map(
    ({ title, paragraphs = [], facts = [], list: points = [] }) =>
      pruned({
        heading: title,
        text: [...paragraphs, ...facts.map(({ label, value }) => `${label}: ${value}`)].join(
          '\n\n',
        ),
        points: [...points],
      }) ?? {},
  );
}

/** An object without what is empty; undefined where nothing is left. */
function pruned(values: Values): JsonObject | undefined {
  const kept: JsonObject = {};
  for (const [key, value] of Object.entries(values)) {
    const inner = isValues(value) ? pruned(value) : value;
    const isEmpty =
      inner === undefined ||
      inner === null ||
      inner === '' ||
      (Array.isArray(inner) && inner.length === 0);
    if (!isEmpty) kept[key] = inner as JsonValue;
  }
  return Object.keys(kept).length === 0 ? undefined : kept;
}

const isValues = (value: Values[string]): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
