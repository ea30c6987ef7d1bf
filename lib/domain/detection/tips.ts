import type { PrintedDocument } from '#lib/domain/presentation/printed-document.ts';
import { plays, type Role } from './keys/aliases.ts';
import { normalizeKey } from './keys/keys.ts';

interface Advice {
  readonly types: readonly string[];
  readonly missing: (model: PrintedDocument) => boolean;
  readonly tip: (model: PrintedDocument) => string;
}

const COMMERCIAL = ['invoice', 'quote', 'receipt'];

function lacks(role: 'sender' | 'recipient') {
  return (model: PrintedDocument) => !model.parties.some((party) => party.role === role);
}
function lacksFact(words: RegExp, role?: Role) {
  return ({ facts }: PrintedDocument) =>
    !facts.some(({ label }) => words.test(label) || (role && plays(role, normalizeKey(label))));
}

const ADVICE: readonly Advice[] = [
  {
    types: ['invoice', 'quote'],
    missing: lacks('recipient'),
    tip: () => 'Recipient information is missing: add client.name.',
  },
  {
    types: COMMERCIAL,
    missing: lacks('sender'),
    tip: () => 'Sender information is missing: add company.name.',
  },
  {
    types: COMMERCIAL,
    missing: ({ number }) => number === undefined,
    tip: ({ type }) => `The ${type} has no number: add ${type}Number.`,
  },
  {
    types: COMMERCIAL,
    missing: ({ lineItems }) => lineItems === undefined,
    tip: () =>
      'There are no line items: add items with description, quantity, unitPrice and total.',
  },
  {
    types: COMMERCIAL,
    missing: ({ totals }) => !totals.some(({ role }) => role === 'total' || role === 'due'),
    tip: () => 'The total is missing: add total.',
  },
  {
    types: ['invoice'],
    missing: lacksFact(/due/i, 'dueDate'),
    tip: () => 'The due date is missing: add dueDate.',
  },
  {
    types: ['quote'],
    missing: lacksFact(/valid|expir/i, 'validUntil'),
    tip: () => 'The quote does not say how long it holds: add validUntil.',
  },
  {
    types: ['receipt'],
    missing: lacksFact(/pa(y|id)|gateway|card/i, 'paymentMethod'),
    tip: () => 'The payment method is missing: add paymentMethod.',
  },
  {
    types: ['letter'],
    missing: lacks('recipient'),
    tip: () => 'Recipient information is missing: add recipient.name and recipient.address.',
  },
  {
    types: ['letter'],
    missing: lacks('sender'),
    tip: () => 'Sender information is missing: add sender.name.',
  },
  {
    types: ['letter'],
    missing: ({ wording }) => wording.salutation === undefined,
    tip: () => 'The salutation is missing: add salutation.',
  },
  {
    types: ['certificate'],
    missing: ({ wording }) => wording.honoree === undefined,
    tip: () => 'Recipient information is missing: add certifiedTo.',
  },
  {
    types: ['certificate'],
    missing: ({ wording }) => wording.achievement === undefined,
    tip: () => 'It is not said what the certificate is for: add achievement.',
  },
  {
    types: ['certificate'],
    missing: ({ signatures }) => signatures.length === 0,
    tip: () => 'Nobody signs the certificate: add signatures with name and title.',
  },
  {
    types: ['contract'],
    missing: ({ parties }) => parties.length < 2,
    tip: () => 'A contract names two parties: add parties with name and role.',
  },
  {
    types: ['contract'],
    missing: ({ signatures }) => signatures.length === 0,
    tip: () => 'There are no signature lines: add signatures with name and title.',
  },
  {
    types: ['report', 'document'],
    missing: ({ titled }) => !titled,
    tip: () => 'The document has no title: add title.',
  },
  {
    types: ['document'],
    missing: () => true,
    tip: () =>
      'The type was not recognised: name it in intent, such as "an invoice", or add its usual fields.',
  },
];

/** Advice on what the data lacks for its type, each with the field that would help. */
export function tipsFor(model: PrintedDocument): string[] {
  return ADVICE.filter(({ types, missing }) => types.includes(model.type) && missing(model)).map(
    ({ tip }) => tip(model),
  );
}
