import { wordList } from '#lib/shared/text/word-list.ts';

/** English keys of what every document has, and of what is sold, normalised. */
export const COMMERCIAL_ALIASES = {
  title: wordList(
    'documenttitle contracttitle agreementtitle title report{title name} certificatetitle ' +
      'heading name',
  ),
  subtitle: wordList('subtitle tagline subhead{ing line} headline jobtitle position'),
  status: wordList(
    'stat{us e} paymentstat{us e} orderpaymentstatus financialstatus transactionstatus',
  ),
  number: wordList(
    'number documentnumber docnum{ber } tranid reference{ number} ref refno no ' +
      'clientreferenceid merchantreference documentnr',
  ),
  invoiceNumber: wordList(
    'invoice{number no id num ref reference code} inv bill{number no id} statementnumber',
  ),
  quoteNumber: wordList(
    'quot{enumber eno eid ationnumber ationno eref ereference ationreference ationref} ' +
      'estimate{number id no ref} proposal{number id no} offern{umber o} bidnumber',
  ),
  receiptNumber: wordList('receipt{number no id ref reference} ticketn{umber o} slipnumber'),
  orderNumber: wordList('order{number id no} salesordernumber'),
  certificateNumber: wordList(
    'certificate{number id no code} cert{number id} credential{id number code} ' +
      'licen{senumber ceno} verif{ycode icationcode} serialnumberofcertificate badgeid ' +
      'diplomanumber',
  ),
  contractNumber: wordList(
    'contract{number id no ref} agreement{number id no ref} lease{id number}',
  ),
  reportNumber: wordList(
    'report{number id no ref} caseid inspection{id number no} incidentnumber auditid ' +
      'assessmentid',
  ),
  date: wordList(
    'date{ issued add created string d don ofnotice ofissue written} issued{ate  at on} ' +
      'invoicedate quotedate receiptdate begindate order{createdate date} reportdate ' +
      'letterdate contractdate documentdate created{ at date on} processedat generatedat ' +
      'writtenon txndate voucherdate givenon docdate ' +
      'tran{date sactiondatetime sactiontime sactedat} postingdate noticedate billdate ' +
      'statementdate submitt{imelocal imeutc edat edon} calibratedon inspectedon isvalidfrom',
  ),
  dueDate: wordList(
    'duedate{ string} due dueon duby dueby paymentd{ue uedate eadline} datedue payby{ date} ' +
      'docduedate deadline paymentto',
  ),
  validUntil: wordList(
    'valid{until to through untildate itydate till tilldate thru} closedate ' +
      'expir{es esat ydate ationdate y esdate ydatetime eson} quote{expiry validuntil} ' +
      'goodthrough offervaliduntil isvalidto',
  ),
  paidDate: wordList(
    'paid{at on date} datepaid chargedate paymentdate transactiondate purchasedat{e }',
  ),
  poNumber: wordList('ponumber po purchaseorder{ number} customerp{urchaseordernumber o}'),
  sender: wordList(
    'from account{name ingsupplierparty} seller{ details} vendor supplier company{ info} ' +
      'business sender{ name} issuer merchant{ profile data} store shop provider insurer ' +
      'carriername utility organi{zation sation sationname zationname} restaurant{ name} ' +
      'hotel billfrom brand{ing } contractor agency freelancer serviceprovider retailer ' +
      'werkstatt ship{from per} consignor applicant writer creditor author',
  ),
  recipient: wordList(
    'to client{ info details s} customer{ info details s} ' +
      'bill{to ingaddress ing edto addr tocontact toparty ingaccount tocustomer} ' +
      'buyer{ details} recipient{ s} soldto{ contact party} contact{ s} addresse{e dto} ' +
      'preparedfor invoiceto quoteto payer purchaser accountingcustomerparty booker rider ' +
      'donor passenger companies debtor cardname partyname policyholder proposer ' +
      'hiringmanager attn attentionto candidate contactaddress',
  ),
  otherParty: wordList(
    'ship{to toaddress addr tocontact pingaddress ping pingdetails} consignee ' +
      'deliver{yaddress to} preparedby salesperson representative cashier defaultaddress',
  ),
  lineItems: wordList(
    'item{s list} line{items s details} products{ list} service{s lines} ' +
      'invoice{items lines rows} quoteitems order{items lines rows line} charges positions ' +
      'cart{ items} purchases deliverables billableitems documentlines coverages feeitems ' +
      'articles',
  ),
  totals: wordList(
    'totals{ ummary} valuedetails summary amounts pric{ing esummary} costs payment ' +
      'ordersummary',
  ),
  subtotal: wordList(
    'subtotal{ excludingtax price} nettotal net ' +
      'total{excludingtax net lineitemsprice excltax netamount amountbeforetax beforetax} ' +
      'currentsubtotalprice amount{excludingtax withouttax untaxed} netamount ' +
      'taxexclusiveamount netvalue netcharges sumnet netsum itemstotal',
  ),
  discount: wordList(
    'discount{ s amount total} totaldiscount{ s} amountdiscount applieddiscount savings',
  ),
  tax: wordList(
    'tax taxes taxamount{ s} totaltax{ esandcharges charged amount amounts es} vatsum ' +
      'sumtax vat vatamount gst hst pst salestax{ value total amount} taxtotal amounttax ' +
      'citytax touristtax taxlines totalvat currenttotaltax mwst iva taxs',
  ),
  discountRate: wordList('discount{rate percent percentage pct} percentoff'),
  taxRate: wordList('taxrate vatrate taxpercent{ age} gstrate vatpercent'),
  shipping: wordList(
    'shipping{ cost fee amount total price charge line lines} delivery{ fee} freight ' +
      'postage handling totalshipping',
  ),
  otherCharge: wordList(
    'tip tipamount chargetotalamount gratuity fee fees service{fee charge} surcharge ' +
      'rounding credit{s applied} deposit adjustment refund latefee amountcredited bookingfee ' +
      'processingfee',
  ),
  total: wordList(
    '' +
      'total{ invoicevalue amount price due cost includingtax gross value inctax grossamount investment charged charges fee fees premium} ' +
      'invoice{value total} grandtotal amount{ total} order{total amount value} ' +
      'gross{ total amount price} opportunity quotetotal estimatedtotal taxinclusiveamount ' +
      'sum doctotal sumgross roundedtotal projecttotal',
  ),
  amountPaid: wordList(
    'amount{paid received tendered} given paid{amount total} total{paid received} tendered ' +
      'cash{tendered } creditsapplied receivedamount payment{amount made sapplied} totalreceivedpayments',
  ),
  amountDue: wordList(
    'amount{due remaining payable} balance{due  dueamount} outstanding{ balance} remaining ' +
      'total{amountdue balancedue} patientbalance netpayable duebalance payableamount totalremainingpayments',
  ),
  change: wordList('change{ due given} cashback'),
  paid: wordList('paid ispaid paymentreceived fullypaid'),
  transactionId: wordList(
    'transaction{id number  ref} payment{id reference intent} auth{orizationcode code} ' +
      'confirmationnumber chargeid approvalcode lasttransid transid',
  ),
  paymentMethod: wordList(
    'payment{method type methoddetails gateway gatewaynames mode source} paymethod ' +
      'paid{by with via using} gateway card{last4 type brand } last4 tendertype modeofpayment ' +
      'fundingsource',
  ),
  paymentTerms: wordList('paymentterms netterms termsofpayment creditterms'),
  notes: wordList(
    'note{s } memo special{mention mentions instructions} legalmention comment{s } ' +
      'remark{s } message customer{note message} additionalnotes publicnotes headtext ' +
      'foot{text ernote er} thankyou{ message} disclaimer header',
  ),
  terms: wordList(
    'terms{ andconditions conditions} conditions legal{ terms} returnpolicy refundpolicy ' +
      'warranty policy fineprint',
  ),
  signatures: wordList(
    '' +
      'signat{ures ure ureimage ureimageurl ureurl urepicture ories ory oryname urename ureblocks ureblock ory1 ory2} ' +
      'signe{es rs dby r rname d} authorized{by signature} instructor{ s} registrar dean ' +
      'director rector principal president trainer execut{ion edby} agent headteacher',
  ),
  logo: wordList('logo{ url image src} companylogo brandlogo'),
  accentColor: wordList('accent{color } brandcolor primarycolor color themecolor'),
} satisfies Record<string, readonly string[]>;
