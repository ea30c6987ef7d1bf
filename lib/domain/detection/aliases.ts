import { FOREIGN_ALIASES } from './foreign-aliases.ts';

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
      'credentialnumber licensenumber',
  ),
  contractNumber: list('contractnumber contractid contractno agreementnumber agreementid'),
  reportNumber: list('reportnumber reportid reportno'),
  date: list(
    'date issuedate issued issuedat dateissued issuedon invoicedate quotedate receiptdate ' +
      'reportdate letterdate contractdate orderdate documentdate created createdat ' +
      'createddate createdon datecreated processedat generatedat datestring',
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
      'freelancer serviceprovider companyinfo retailer',
  ),
  recipient: list(
    'to client customer billto buyer recipient soldto contact billingaddress billing ' +
      'customerinfo clientinfo addressee preparedfor invoiceto quoteto payer purchaser ' +
      'billedto customerdetails clientdetails',
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
      'authorizedsignature signaturename signatureblocks signatureblock instructor',
  ),
  logo: list('logo logourl companylogo brandlogo logoimage logosrc'),
  accentColor: list('accentcolor accent brandcolor primarycolor color themecolor'),
  summary: list('executivesummary summary overview abstract synopsis highlights keytakeaways'),
  metrics: list(
    'metrics kpis keymetrics stats statistics kpi keyfigures figures measures indicators ' +
      'scorecard keyperformanceindicators numbers performance',
  ),
  findings: list(
    'findings keyfindings results observations insights issues incidents vulnerabilities',
  ),
  analysis: list('analysis dataanalysis analyses discussion methodology trends'),
  recommendations: list('recommendations nextsteps actionitems actions conclusions conclusion'),
  period: list(
    'period reportingperiod reportperiod daterange quarter timeframe fiscalyear ' + 'fiscalperiod',
  ),
  author: list('author authors writtenby analyst reportedby auditor'),
  sections: list('sections chapters charts'),
  honoree: list(
    'certifiedto awardedto presentedto recipientname awardee honoree studentname student ' +
      'participant participantname learner learnername graduate holder holdername grantedto ' +
      'recipient employee employeename winner candidate attendee',
  ),
  achievement: list(
    'achievement course coursename coursetitle program programme programname award ' +
      'awardname awardtitle completion completionof accomplishment qualification ' +
      'certification certificationname training trainingname degree skill completedcourse ' +
      'module event',
  ),
  awarded: list('awarded awardedto awardedfor awardedby awarddate awardedon dateawarded awardedat'),
  completion: list(
    'completion completiondate completedon completedat completeddate datecompleted ' +
      'datecompletion graduationdate completed dateofcompletion',
  ),
  certifiedTo: list('certifiedto certifies certified certify presentedto grantedto certificate'),
  statement: list(
    'statement citation description reason awardedfor achievementdescription ' +
      'certificationtext bodytext text body',
  ),
  issuer: list(
    'issuer issuedby institution organization organisation school university academy ' +
      'awardedby certifyingbody presentedby company provider issuingorganization from',
  ),
  postscript: list('ps postscript postscriptum'),
  enclosures: list('enclosures enclosure encl encls enc attachments anlagen anlage piecesjointes'),
  copies: list('cc copies copyto carboncopy bcc distribution'),
  salutation: list('salutation greeting dear opening'),
  body: list(
    'body content letterbody message paragraphs text lettercontent bodytext ' + 'bodyparagraphs',
  ),
  closing: list('closing signoff complimentaryclose valediction closingline farewell regards'),
  subject: list('subject subjectline re regarding betreff'),
  parties: list(
    'parties partya partyb party1 party2 firstparty secondparty contractingparties ' +
      'disclosingparty receivingparty landlord tenant employer lessor lessee licensor ' +
      'licensee disclosor borrower lender',
  ),
  agreement: list(
    'agreement agreementtype agreementdate agreementtitle agreementtext agreementterms',
  ),
  contract: list(
    'contract contracttype contractvalue contractdate contractterm contracttitle ' +
      'contractor contractname contractterms',
  ),
  clauses: list(
    'clauses provisions articles termsandconditions covenants obligations terms sections ' +
      'confidentiality termination liability indemnification scopeofwork scope',
  ),
  effectiveDate: list(
    'effectivedate startdate commencementdate effective effectivefrom commencement',
  ),
  governingLaw: list('governinglaw jurisdiction applicablelaw'),
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
    Object.entries(FOREIGN_ALIASES).map(([role, names]) => [
      role,
      [...new Set([...(ENGLISH[role as Role] ?? []), ...list(names)])],
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
