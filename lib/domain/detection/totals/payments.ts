import { type Field, fieldOf, fieldsOf, isScalar, type Pool } from '../fields/unclaimed-fields.ts';
import { plays } from '../keys/aliases.ts';
import { isObject } from '../normalize/unwrap.ts';

const PAYMENT = /^(?:payment|paymentinfo|paymentdetails|paymentinformation|tender)$/;
/** The names that what stands in a payment has outside of it. */
const OUTSIDE: Readonly<Record<string, string>> = {
  method: 'payment_method',
  type: 'payment_method',
  mode: 'payment_method',
  provider: 'payment_provider',
  date: 'payment_date',
  reference: 'payment_reference',
  ref: 'payment_reference',
  id: 'payment_id',
};

/** What a receipt says of its payment is about the receipt itself. */
export function openPayment(pool: Pool): void {
  const payments = pool.takeAll(
    ({ name, path, value }) =>
      PAYMENT.test(name) && isObject(value) && fieldsOf(value, path).every(isScalar),
  );
  for (const { path, value } of payments)
    if (isObject(value)) pool.add(fieldsOf(value, path).map(outside));
}

function outside(field: Field): Field {
  const key = Object.hasOwn(OUTSIDE, field.name) ? OUTSIDE[field.name] : undefined;
  if (key === undefined || plays('totals', field.name)) return field;
  return fieldOf(field.path, key, field.value);
}
