import { wordList } from '#lib/shared/text/word-list.ts';
import { allOf, signals, type TypeSignals } from './signal.ts';

/** What speaks for reports and certificates. */
export const WRITTEN_SIGNALS: readonly TypeSignals[] = [
  {
    type: 'report',
    names: (
      'report,analysis,review,audit,assessment,dashboard,post mortem,postmortem,' +
      'scorecard,diagnosticreport,runreport,*bericht,*rapport,rapport,bilan,informe,reporte,' +
      'rapporto,relazione,verslag,relatorio,relatório,raport,sprawozdanie,inspection,' +
      '*報告書'
    ).split(','),
    signals: signals([
      [
        'metrics',
        5,
        { endings: true, vague: wordList('stats statistics numbers performance figures measures') },
      ],
      ['findings', 5, { endings: true, vague: wordList('results issues observations') }],
      ['summary', 3, { endings: true, vague: wordList('summary highlights') }],
      ['analysis', 4, { vague: wordList('discussion trends') }],
      ['recommendations', 3, { endings: true, vague: wordList('actions') }],
      ['period', 3],
      ['reportNumber', 4],
      ['sections', 2],
      ['author', 1],
    ]),
    cues: [
      ['rated', 4],
      ['figures', 4],
      ['counts', 2.5],
      ['series', 2],
    ],
    requiredSignals: allOf(
      'metrics findings analysis recommendations+summary summary+sections period+summary reportNumber rated figures counts+period counts+recommendations counts+series+summary series+period findings+period',
    ),
  },
  {
    type: 'certificate',
    names: (
      'certificate,diploma,award,certification,badge,open badge credential,assertion,' +
      'achievement,urkunde,bestätigung,zuwendungsbestätigung,spendenbescheinigung,teilnahmebestätigung,*zertifikat,*bescheinigung,diplom,certificat,attestation,' +
      'diplôme,certificado,certificato,attestato,getuigschrift,certificaat,certyfikat,' +
      'zaświadczenie,dyplom,świadectwo,*sertifikası,sertifika,katılım belgesi,başarı belgesi,osvědčení,certifikát,' +
      '*intyg,*bevis,*todistus,*vitnemål,сертификат,свидетельство,удостоверение,*修了証,*修了証書,*証明書,*表彰状,' +
      '*证书,*수료증,*이수증,*상장'
    ).split(','),
    signals: signals([
      ['certifiedTo', 7, { vague: wordList('certified certify certificate') }],
      ['awarded', 5],
      ['completion', 5, { form: 'true', vague: wordList('completed completedat') }],
      ['certificateNumber', 6],
      [
        'honoree',
        3,
        { vague: wordList('employee employeename candidate attendee participant recipient') },
      ],
      [
        'achievement',
        4,
        {
          vague: wordList('event race competition module skill program programme training course'),
        },
      ],
      ['credential', 4],
      ['date', 2],
      ['issuer', 2, { vague: wordList('company provider from organization organisation') }],
      ['signatures', 1],
    ]),
    cues: [['attests', 4]],
    requiredSignals: allOf(
      'certifiedTo awarded+honoree awarded+achievement awarded+completion certificateNumber completion+honoree completion+achievement honoree+achievement+date honoree+achievement+issuer honoree+achievement+signatures credential+honoree credential+issuer attests+honoree attests+issuer',
    ),
  },
];
