/** A list of words, written as one text. */
function list(text: string): readonly string[] {
  return text.split(' ');
}

/** English keys of reports, certificates, letters and contracts, normalised. */
export const WRITTEN_ALIASES = {
  summary: list(
    'executivesummary summary about bio objective careerobjective overview abstract synopsis highlights keytakeaways' +
      ' headline summaryoffindings summaryofinspection overallsummary executiveoverview management summaryofresults tldr alertsummary takeaways learnings',
  ),
  metrics: list(
    'metrics kpis keymetrics stats statistics kpi keyfigures figures measures indicators ' +
      'scorecard keyperformanceindicators numbers performance' +
      ' headlinefigures headlinemetrics summarymetrics metrictotals',
  ),
  findings: list(
    'findings keyfindings results observations insights issues incidents vulnerabilities' +
      ' alerts audits failures failedtests nonconformities rootcause rootcauses strengths weaknesses areasforimprovement improvementareas summaryoffindings observationsandfindings defects lessonslearned whatwentwell whatwentwrong completedissues testresults labresults keyobservations opportunities outages accomplishments',
  ),
  analysis: list('analysis dataanalysis analyses discussion methodology trends'),
  recommendations: list(
    'recommendations nextsteps actionitems actions conclusions conclusion' +
      ' recommendedactions correctiveactions followups proposedactions recommendation remediations',
  ),
  period: list(
    'period reportingperiod reportperiod daterange quarter timeframe fiscalyear ' +
      'fiscalperiod' +
      ' weekof month dateranges reportingdate reviewperiod billingperiod sprint payperiod leaseperiod contractperiod',
  ),
  author: list(
    'author authors writtenby analyst reportedby auditor' +
      ' preparedby compiledby reviewedby inspector inspectorname auditorname analystname authorname surveyor owner assessor',
  ),
  sections: list('sections chapters charts'),
  honoree: list(
    'certifiedto awardedto presentedto recipientname awardee honoree studentname student ' +
      'participant participantname learner learnername graduate holder holdername grantedto ' +
      'recipient employee employeename winner candidate attendee' +
      ' issuedto graduatename gradname traineename trainee candidatename recipientfullname learnerfullname fullnameofrecipient conferredupon conferredon bestowedupon studentfullname credentialsubject membername volunteer volunteername recognizee user nominee athlete finisher competitor stakeholdername shareholder shareholdername inductee',
  ),
  achievement: list(
    'achievement course coursename coursetitle program programme programname award ' +
      'awardname awardtitle completion completionof accomplishment qualification ' +
      'certification certificationname training trainingname degree skill completedcourse ' +
      'module placement placing prize event' +
      ' badge badgeclass badgetemplate badgename coursefullname credentialname certificatefor trainingtitle workshop workshopname seminar webinar curriculum specialization specialisation subjectofstudy category race competition',
  ),
  /** What a digital certificate is called. */
  credential: list(
    'credential badge badgeclass badgetemplate credentialsubject opencredential openbadge digitalbadge',
  ),
  awarded: list(
    'awarded awardedto awardedfor awardedby awarddate awardedon dateawarded awardedat' +
      ' presentedon awardeddate honorreceived',
  ),
  completion: list(
    'completion completiondate completedon completedat completeddate datecompleted ' +
      'datecompletion graduationdate completed dateofcompletion' +
      ' dateconferred conferraldate conferredat passedon dateofaward achievedon trainingdate coursedate examdate enddateofcourse dateachieved issuedon',
  ),
  certifiedTo: list(
    'certifiedto certifies certified certify presentedto grantedto certificate' +
      ' awardee thisistocertify',
  ),
  statement: list(
    'statement citation description reason awardedfor achievementdescription ' +
      'certificationtext bodytext text body',
  ),
  issuer: list(
    'issuer issuedby institution organization organisation school university academy ' +
      'awardedby certifyingbody presentedby company provider issuingorganization from' +
      ' partner organizer organiser issuingauthority accreditingbody trainingprovider academyname schoolname universityname institutionname issuername grantedby awardingbody host',
  ),
  postscript: list('ps postscript postscriptum'),
  enclosures: list('enclosures enclosure encl encls enc attachments anlagen anlage piecesjointes'),
  copies: list('cc copies copyto carboncopy bcc distribution'),
  salutation: list(
    'salutation greeting dear opening' + ' hello addressline0 salutationline openingline',
  ),
  body: list(
    'body content letterbody message paragraphs text lettercontent bodytext ' +
      'bodyparagraphs' +
      ' lettertext mainbody maintext messagebody plaintext paragraph mailbody messagetext bodytextplain para openingparagraph closingparagraph introduction intro html htmlbody bodyhtml htmlcontent textbody',
  ),
  closing: list(
    'closing signoff complimentaryclose valediction closingline farewell regards' +
      ' farewellline complimentaryclosing closingphrase closingremarks yours',
  ),
  subject: list('subject subjectline re regarding betreff about'),
  parties: list(
    'parties partya partyb party1 party2 firstparty secondparty contractingparties ' +
      'disclosingparty receivingparty landlord tenant employer lessor lessee licensor ' +
      'licensee disclosor borrower lender' +
      ' lessors lessees tenants landlords employee counterparty counterpartyname buyerparty sellerparty licensees licensors partyone partytwo between photographer artist purchaser performer assignee vendorparty customerparty clientlegalname consultantname contractorname clientname providerparty guarantor controller processor datacontroller dataprocessor assignor consultant subcontractor',
  ),
  agreement: list(
    'agreement agreementtype agreementdate agreementtitle agreementtext agreementterms' +
      ' agreementname agreementkind',
  ),
  contract: list(
    'contract contracttype contractvalue contractdate contractterm contracttitle ' +
      'contractor contractname contractterms' +
      ' contractid contractkind leasetype leaseterms leasestart leaseend',
  ),
  clauses: list(
    'clauses provisions articles termsandconditions covenants obligations terms sections ' +
      'confidentiality termination liability indemnification scopeofwork scope' +
      ' paragraphsoftheagreement responsibilities warranties intellectualproperty noncompete nonsolicitation disputeresolution limitationofliability serviceslevels servicelevels exclusions houserules duties noticeperiod recitals purpose termsofagreement provisionslist articlesofagreement processorobligations subjectmatter cancellation forcemajeure rider consideration scopeofservices deliverablesandscope',
  ),
  effectiveDate: list(
    'effectivedate startdate contractstartdate agreementstartdate commencementdate effective effectivefrom commencement' +
      ' effectiveon leasestart agreementdate signingdate executiondate dateofagreement termstart begins inforcefrom effectiveasof commenceson',
  ),
  governingLaw: list(
    'governinglaw jurisdiction applicablelaw' +
      ' governinglaws lawandjurisdiction venueandjurisdiction governedby law',
  ),
} satisfies Record<string, readonly string[]>;
