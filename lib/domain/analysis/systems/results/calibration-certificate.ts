import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** A calibration certificate with what ISO/IEC 17025 asks for, as laboratory systems export it. */
export const calibrationCertificate: SystemMapping = {
  id: 'calibration-certificate',
  name: 'Laboratory system: calibration certificate (ISO/IEC 17025)',
  type: 'report',
  recognise: {
    has: ['certificateNumber', 'instrument.serialNumber', 'results.uncertainty', 'laboratory.name'],
  },
  fields: {
    title: { $const: 'Calibration certificate' },
    subtitle: { $join: ['instrument.manufacturer', 'instrument.model'] },
    number: 'certificateNumber',
    language: 'language',
    date: ['issuedOn', 'issueDate'],
    author: {
      name: 'laboratory.name',
      logo: 'laboratory.logo',
      phone: 'laboratory.phone',
      address: {
        lines: ['laboratory.address.street'],
        city: 'laboratory.address.city',
        region: 'laboratory.address.region',
        postalCode: 'laboratory.address.postalCode',
        country: { $from: 'laboratory.address.country', $as: 'country' },
      },
    },
    subjectRole: 'client',
    subject: {
      name: 'customer.name',
      address: {
        lines: ['customer.address.street'],
        city: 'customer.address.city',
        region: 'customer.address.region',
        postalCode: 'customer.address.postalCode',
        country: { $from: 'customer.address.country', $as: 'country' },
      },
    },
    facts: [
      { label: { $const: 'Instrument' }, value: 'instrument.description' },
      { label: { $const: 'Serial number' }, value: 'instrument.serialNumber' },
      { label: { $const: 'Calibrated on' }, kind: 'date', value: 'calibratedOn' },
      { label: { $const: 'Next calibration' }, kind: 'date', value: 'nextDue' },
      { label: { $const: 'Procedure' }, value: 'procedure' },
      { label: { $const: 'Accreditation' }, value: 'laboratory.accreditation' },
    ],
    summary: ['statement'],
    sections: [
      {
        title: { $const: 'Conditions' },
        facts: [
          { label: { $const: 'Temperature' }, value: 'environment.temperature' },
          { label: { $const: 'Humidity' }, value: 'environment.humidity' },
        ],
      },
      {
        title: { $const: 'Results' },
        table: {
          $each: 'results',
          $columns: [
            { label: 'Nominal', value: 'nominal' },
            { label: 'Measured', value: ['measured', 'reading'] },
            { label: 'Unit', value: { $from: 'unit', $as: 'unit' } },
            { label: 'Deviation', value: ['deviation', 'error'] },
            { label: 'Uncertainty', value: 'uncertainty' },
            { label: 'Tolerance', value: 'tolerance' },
            {
              label: 'Result',
              kind: 'word',
              value: [
                { $if: { equals: { pass: true } }, $then: { $const: 'Passed' } },
                { $if: { equals: { pass: false } }, $then: { $const: 'Failed' } },
              ],
            },
          ],
        },
      },
      {
        title: { $const: 'Standards used' },
        table: {
          $each: 'standards',
          $columns: [
            { label: 'Standard', value: 'description' },
            { label: 'Serial number', value: 'serialNumber' },
            { label: 'Certificate number', value: 'certificateNumber' },
            { label: 'Valid until', kind: 'date', value: 'validUntil' },
          ],
        },
      },
    ],
    notes: { $all: 'remarks' },
    signatories: [
      { name: 'technician.name', title: { $const: 'Technician' }, image: 'technician.signature' },
      { name: 'approvedBy.name', title: 'approvedBy.title', image: 'approvedBy.signature' },
    ],
  },
};
