import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** An inspection certificate of a mill after EN 10204 (2.2, 3.1, 3.2). */
export const materialCertificate: SystemMapping = {
  id: 'material-certificate',
  name: 'Mill: inspection certificate (EN 10204)',
  type: 'report',
  recognise: { has: ['heatNumber', 'chemicalAnalysis', 'mechanicalTests', 'certificateType'] },
  fields: {
    title: { $const: 'Inspection certificate' },
    subtitle: { $join: [{ $const: 'EN 10204' }, 'certificateType'] },
    number: 'certificateNumber',
    language: 'language',
    date: 'issueDate',
    author: {
      name: 'manufacturer.name',
      logo: 'manufacturer.logo',
      address: {
        lines: ['manufacturer.address.street'],
        city: 'manufacturer.address.city',
        postalCode: 'manufacturer.address.postalCode',
        country: { $from: 'manufacturer.address.country', $as: 'country' },
      },
    },
    subjectRole: 'client',
    subject: {
      name: 'customer.name',
      address: {
        lines: ['customer.address.street'],
        city: 'customer.address.city',
        postalCode: 'customer.address.postalCode',
        country: { $from: 'customer.address.country', $as: 'country' },
      },
    },
    facts: [
      { label: { $const: 'Order number' }, value: 'orderNumber' },
      { label: { $const: 'Product' }, value: 'product' },
      { label: { $const: 'Material' }, value: 'grade' },
      { label: { $const: 'Standard' }, value: 'specification' },
      { label: { $const: 'Heat' }, value: 'heatNumber' },
      { label: { $const: 'Dimensions' }, value: 'dimensions' },
      { label: { $const: 'Quantity' }, value: 'quantity' },
    ],
    sections: [
      {
        title: { $const: 'Chemical composition' },
        table: {
          $each: 'chemicalAnalysis',
          $columns: [
            { label: 'Element', value: 'element' },
            { label: 'Minimum', value: 'min' },
            { label: 'Maximum', value: 'max' },
            { label: 'Result', value: 'value' },
            { label: 'Unit', value: 'unit' },
          ],
        },
      },
      {
        title: { $const: 'Mechanical properties' },
        table: {
          $each: 'mechanicalTests',
          $columns: [
            { label: 'Test', value: ['property', 'test'] },
            { label: 'Standard', value: 'standard' },
            { label: 'Temperature', value: 'temperature' },
            { label: 'Minimum', value: 'min' },
            { label: 'Maximum', value: 'max' },
            { label: 'Result', value: 'value' },
            { label: 'Unit', value: 'unit' },
          ],
        },
      },
    ],
    summary: ['statement'],
    notes: { $all: 'remarks' },
    signatories: [
      { name: 'inspector.name', title: 'inspector.title', image: 'inspector.signature' },
    ],
  },
};
