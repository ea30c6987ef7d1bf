import { wordList } from '#lib/shared/text/word-list.ts';
import { allOf, signals, type TypeSignals } from './signal.ts';

/** What speaks for letters and contracts. */
export const ADDRESSED_SIGNALS: readonly TypeSignals[] = [
  {
    type: 'letter',
    names: (
      'letter,memo,memorandum,correspondence,*brief,*schreiben,*mahnung,lettre,courrier,' +
      'carta,lettera,payment reminder,cover letter,letter of recommendation,notice,' +
      'pismo,*brev,*kirje,dopis,mektup,mektubu,письмо,手紙,信函,편지'
    ).split(','),
    signals: signals([
      ['salutation', 6],
      ['body', 5, { form: 'prose', vague: wordList('text message content') }],
      ['closing', 4],
      [
        'recipient',
        2,
        {
          form: 'party',
          also: wordList(
            'recipientname tenantname tenant employeename employee clientname customername studentname membername patientname patient member to_name toname applicantname',
          ),
        },
      ],
      [
        'sender',
        2,
        {
          form: 'party',
          also: wordList('sendername landlordname landlord fromname companyname letterhead'),
        },
      ],
      ['subject', 2, { vague: wordList('about') }],
      ['signatures', 1],
    ]),
    cues: [
      ['saysDear', 4],
      ['saysRegards', 3],
    ],
    requiredSignals: allOf(
      'salutation+body salutation+closing salutation+subject salutation+recipient body+closing body+subject+recipient body+subject+sender body+recipient+sender saysDear+saysRegards saysDear+body saysDear+recipient saysRegards+recipient',
    ),
  },
  {
    type: 'contract',
    names: (
      'contract,agreement,nda,non-disclosure agreement,lease,statement of work,' +
      'terms of service,engagement letter,deed,addendum,amendment,' +
      'memorandum of understanding,power of attorney,*vertrag,*vereinbarung,contrat,' +
      'contrato,contratto,convenio,*overeenkomst,acuerdo,umowa,*avtal,*avtale,*aftale,*kontrakt,*contract,*sopimus,smlouva,sözleşme,*sözleşmesi,договор,' +
      'assignment,*契約書,*合同,*계약서'
    ).split(','),
    signals: signals([
      [
        'parties',
        6,
        {
          vague: wordList(
            'landlord tenant employer employee borrower lender controller processor consultant photographer artist performer clientname contractorname purchaser guarantor customerparty vendorparty buyerparty sellerparty counterparty tenants landlords',
          ),
        },
      ],
      ['agreement', 5],
      ['contract', 5, { vague: wordList('contractor contractname') }],
      ['contractNumber', 4],
      [
        'clauses',
        3,
        { endings: true, vague: wordList('terms sections scope articles conditions') },
      ],
      ['effectiveDate', 3, { vague: wordList('startdate') }],
      ['governingLaw', 4, { vague: wordList('law') }],
      ['signatures', 3],
    ]),
    cues: [
      ['binds', 4],
      ['signed', 3],
    ],
    requiredSignals: allOf(
      'parties agreement contract contractNumber clauses+signatures signed+effectiveDate signed+clauses signed+parties governingLaw clauses+effectiveDate clauses+binds signatures+binds effectiveDate+binds',
    ),
  },
];
