import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** A credential in the European Learning Model, version 3. */
export const europassCredential: SystemMapping = {
  id: 'europass-credential',
  name: 'Europass: European digital credential for learning',
  type: 'certificate',
  recognise: { has: ['credentialSubject.hasClaim', 'issuer', 'displayParameter'] },
  fields: {
    language: 'displayParameter.primaryLanguage.notation',
    title: 'displayParameter.title.*',
    recipient: {
      name: [
        { $join: ['credentialSubject.givenName.*', 'credentialSubject.familyName.*'] },
        'credentialSubject.fullName.*',
      ],
    },
    achievement: 'credentialSubject.hasClaim.title.*',
    statement: [
      'credentialSubject.hasClaim.specifiedBy.description.*',
      'credentialSubject.hasClaim.description.*',
      'displayParameter.description.*',
    ],
    issuer: { name: 'issuer.legalName.*' },
    issueDate: ['issued', 'validFrom', 'issuanceDate'],
    expiryDate: ['validUntil', 'expirationDate'],
    results: [
      {
        label: { $const: 'Grade' },
        value: 'credentialSubject.hasClaim.provenBy.grade.noteLiteral.*',
      },
      {
        label: { $const: 'Credits' },
        value: 'credentialSubject.hasClaim.specifiedBy.creditPoint.point',
      },
      {
        label: { $const: 'EQF level' },
        value: 'credentialSubject.hasClaim.specifiedBy.eqfLevel.prefLabel.*',
      },
    ],
    credentialId: 'identifier.notation',
    sections: [
      {
        title: { $const: 'Learning outcomes' },
        list: {
          $all: 'credentialSubject.hasClaim.specifiedBy.learningOutcome[].title.*',
        },
      },
    ],
  },
};
