import type { Condition, Source, SystemMapping } from '../../mapping/system-mapping.ts';

import { COMPONENTS, observationTable, REPORT_STATES } from './fhir-observation.ts';

const resource = (type: string, take: Source) =>
  ({
    $find: 'entry[].resource',
    $where: { equals: { resourceType: type } },
    $take: take,
  }) as const;

const telecom = (system: string): Source => ({
  $find: 'telecom',
  $where: { equals: { system } },
  $take: 'value',
});

const address = (type: string) => ({
  lines: [resource(type, 'address.line[0]'), resource(type, 'address.line[1]')],
  city: resource(type, 'address.city'),
  region: resource(type, 'address.state'),
  postalCode: resource(type, 'address.postalCode'),
  country: resource(type, 'address.country'),
});

const isPractitioner = { 'resource.resourceType': 'Practitioner' };
const isInterpreter: Condition = {
  refers: ['$.entry[].resource.resultsInterpreter.reference', 'fullUrl'],
};
/** As people write it: "Dr. med. Reto Zbinden FAMH". */
const PERSON: Source = [
  'resource.name.text',
  {
    $join: [
      'resource.name.prefix',
      'resource.name.given',
      'resource.name.family',
      'resource.name.suffix',
    ],
  },
];
const interpreter = (take: Source): Source => ({
  $find: 'entry',
  $where: { equals: isPractitioner, ...isInterpreter },
  $take: take,
});

/** A social security number is no number of a patient. Switzerland's is written on findings, others are not. */
const SWISS_AHV = 'urn:oid:2.16.756.5.32';
const isSocial: Condition = {
  anyOf: [
    { equals: { system: [SWISS_AHV, 'http://hl7.org/fhir/sid/us-ssn'] } },
    { equals: { 'type.coding.code': 'SS' } },
  ],
};

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
    // "Laboratory" is all that its general code says.
    subtitle: {
      $find: 'entry[].resource',
      $where: {
        equals: { resourceType: 'DiagnosticReport' },
        not: { equals: { 'category.coding.code': 'LAB' } },
      },
      $take: 'category.coding.display',
    },
    number: resource('DiagnosticReport', 'identifier.value'),
    language: resource('DiagnosticReport', 'language'),
    date: resource('DiagnosticReport', 'issued'),
    status: {
      $from: resource('DiagnosticReport', 'status'),
      $in: REPORT_STATES,
    },
    author: {
      name: [resource('Organization', 'name'), resource('DiagnosticReport', 'performer.display')],
      phone: [
        resource('Organization', telecom('phone')),
        {
          $find: 'entry[].resource[].telecom',
          $where: { equals: { system: 'phone' } },
          $take: 'value',
        },
      ],
      email: resource('Organization', telecom('email')),
      address: address('Organization'),
    },
    subjectRole: 'patient',
    subject: {
      name: [
        resource('Patient', 'name.text'),
        {
          $find: 'entry[].resource',
          $where: { equals: { resourceType: 'Patient' } },
          $take: { $join: ['name.given[0]', 'name.given[1]', 'name.family'] },
        },
        resource('DiagnosticReport', 'subject.display'),
      ],
      address: address('Patient'),
    },
    facts: [
      { label: { $const: 'Date of birth' }, kind: 'date', value: resource('Patient', 'birthDate') },
      {
        label: { $const: 'Sex' },
        kind: 'word',
        value: { $from: resource('Patient', 'gender'), $as: 'title-case' },
      },
      {
        label: { $const: 'Patient number' },
        value: resource('Patient', {
          $find: 'identifier',
          $where: { not: isSocial },
          $take: 'value',
        }),
      },
      {
        label: { $const: 'AHV number' },
        value: resource('Patient', {
          $find: 'identifier',
          $where: { equals: { system: SWISS_AHV } },
          $take: { $from: 'value', $mask: '###.####.####.##' },
        }),
      },
      {
        label: { $const: 'Collected' },
        kind: 'moment',
        value: [
          resource('Specimen', 'collection.collectedDateTime'),
          resource('DiagnosticReport', 'effectiveDateTime'),
        ],
      },
      {
        label: { $const: 'Received on' },
        kind: 'moment',
        value: resource('Specimen', 'receivedTime'),
      },
      {
        label: { $const: 'Specimen' },
        value: [resource('Specimen', 'type.text'), resource('Specimen', 'type.coding.display')],
      },
      {
        label: { $const: 'Specimen number' },
        value: resource('Specimen', 'accessionIdentifier.value'),
      },
      {
        label: { $const: 'Requested by' },
        value: [
          resource('ServiceRequest', 'requester.display'),
          {
            $find: 'entry',
            $where: { equals: isPractitioner, not: isInterpreter },
            $take: PERSON,
          },
        ],
      },
      {
        label: { $const: 'Request number' },
        value: resource('ServiceRequest', 'requisition.value'),
      },
      {
        label: { $const: 'Reason' },
        value: [
          resource('ServiceRequest', 'reasonCode.text'),
          resource('ServiceRequest', 'reasonCode.coding.display'),
        ],
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
    signatories: [
      {
        name: interpreter(PERSON),
        title: interpreter('resource.qualification.code.text'),
      },
    ],
  },
};
