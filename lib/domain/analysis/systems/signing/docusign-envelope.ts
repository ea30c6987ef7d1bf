import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const docusignEnvelope: SystemMapping = {
  id: 'docusign-envelope',
  name: 'DocuSign: envelope',
  type: 'contract',
  recognise: { has: ['envelopeId', 'recipients.signers'] },
  fields: {
    title: {
      $from: ['agreement.title', 'emailSubject', 'documents[0].name', 'envelopeDocuments[0].name'],
      $without: [
        'Please sign:',
        'Please DocuSign:',
        'Complete with Docusign:',
        'Completed:',
        '.pdf',
        '.docx',
      ],
    },
    date: ['agreement.effectiveDate', 'completedDateTime', 'sentDateTime', 'createdDateTime'],
    parties: [
      {
        $each: 'recipients.signers',
        role: 'roleName',
        party: { name: ['tabs.companyTabs[0].value', 'name'], email: 'email' },
      },
    ],
    terms: [
      {
        $each: 'customFields.textCustomFields',
        $where: { equals: { show: 'true' } },
        label: { $from: 'name', $as: 'name' },
        value: 'value',
      },
      { label: { $const: 'Completed on' }, kind: 'date', value: 'completedDateTime' },
      {
        label: { $const: 'Sign by' },
        kind: 'date',
        value: { $if: { lacks: 'completedDateTime' }, $then: 'expireDateTime' },
      },
    ],
    clauses: [
      {
        $each: ['agreement.sections', 'agreement.clauses'],
        title: ['heading', 'title'],
        paragraphs: [['text', 'body', 'content']],
      },
    ],
    notes: [{ $if: { lacks: 'completedDateTime' }, $then: 'emailBlurb' }],
    signatories: [
      {
        $each: 'recipients.signers',
        name: 'name',
        title: 'tabs.titleTabs[0].value',
        organization: 'tabs.companyTabs[0].value',
        date: 'signedDateTime',
        signed: { $when: { has: 'signedDateTime' } },
      },
    ],
  },
};
