import type { Fact } from '#lib/domain/document-model/content.ts';
import type { Party } from '#lib/domain/document-model/party.ts';
import { factKind } from '../fact-kinds.ts';
import type { Written } from './compose.ts';

/** A window shows the address alone: what else is known of whom it goes to are references of the letter. */
export function addressee(
  { composing }: Written,
  party: Party | undefined,
): { readonly recipient: Party | undefined; readonly references: readonly Fact[] } {
  if (party?.address === undefined || composing.machineMade)
    return { recipient: party, references: [] };
  const { identifiers = [], remarks = [], phone, email, website, ...rest } = party;
  for (const term of ['phone', 'email', 'website'])
    composing.consumed.delete(composing.origins.get(`recipient.${term}`) ?? '');
  const lines = remarks.filter((remark) => !LABELLED.test(remark));
  return {
    recipient: lines.length === 0 ? rest : { ...rest, remarks: lines },
    references: [
      ...identifiers.map(({ scheme, value }) => ({
        ...{ label: NUMBERS[scheme] ?? scheme, value },
        kind: 'text' as const,
      })),
      ...remarks.flatMap((remark) => {
        const [, label, value] = LABELLED.exec(remark) ?? [];
        return label === undefined || value === undefined ? [] : [factNamed(label, value)];
      }),
    ],
  };
}

const LABELLED = /^([^:]{2,60}): (.+)$/s;

function factNamed(label: string, value: string): Fact {
  const isFigure = /^-?\d{1,9}(?:\.\d{1,4})?$/.test(value);
  const { kind, written: text } = factKind(label, isFigure ? Number(value) : value);
  return { label, kind, value: text };
}

const NUMBERS: Readonly<Record<string, string>> = {
  vat: 'VAT number',
  tax: 'Tax ID',
  registration: 'Registration number',
};
