import type { Source, TableFilling } from '../../mapping/system-mapping.ts';

/** Low and high with a dash between them, or the one that there is with its sign. */
function rangeOf(low: string, high: string): Source {
  return [
    { $if: { has: [low, high] }, $then: { $join: [low, high], $with: '–', $aligned: true } },
    { $if: { has: low }, $then: { $join: [{ $const: '≥' }, low] } },
    { $if: { has: high }, $then: { $join: [{ $const: '≤' }, high] } },
  ];
}

/** HL7 table 0078. */
export const FLAGS: Readonly<Record<string, string>> = {
  H: 'High',
  HH: 'Critically high',
  L: 'Low',
  LL: 'Critically low',
  N: 'Normal',
  A: 'Abnormal',
  AA: 'Critically abnormal',
  POS: 'Positive',
  NEG: 'Negative',
  R: 'Resistant',
  S: 'Susceptible',
  I: 'Intermediate',
};

/** A row of an observation or a component of one: its unit once, with the range that is normal. */
const ROW: Pick<TableFilling, '$columns' | '$details'> = {
  $columns: [
    { label: 'Test', value: ['code.text', 'code.coding.display'] },
    {
      label: 'Result',
      value: [
        {
          $join: [
            'valueQuantity.comparator',
            'valueQuantity.value',
            { $from: 'valueQuantity.unit', $as: 'unit' },
          ],
        },
        'valueString',
        'valueCodeableConcept.text',
        'valueCodeableConcept.coding.display',
        'valueInteger',
        { $if: { has: 'valueRange' }, $then: rangeOf('valueRange.low', 'valueRange.high') },
        { $from: 'valueDateTime', $as: 'date' },
        'dataAbsentReason.text',
        'dataAbsentReason.coding.display',
      ],
    },
    {
      label: 'Reference range',
      value: [
        'referenceRange.text',
        {
          $join: [
            rangeOf('referenceRange.low.value', 'referenceRange.high.value'),
            { $from: ['referenceRange.low.unit', 'referenceRange.high.unit'], $as: 'unit' },
          ],
        },
      ],
    },
    {
      label: 'Flag',
      kind: 'word',
      value: [
        'interpretation.text',
        'interpretation.coding.display',
        { $from: 'interpretation.coding.code', $in: FLAGS },
      ],
    },
  ],
  $details: ['note.text'],
};

/** The results of FHIR observations: one row each. */
export function observationTable(each: string): TableFilling {
  return {
    $each: each,
    $where: {
      equals: { resourceType: 'Observation' },
      lacks: ['component', 'hasMember'],
    },
    ...ROW,
  };
}

/** An observation of several parts, such as a blood pressure. */
export const COMPONENTS: TableFilling = { $each: 'component', ...ROW };

/** What FHIR says of a report's state. */
export const REPORT_STATES: Readonly<Record<string, string>> = {
  registered: 'Preliminary',
  partial: 'Partial',
  preliminary: 'Preliminary',
  final: 'Final',
  amended: 'Amended',
  corrected: 'Corrected',
  appended: 'Amended',
  cancelled: 'Cancelled',
};
