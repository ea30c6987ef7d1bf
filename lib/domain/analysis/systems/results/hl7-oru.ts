import type { SystemMapping } from '../../mapping/system-mapping.ts';

import { FLAGS } from './fhir-observation.ts';

/** HL7 v2 ORU^R01 as integration engines write it in JSON: segments by their name, fields by position. */
export const hl7Oru: SystemMapping = {
  id: 'hl7-oru',
  name: 'HL7 v2: observation result (ORU) as JSON',
  type: 'report',
  xml: true,
  recognise: { has: ['MSH', 'PID', 'OBR', 'OBX'] },
  fields: {
    title: ['OBR.4.2', 'OBR.OBR-4.text', 'OBR.universalServiceIdentifier.text'],
    number: ['OBR.3.1', 'OBR.3', 'OBR.fillerOrderNumber'],
    date: ['OBR.22.1', 'OBR.22', 'OBR.resultsReportedAt', 'MSH.7.1', 'MSH.7', 'MSH.dateTime'],
    author: { name: ['MSH.4.1', 'MSH.4', 'MSH.sendingFacility'] },
    subjectRole: 'patient',
    subject: {
      name: [
        { $join: ['PID.5.2', ['PID.5.1.1', 'PID.5.1']] },
        { $join: ['PID.patientName.given', 'PID.patientName.family'] },
      ],
    },
    status: {
      $from: ['OBR.25', 'OBR.resultStatus'],
      $in: { F: 'Final', P: 'Preliminary', C: 'Corrected', X: 'Cancelled' },
    },
    facts: [
      {
        label: { $const: 'Date of birth' },
        kind: 'date',
        value: ['PID.7.1', 'PID.7', 'PID.dateOfBirth'],
      },
      {
        label: { $const: 'Sex' },
        kind: 'word',
        value: { $from: ['PID.8', 'PID.sex'], $in: { M: 'Male', F: 'Female', O: 'Other' } },
      },
      { label: { $const: 'Patient number' }, value: ['PID.3.1', 'PID.patientId'] },
      {
        label: { $const: 'Collected' },
        kind: 'moment',
        value: ['OBR.7.1', 'OBR.7', 'OBR.observationDateTime'],
      },
      {
        label: { $const: 'Requested by' },
        value: [{ $join: ['OBR.16.6', 'OBR.16.3', 'OBR.16.2'] }, 'OBR.orderingProvider'],
      },
    ],
    sections: [
      {
        title: { $const: 'Results' },
        table: {
          $each: 'OBX',
          $columns: [
            { label: 'Test', value: ['3.2', 'observationIdentifier.text', 'observation'] },
            { label: 'Result', value: ['5', 'value'] },
            { label: 'Unit', value: { $from: ['6.1', '6', 'units'], $as: 'unit' } },
            { label: 'Reference range', value: ['7', 'referenceRange'] },
            { label: 'Flag', kind: 'word', value: { $from: ['8', 'abnormalFlag'], $in: FLAGS } },
          ],
        },
      },
      { title: { $const: 'Comments' }, paragraphs: { $all: ['NTE[].3', 'NTE[].comment'] } },
    ],
  },
};
