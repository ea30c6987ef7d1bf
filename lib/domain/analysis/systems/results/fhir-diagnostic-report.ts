import type { Source, SystemMapping } from '../../mapping/system-mapping.ts';

import { COMPONENTS, observationTable, REPORT_STATES } from './fhir-observation.ts';

const contained = (type: string, take: Source) =>
  ({
    $find: 'contained',
    $where: { equals: { resourceType: type } },
    $take: take,
  }) as const;

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
    author: {
      name: ['performer.display', contained('Organization', 'name'), 'resultsInterpreter.display'],
      phone: contained('Organization', {
        $find: 'telecom',
        $where: { equals: { system: 'phone' } },
        $take: 'value',
      }),
      address: {
        lines: [contained('Organization', 'address.line')],
        city: contained('Organization', 'address.city'),
        region: contained('Organization', 'address.state'),
        postalCode: contained('Organization', 'address.postalCode'),
        country: contained('Organization', 'address.country'),
      },
    },
    subjectRole: 'patient',
    subject: {
      name: [
        'subject.display',
        contained('Patient', 'name.text'),
        contained('Patient', { $join: ['name.given', 'name.family'] }),
      ],
    },
    status: { $from: 'status', $in: REPORT_STATES },
    facts: [
      {
        label: { $const: 'Date of birth' },
        kind: 'date',
        value: contained('Patient', 'birthDate'),
      },
      {
        label: { $const: 'Sex' },
        kind: 'word',
        value: contained('Patient', { $from: 'gender', $as: 'title-case' }),
      },
      { label: { $const: 'Patient number' }, value: contained('Patient', 'identifier.value') },
      {
        label: { $const: 'Collected' },
        kind: 'moment',
        value: [
          contained('Specimen', 'collection.collectedDateTime'),
          'effectiveDateTime',
          'effectivePeriod.start',
        ],
      },
      {
        label: { $const: 'Specimen' },
        value: [
          'specimen.display',
          'specimen.type.text',
          contained('Specimen', 'type.text'),
          contained('Specimen', 'type.coding.display'),
        ],
      },
      {
        label: { $const: 'Requested by' },
        value: [
          contained('ServiceRequest', 'requester.display'),
          contained('Practitioner', 'name.text'),
          contained('Practitioner', { $join: ['name.given', 'name.family', 'name.suffix'] }),
          'basedOn.display',
        ],
      },
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
    signatories: [
      {
        name: {
          $if: {
            has: 'performer.display',
            not: { same: ['resultsInterpreter.display', 'performer.display'] },
          },
          $then: 'resultsInterpreter.display',
        },
      },
    ],
  },
};
