import type { SystemMapping } from '../../mapping/system-mapping.ts';

import { COMPONENTS, observationTable, REPORT_STATES } from './fhir-observation.ts';

export const fhirDiagnosticReport: SystemMapping = {
  id: 'fhir-diagnostic-report',
  name: 'HL7 FHIR: DiagnosticReport with its observations',
  type: 'report',
  recognise: { equals: { resourceType: 'DiagnosticReport' }, has: ['code'] },
  fields: {
    title: ['code.text', 'code.coding.display'],
    subtitle: 'category.coding.display',
    number: ['identifier.value'],
    language: 'language',
    date: 'issued',
    author: { name: ['performer.display', 'resultsInterpreter.display'] },
    subjectRole: 'patient',
    subject: { name: 'subject.display' },
    status: { $from: 'status', $in: REPORT_STATES },
    facts: [
      {
        label: { $const: 'Collected' },
        kind: 'moment',
        value: ['effectiveDateTime', 'effectivePeriod.start'],
      },
      { label: { $const: 'Specimen' }, value: ['specimen.display', 'specimen.type.text'] },
      { label: { $const: 'Requested by' }, value: 'basedOn.display' },
    ],
    sections: [
      { title: { $const: 'Results' }, table: observationTable('contained') },
      {
        $each: 'contained',
        $where: { equals: { resourceType: 'Observation' }, has: 'component' },
        title: ['code.text', 'code.coding.display'],
        table: COMPONENTS,
      },
      {
        title: { $const: 'Results' },
        table: {
          $each: 'results',
          $columns: [
            { label: 'Test', value: ['test', 'name'] },
            { label: 'Result', value: 'value' },
            { label: 'Unit', value: 'unit' },
            { label: 'Reference range', value: ['referenceRange', 'range'] },
            { label: 'Flag', value: { $from: ['flag', 'interpretation'], $as: 'title-case' } },
          ],
        },
      },
      { title: { $const: 'Conclusion' }, paragraphs: ['conclusion'] },
      {
        title: { $const: 'Images' },
        images: [{ $each: 'media', url: 'link.url', caption: ['comment', 'link.display'] }],
      },
    ],
  },
};
