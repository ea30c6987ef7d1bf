import type { TemplateField } from '#schemas/template.ts';

/** What every template that formats money reads, whether or not its schema names it. */
export const CURRENCY = { name: 'currency', type: 'string' } as const satisfies TemplateField;

const MONEY = /\{\{[#&{]?\s*(?:formatMoney|formatDeduction|printed)\b/;

export const printsMoney = ({ html }: { readonly html: string }): boolean => MONEY.test(html);
