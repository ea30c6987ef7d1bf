import { wordList } from '#lib/shared/text/word-list.ts';

/** English keys of reports, certificates, letters and contracts, normalised. */
export const WRITTEN_ALIASES = {
  summary: wordList(
    'executive{summary overview} summary{ offindings ofinspection ofresults} about bio ' +
      'objective careerobjective overview overallsummary abstract synopsis highlights ' +
      'keytakeaways headline management tldr alertsummary takeaways learnings',
  ),
  metrics: wordList(
    'metric{s totals} kpi{s } key{metrics figures performanceindicators} stat{s istics} ' +
      'figures measures indicators scorecard numbers performance headline{figures metrics} ' +
      'summarymetrics',
  ),
  findings: wordList(
    'findings key{findings observations} results observations{ andfindings} insights ' +
      'issues incidents vulnerabilities alerts audits fail{ures edtests} nonconformities ' +
      'rootcause{ s} strengths weaknesses areasforimprovement improvementareas ' +
      'summaryoffindings defects lessonslearned whatwentw{ell rong} completedissues ' +
      'testresults labresults opportunities outages accomplishments',
  ),
  analysis: wordList('analys{is es} dataanalysis discussion methodology trends'),
  recommendations: wordList(
    'recommend{ations edactions ation} nextsteps action{items s} conclusion{ s} ' +
      'correctiveactions followups proposedactions remediations',
  ),
  period: wordList(
    'period report{ingperiod period ingdate} daterange{ s} quarter timeframe fiscal{year ' +
      'period} weekof month reviewperiod billingperiod sprint payperiod leaseperiod ' +
      'contractperiod',
  ),
  author: wordList(
    'author{ s name} writtenby analyst{ name} reportedby auditor{ name} preparedby compiledby ' +
      'reviewedby inspector{ name} surveyor owner assessor',
  ),
  sections: wordList('sections chapters charts'),
  honoree: wordList(
    'certifiedto awarde{dto e} presentedto recipient{ name fullname} honoree student{ name ' +
      'fullname} participant{ name} learner{ name fullname} gra{duate ntedto duatename dname} ' +
      'holder{ name} employee{ name} winner candidate{ name} attendee issuedto trainee{ name} ' +
      'fullnameofrecipient conferred{upon on} bestowedupon credentialsubject membername ' +
      'volunteer{ name} recognizee user nominee athlete finisher competitor stakeholdername ' +
      'shareholder{ name} inductee',
  ),
  achievement: wordList(
    'achievement course{ name title fullname} program{ me name} award{ name title} ' +
      'complet{ion ionof edcourse} accomplishment qualification certificat{ion ionname efor} ' +
      'training{ name title} degree skill module placement placing prize event badge{ class template name} ' +
      'credentialname workshop{ name} seminar webinar curriculum speciali{zation sation} ' +
      'subjectofstudy category race competition',
  ),
  /** What a digital certificate is called. */
  credential: wordList(
    'credential{ subject} badge{ class template} opencredential openbadge digitalbadge',
  ),
  awarded: wordList(
    'awarded{ to for by on at date} awarddate dateawarded presentedon honorreceived',
  ),
  completion: wordList(
    'complet{ion iondate edon edat eddate ed} date{completed completion ofcompletion ' +
      'conferred ofaward achieved} graduationdate conferr{aldate edat} passedon achievedon ' +
      'trainingdate coursedate examdate enddateofcourse issuedon',
  ),
  certifiedTo: wordList(
    'certif{iedto ies ied y icate} presentedto grantedto awardee thisistocertify',
  ),
  statement: wordList(
    'statement citation description reason awardedfor achievementdescription ' +
      'certificationtext body{ text} text',
  ),
  issuer: wordList(
    'issu{er edby ingorganization ingauthority ername} institution{ name} organi{zation ' +
      'sation zer ser} school{ name} university{ name} academy{ name} award{edby ingbody} ' +
      'certifyingbody presentedby company provider from partner accreditingbody ' +
      'trainingprovider grantedby host',
  ),
  postscript: wordList('ps postscript{ um}'),
  enclosures: wordList('encl{ osures osure s} enc attachments anlage{ n} piecesjointes'),
  copies: wordList('cc copies copyto carboncopy bcc distribution'),
  salutation: wordList('salutation{ line} greeting dear opening{ line} hello addressline0'),
  body: wordList(
    'body{ text paragraphs textplain html} content letter{body content text} message{ body ' +
      'text} paragraph{ s} text{ body} mai{nbody ntext lbody} plaintext para openingparagraph ' +
      'closingparagraph intro{ duction} html{ body content}',
  ),
  closing: wordList(
    'closing{ line phrase remarks} signoff complimentaryclos{e ing} valediction farewell{ ' +
      'line} regards yours',
  ),
  subject: wordList('subject{ line} re regarding betreff about'),
  parties: wordList(
    'parties party{a b 1 2 one two} firstparty secondparty con{tractingparties ' +
      'sultantname tractorname troller sultant} disclos{ingparty or} receivingparty ' +
      'landlord{ s} tenant{ s} employe{r e} less{or ee ors ees} licens{or ee ees ors} ' +
      'borrower lender counterparty{ name} buyerparty sellerparty between photographer ' +
      'artist purchaser performer assign{ee or} vendorparty customerparty client{legalname ' +
      'name} pro{viderparty cessor} guarantor data{controller processor} subcontractor',
  ),
  agreement: wordList('agreement{ type date title text terms name kind}'),
  contract: wordList(
    'contract{ type value date term title or name terms id kind} lease{type terms start end}',
  ),
  clauses: wordList(
    'clauses provisions{ list} articles{ ofagreement} term{sandconditions s ination ' +
      'sofagreement} covenants obligations sections confidentiality liability indemnification ' +
      'scope{ ofwork ofservices} paragraphsoftheagreement responsibilities warranties ' +
      'intellectualproperty noncompete nonsolicitation disputeresolution limitationofliability ' +
      'service{slevels levels} exclusions houserules duties noticeperiod recitals purpose ' +
      'processorobligations subjectmatter cancellation forcemajeure rider consideration ' +
      'deliverablesandscope',
  ),
  effectiveDate: wordList(
    'effective{ date from on asof} startdate commence{mentdate ment son} leasestart ' +
      'agreementdate signingdate executiondate dateofagreement termstart begins inforcefrom',
  ),
  governingLaw: wordList(
    'governinglaw{ s} governedby jurisdiction applicablelaw lawandjurisdiction ' +
      'venueandjurisdiction law',
  ),
} satisfies Record<string, readonly string[]>;
