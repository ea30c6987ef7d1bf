import type { SystemMapping } from '../../mapping/system-mapping.ts';

import { COMPONENTS, observationTable, REPORT_STATES } from './fhir-observation.ts';

const resource = (type: string, take: string) =>
  ({
    $find: 'entry[].resource',
    $where: { equals: { resourceType: type } },
    $take: take,
  }) as const;

/** A document or collection with one report, its patient and its observations. */
export const fhirBundle: SystemMapping = {
  id: 'fhir-bundle',
  name: 'HL7 FHIR: Bundle with a DiagnosticReport',
  type: 'report',
  recognise: {
    equals: { resourceType: 'Bundle', 'entry[].resource.resourceType': 'DiagnosticReport' },
    has: ['entry.resource'],
  },
  fields: {
    title: [
      resource('DiagnosticReport', 'code.text'),
      resource('DiagnosticReport', 'code.coding.display'),
    ],
    subtitle: resource('DiagnosticReport', 'category.coding.display'),
    number: resource('DiagnosticReport', 'identifier.value'),
    date: resource('DiagnosticReport', 'issued'),
    status: {
      $from: resource('DiagnosticReport', 'status'),
      $in: REPORT_STATES,
    },
    author: {
      name: [resource('Organization', 'name'), resource('DiagnosticReport', 'performer.display')],
      phone: {
        $find: 'entry[].resource[].telecom',
        $where: { equals: { system: 'phone' } },
        $take: 'value',
      },
      address: {
        lines: [resource('Organization', 'address.line')],
        city: resource('Organization', 'address.city'),
        region: resource('Organization', 'address.state'),
        postalCode: resource('Organization', 'address.postalCode'),
        country: resource('Organization', 'address.country'),
      },
    },
    subjectRole: 'patient',
    subject: {
      name: [
        resource('Patient', 'name.text'),
        {
          $find: 'entry[].resource',
          $where: { equals: { resourceType: 'Patient' } },
          $take: { $join: ['name.given', 'name.family'] },
        },
        resource('DiagnosticReport', 'subject.display'),
      ],
    },
    facts: [
      { label: { $const: 'Date of birth' }, kind: 'date', value: resource('Patient', 'birthDate') },
      {
        label: { $const: 'Sex' },
        kind: 'word',
        value: { $from: resource('Patient', 'gender'), $as: 'title-case' },
      },
      { label: { $const: 'Patient number' }, value: resource('Patient', 'identifier.value') },
      {
        label: { $const: 'Collected' },
        kind: 'moment',
        value: [
          resource('Specimen', 'collection.collectedDateTime'),
          resource('DiagnosticReport', 'effectiveDateTime'),
        ],
      },
      {
        label: { $const: 'Specimen' },
        value: [resource('Specimen', 'type.text'), resource('Specimen', 'type.coding.display')],
      },
      {
        label: { $const: 'Requested by' },
        value: {
          $find: 'entry[].resource',
          $where: { equals: { resourceType: ['ServiceRequest', 'Practitioner'] } },
          $take: [
            'requester.display',
            'name.text',
            { $join: ['name.prefix', 'name.given', 'name.family'] },
          ],
        },
      },
    ],
    sections: [
      { title: { $const: 'Results' }, table: observationTable('entry[].resource') },
      {
        $each: 'entry[].resource',
        $where: { equals: { resourceType: 'Observation' }, has: 'component' },
        title: ['code.text', 'code.coding.display'],
        table: COMPONENTS,
      },
      { title: { $const: 'Conclusion' }, paragraphs: [resource('DiagnosticReport', 'conclusion')] },
    ],
  },
};
