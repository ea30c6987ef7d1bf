import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const sertifierCredential: SystemMapping = {
  id: 'sertifier-credential',
  name: 'Sertifier: credential',
  type: 'certificate',
  recognise: { has: ['certificateNo', 'detail.title', 'issuer.title'] },
  fields: {
    title: 'detail.type',
    recipient: { name: 'name' },
    achievement: 'detail.title',
    statement: 'detail.description',
    criteria: 'detail.criteria',
    issuer: { name: 'issuer.title', website: 'issuer.url' },
    issueDate: 'issueDate',
    expiryDate: 'expireDate',
    results: [
      { label: { $const: 'Level' }, value: 'detail.level' },
      { label: { $const: 'Duration' }, value: 'detail.duration' },
      { $each: 'attributes', label: 'name', value: 'value' },
    ],
    credentialId: 'certificateNo',
    verificationUrl: 'credentialLink',
    sections: [{ title: { $const: 'Skills' }, list: { $all: 'detail.skills' } }],
  },
};
