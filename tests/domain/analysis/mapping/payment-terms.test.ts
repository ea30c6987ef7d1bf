import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { paymentTerms } from '#lib/domain/analysis/mapping/payment-terms.ts';

describe('payment terms for machines', () => {
  it('are written in words', () => {
    assert.equal(
      paymentTerms(
        '#SKONTO#TAGE=14#PROZENT=2.00#\n#SKONTO#TAGE=7#PROZENT=2.50#BASISBETRAG=500.00#',
      ),
      '2 % Skonto bei Zahlung innerhalb von 14 Tagen.\n2,5 % Skonto auf 500 bei Zahlung innerhalb von 7 Tagen.',
    );
    assert.equal(
      paymentTerms('#VERZUG#TAGE=30#PROZENT=10.00#'),
      '10 % Verzugszinsen nach 30 Tagen.',
    );
  });

  it('leave other words as they are', () => {
    assert.equal(paymentTerms('Zahlbar bis 10.04. #4711'), 'Zahlbar bis 10.04. #4711');
  });
});
