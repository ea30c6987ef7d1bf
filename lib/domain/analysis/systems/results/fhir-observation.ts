import type { Source, TableFilling } from '../../mapping/system-mapping.ts';

/** Where an observation stands in the entries of a list: as they are, or as resources of a bundle. */
const at = (prefix: string, path: string) => `${prefix}${path}`;

/** Low and high with a dash between them, or the one that there is with its sign. */
function rangeOf(low: string, high: string): Source {
  return [
    { $if: { has: [low, high] }, $then: { $join: [low, high], $with: '–' } },
    { $if: { has: low }, $then: { $join: [{ $const: '≥' }, low] } },
    { $if: { has: high }, $then: { $join: [{ $const: '≤' }, high] } },
  ];
}

/** The results of FHIR observations: one row each, its unit once, with the range that is normal. */
export function observationTable(
  each: readonly string[],
  prefix = '',
  extra: Pick<TableFilling, '$where'> = {},
): TableFilling {
  const path = (name: string) => at(prefix, name);
  return {
    $each: each,
    $where: {
      equals: { [path('resourceType')]: 'Observation' },
      lacks: [path('component'), path('hasMember')],
      ...extra.$where,
    },
    $columns: [
      {
        label: 'Test',
        value: [path('code.text'), path('code.coding.display')],
      },
      {
        label: 'Result',
        value: [
          {
            $join: [
              path('valueQuantity.comparator'),
              path('valueQuantity.value'),
              { $from: path('valueQuantity.unit'), $as: 'unit' },
            ],
          },
          path('valueString'),
          path('valueCodeableConcept.text'),
          path('valueCodeableConcept.coding.display'),
          path('valueInteger'),
          path('dataAbsentReason.text'),
        ],
      },
      {
        label: 'Reference range',
        value: [
          path('referenceRange.text'),
          {
            $join: [
              rangeOf(path('referenceRange.low.value'), path('referenceRange.high.value')),
              {
                $from: [path('referenceRange.low.unit'), path('referenceRange.high.unit')],
                $as: 'unit',
              },
            ],
          },
        ],
      },
      {
        label: 'Flag',
        value: [
          path('interpretation.text'),
          path('interpretation.coding.display'),
          {
            $from: path('interpretation.coding.code'),
            $in: FLAGS,
          },
        ],
      },
    ],
    $details: [path('note.text')],
  };
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

/** What FHIR says of a report's state, for those that are not simply final. */
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
