import { FOREIGN_ALIASES } from './foreign-aliases.ts';
import { FOREIGN_WORDING } from './foreign-wording.ts';

/** A list of words, written as one text. */
function list(text: string): readonly string[] {
  return text.split(' ');
}

const ENGLISH = {
  title: list(
    'title documenttitle reporttitle reportname certificatetitle contracttitle ' +
      'agreementtitle heading name',
  ),
  subtitle: list('subtitle tagline subheading subheadline headline jobtitle position'),
  status: list('status state paymentstatus financialstatus'),
  number: list('number documentnumber docnumber reference referencenumber ref refno no'),
  invoiceNumber: list(
    'invoicenumber invoiceno invoiceid invoicenum invoiceref invoicecode inv billnumber ' +
      'facturanumero rechnungsnummer',
  ),
  quoteNumber: list(
    'quotenumber quoteno quoteid quotationnumber quotationno estimatenumber estimateid ' +
      'estimateno proposalnumber proposalid quoteref offernumber angebotsnummer',
  ),
  receiptNumber: list('receiptnumber receiptno receiptid receiptref ticketnumber'),
  orderNumber: list('ordernumber orderid orderno salesordernumber'),
  certificateNumber: list(
    'certificatenumber certificateid certificateno certnumber certid credentialid ' +
      'credentialnumber licensenumber' +
      ' verifycode verificationcode credentialcode certificatecode serialnumberofcertificate badgeid licenceno licensenumber diplomanumber',
  ),
  contractNumber: list(
    'contractnumber contractid contractno agreementnumber agreementid' +
      ' leaseid leasenumber agreementno agreementref contractref',
  ),
  reportNumber: list(
    'reportnumber reportid reportno' + ' reportref caseid incidentnumber' + ' auditid assessmentid',
  ),
  date: list(
    'date issuedate issued issuedat dateissued issuedon invoicedate quotedate receiptdate ' +
      'reportdate letterdate contractdate orderdate documentdate created createdat ' +
      'createddate createdon datecreated processedat generatedat datestring writtenon dated givenon dateofissue datewritten',
  ),
  dueDate: list(
    'duedate due dueon duby dueby paymentdue paymentduedate datedue payby duedatestring',
  ),
  validUntil: list(
    'validuntil expires expiresat expirydate expirationdate expiry validto quoteexpiry ' +
      'validthrough goodthrough expiresdate validuntildate offervaliduntil',
  ),
  paidDate: list(
    'paidat paidon datepaid paiddate paymentdate transactiondate purchasedate purchasedat',
  ),
  poNumber: list('ponumber po purchaseorder purchaseordernumber customerpo'),
  sender: list(
    'from accountname seller vendor supplier company business sender issuer merchant store shop ' +
      'provider organization organisation billfrom branding brand contractor agency ' +
      'freelancer serviceprovider companyinfo retailer' +
      ' applicant writer creditor author sendername freelancer organisationname organizationname',
  ),
  recipient: list(
    'to client customer billto buyer recipient soldto contact billingaddress billing ' +
      'customerinfo clientinfo addressee preparedfor invoiceto quoteto payer purchaser ' +
      'billedto customerdetails clientdetails' +
      ' addressedto debtor hiringmanager recipients attn attentionto candidate',
  ),
  otherParty: list(
    'shipto shippingaddress shipping deliveryaddress deliverto shippingdetails preparedby ' +
      'salesperson representative cashier defaultaddress',
  ),
  lineItems: list(
    'items lineitems lines products services invoiceitems quoteitems orderitems ' +
      'orderlines invoicelines charges positions cart cartitems purchases deliverables ' +
      'itemlist billableitems linedetails articles',
  ),
  totals: list(
    'totals summary amounts pricing totalsummary costs payment ordersummary pricesummary',
  ),
  subtotal: list(
    'subtotal subtotalexcludingtax nettotal net totalexcludingtax subtotalprice currentsubtotalprice ' +
      'amountexcludingtax netamount totalnet totallineitemsprice totalexcltax ' +
      'totalbeforetax itemstotal',
  ),
  discount: list(
    'discount discounts discountamount totaldiscount totaldiscounts amountdiscount ' + 'savings',
  ),
  tax: list(
    'tax taxes taxamount totaltax vat vatamount gst hst pst salestax taxtotal amounttax ' +
      'totalvat currenttotaltax mwst iva',
  ),
  discountRate: list('discountrate discountpercent discountpercentage percentoff discountpct'),
  taxRate: list('taxrate vatrate taxpercent taxpercentage gstrate vatpercent'),
  shipping: list(
    'shipping shippingcost shippingfee shippingamount shippingtotal shippingprice delivery ' +
      'deliveryfee freight postage handling totalshipping shippingcharge',
  ),
  otherCharge: list(
    'tip gratuity fee fees servicefee servicecharge surcharge rounding credits ' +
      'creditapplied deposit adjustment refund latefee amountcredited bookingfee ' +
      'processingfee',
  ),
  total: list(
    'total grandtotal totalamount totalprice amount totaldue amounttotal ordertotal ' +
      'invoicetotal totalcost quotetotal totalincludingtax totalgross grosstotal totalvalue ' +
      'estimatedtotal totalinctax sum',
  ),
  amountPaid: list(
    'amountpaid paidamount totalpaid amountreceived tendered amounttendered cashtendered ' + 'cash',
  ),
  amountDue: list(
    'amountdue balancedue balance outstanding amountremaining remaining ' +
      'outstandingbalance duebalance amountpayable',
  ),
  change: list('change changedue changegiven cashback'),
  paid: list('paid ispaid paymentreceived fullypaid'),
  transactionId: list(
    'transactionid transactionnumber transaction paymentid paymentreference ' +
      'authorizationcode authcode confirmationnumber chargeid paymentintent approvalcode ' +
      'transactionref',
  ),
  paymentMethod: list(
    'paymentmethod paymenttype paidby paidwith paymentmethoddetails paymentgateway ' +
      'gateway paymentgatewaynames cardlast4 last4 cardtype cardbrand tendertype paidvia ' +
      'card',
  ),
  paymentTerms: list('paymentterms netterms termsofpayment creditterms'),
  notes: list(
    'notes note memo comments comment remarks remark message customernote additionalnotes ' +
      'footernote footer thankyou thankyoumessage specialinstructions customermessage ' +
      'disclaimer',
  ),
  terms: list(
    'terms termsandconditions conditions termsconditions legal legalterms returnpolicy ' +
      'refundpolicy warranty policy fineprint',
  ),
  signatures: list(
    'signatures signature signatories signers signatory signedby authorizedby signer ' +
      'authorizedsignature signaturename signatureblocks signatureblock instructor' +
      ' registrar dean director rector principal president trainer instructors signed execution executedby agent signatory1 signatory2',
  ),
  logo: list('logo logourl companylogo brandlogo logoimage logosrc'),
  accentColor: list('accentcolor accent brandcolor primarycolor color themecolor'),
  summary: list(
    'executivesummary summary about bio objective careerobjective overview abstract synopsis highlights keytakeaways' +
      ' headline executiveoverview management summaryofresults tldr alertsummary',
  ),
  metrics: list(
    'metrics kpis keymetrics stats statistics kpi keyfigures figures measures indicators ' +
      'scorecard keyperformanceindicators numbers performance' +
      ' headlinefigures headlinemetrics summarymetrics metrictotals',
  ),
  findings: list(
    'findings keyfindings results observations insights issues incidents vulnerabilities' +
      ' alerts audits failures failedtests nonconformities rootcause rootcauses lessonslearned whatwentwell whatwentwrong completedissues testresults labresults keyobservations opportunities outages accomplishments',
  ),
  analysis: list('analysis dataanalysis analyses discussion methodology trends'),
  recommendations: list(
    'recommendations nextsteps actionitems actions conclusions conclusion' +
      ' recommendedactions correctiveactions followups proposedactions recommendation remediations',
  ),
  period: list(
    'period reportingperiod reportperiod daterange quarter timeframe fiscalyear ' +
      'fiscalperiod' +
      ' weekof month daterange dateranges reportingdate reviewperiod billingperiod sprint payperiod leaseperiod contractperiod',
  ),
  author: list(
    'author authors writtenby analyst reportedby auditor' +
      ' preparedby compiledby reviewedby inspector owner assessor',
  ),
  sections: list('sections chapters charts'),
  honoree: list(
    'certifiedto awardedto presentedto recipientname awardee honoree studentname student ' +
      'participant participantname learner learnername graduate holder holdername grantedto ' +
      'recipient employee employeename winner candidate attendee' +
      ' issuedto graduatename gradname traineename trainee candidatename recipientfullname learnerfullname fullnameofrecipient conferredupon conferredon bestowedupon studentfullname credentialsubject membername volunteer volunteername recognizee user nominee',
  ),
  achievement: list(
    'achievement course coursename coursetitle program programme programname award ' +
      'awardname awardtitle completion completionof accomplishment qualification ' +
      'certification certificationname training trainingname degree skill completedcourse ' +
      'module event' +
      ' badge badgeclass badgetemplate badgename coursefullname credentialname certificatefor trainingtitle workshop workshopname seminar webinar curriculum specialization specialisation subjectofstudy category',
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
    'salutation greeting dear opening' +
      ' hello addressline0 salutationline openingline openingline',
  ),
  body: list(
    'body content letterbody message paragraphs text lettercontent bodytext ' +
      'bodyparagraphs' +
      ' lettertext mainbody maintext messagebody plaintext paragraph mailbody bodytextplain para',
  ),
  closing: list(
    'closing signoff complimentaryclose valediction closingline farewell regards' +
      ' farewellline complimentaryclosing closingphrase closingremarks closingparagraph',
  ),
  subject: list('subject subjectline re regarding betreff'),
  parties: list(
    'parties partya partyb party1 party2 firstparty secondparty contractingparties ' +
      'disclosingparty receivingparty landlord tenant employer lessor lessee licensor ' +
      'licensee disclosor borrower lender' +
      ' lessors lessees tenants landlords employee counterparty counterpartyname buyerparty sellerparty licensees licensors partyone partytwo providerparty guarantor controller processor datacontroller dataprocessor assignor consultant subcontractor',
  ),
  agreement: list(
    'agreement agreementtype agreementdate agreementtitle agreementtext agreementterms' +
      ' agreementname agreementkind',
  ),
  contract: list(
    'contract contracttype contractvalue contractdate contractterm contracttitle ' +
      'contractor contractname contractterms' +
      ' contractname contractid contractkind leasetype leaseterms leasestart leaseend',
  ),
  clauses: list(
    'clauses provisions articles termsandconditions covenants obligations terms sections ' +
      'confidentiality termination liability indemnification scopeofwork scope' +
      ' paragraphsoftheagreement responsibilities warranties intellectualproperty noncompete nonsolicitation disputeresolution limitationofliability liability serviceslevels servicelevels exclusions houserules duties noticeperiod recitals purpose termsofagreement provisionslist articlesofagreement processorobligations subjectmatter',
  ),
  effectiveDate: list(
    'effectivedate startdate commencementdate effective effectivefrom commencement' +
      ' effectiveon leasestart agreementdate signingdate executiondate dateofagreement termstart begins inforcefrom effectiveasof commenceson',
  ),
  governingLaw: list(
    'governinglaw jurisdiction applicablelaw' +
      ' governinglaws lawandjurisdiction venueandjurisdiction governedby law',
  ),
} satisfies Record<string, readonly string[]>;

/** A part that a key can play. */
export type Role = keyof typeof ENGLISH;

/**
 * Which keys play which part, normalised (see `normalizeKey`). One table for the detector, the
 * document model and everybody who asks what the service understands.
 */
export const ALIASES: Readonly<Record<Role, readonly string[]>> = {
  ...ENGLISH,
  ...Object.fromEntries(
    [...new Set([...Object.keys(FOREIGN_ALIASES), ...Object.keys(FOREIGN_WORDING)])].map((role) => [
      role,
      [
        ...new Set(
          [ENGLISH[role as Role] ?? [], FOREIGN_ALIASES[role], FOREIGN_WORDING[role]].flatMap(
            (names) => (typeof names === 'string' ? list(names) : (names ?? [])),
          ),
        ),
      ],
    ]),
  ),
};

const ENGLISH_NAMES: ReadonlySet<string> = new Set(Object.values(ENGLISH).flat());

/** True for keys in another language: the reader wants them as they are, not in English. */
export function isForeign(normalizedKey: string): boolean {
  return !ENGLISH_NAMES.has(normalizedKey) || normalizedKey === 'mwst';
}

const sets = new Map<Role, ReadonlySet<string>>();

/** True when the normalised key is known for the role. */
export function plays(role: Role, normalizedKey: string): boolean {
  let set = sets.get(role);
  if (set === undefined) {
    set = new Set<string>(ALIASES[role]);
    sets.set(role, set);
  }
  return set.has(normalizedKey);
}
