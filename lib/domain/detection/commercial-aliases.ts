/** A list of words, written as one text. */
function list(text: string): readonly string[] {
  return text.split(' ');
}

/** English keys of what every document has, and of what is sold, normalised. */
export const COMMERCIAL_ALIASES = {
  title: list(
    'title documenttitle reporttitle reportname certificatetitle contracttitle ' +
      'agreementtitle heading name',
  ),
  subtitle: list('subtitle tagline subheading subheadline headline jobtitle position'),
  status: list(
    'status state paymentstatus paymentstate orderpaymentstatus financialstatus transactionstatus',
  ),
  number: list(
    'number documentnumber docnumber docnum tranid reference referencenumber ref refno no clientreferenceid merchantreference',
  ),
  invoiceNumber: list(
    'invoicenumber invoiceno invoiceid invoicenum invoiceref invoicereference invoicecode inv billnumber billno billid statementnumber',
  ),
  quoteNumber: list(
    'quotenumber quoteno quoteid quotationnumber quotationno estimatenumber estimateid ' +
      'estimateno proposalnumber proposalid quoteref quotereference quotationreference quotationref estimateref offernumber offerno bidnumber proposalno',
  ),
  receiptNumber: list(
    'receiptnumber receiptno receiptid receiptref receiptreference ticketnumber ticketno slipnumber',
  ),
  orderNumber: list('ordernumber orderid orderno salesordernumber'),
  certificateNumber: list(
    'certificatenumber certificateid certificateno certnumber certid credentialid ' +
      'credentialnumber licensenumber' +
      ' verifycode verificationcode credentialcode certificatecode serialnumberofcertificate badgeid licenceno diplomanumber',
  ),
  contractNumber: list(
    'contractnumber contractid contractno agreementnumber agreementid' +
      ' leaseid leasenumber agreementno agreementref contractref',
  ),
  reportNumber: list(
    'reportnumber reportid reportno' +
      ' reportref caseid inspectionid inspectionnumber inspectionno incidentnumber' +
      ' auditid assessmentid',
  ),
  date: list(
    'date issuedate issued issuedat dateissued issuedon invoicedate quotedate receiptdate ' +
      'begindate dateadd ordercreatedate reportdate letterdate contractdate orderdate documentdate created createdat ' +
      'createddate createdon datecreated processedat generatedat datestring writtenon dated datedon txndate voucherdate givenon docdate trandate postingdate dateofnotice noticedate billdate statementdate transactiondatetime dateofissue datewritten submittimelocal submittimeutc submittedat submittedon transactiontime transactedat calibratedon inspectedon',
  ),
  dueDate: list(
    'duedate due dueon duby dueby paymentdue paymentduedate datedue payby duedatestring docduedate paybydate paymentdeadline deadline',
  ),
  validUntil: list(
    'validuntil closedate expires expiresat expirydate expirationdate expiry validto quoteexpiry ' +
      'validthrough goodthrough expiresdate validuntildate offervaliduntil validitydate validtill validtilldate validthru expirydatetime quotevaliduntil expireson',
  ),
  paidDate: list(
    'paidat paidon datepaid paiddate chargedate paymentdate transactiondate purchasedate purchasedat',
  ),
  poNumber: list(
    'ponumber po purchaseorder purchaseordernumber customerpurchaseordernumber customerpo',
  ),
  sender: list(
    'from accountname seller vendor supplier company business sender issuer merchant store shop ' +
      'provider insurer carriername merchantprofile merchantdata utility organization organisation restaurant restaurantname hotel accountingsupplierparty billfrom branding brand contractor agency ' +
      'freelancer serviceprovider companyinfo retailer sellerdetails werkstatt' +
      ' shipfrom shipper consignor applicant writer creditor author sendername organisationname organizationname',
  ),
  recipient: list(
    'to client customer billto buyer recipient soldto contact billingaddress billing ' +
      'customerinfo clientinfo addressee preparedfor invoiceto quoteto payer purchaser ' +
      'billedto customerdetails clientdetails buyerdetails' +
      ' addressedto clients customers billaddr accountingcustomerparty billtocontact soldtocontact booker rider donor passenger contacts companies debtor soldtoparty billtoparty billingaccount cardname partyname policyholder proposer billtocustomer hiringmanager recipients attn attentionto candidate',
  ),
  otherParty: list(
    'shipto consignee shiptoaddress shipaddr shiptocontact shippingaddress shipping deliveryaddress deliverto shippingdetails preparedby ' +
      'salesperson representative cashier defaultaddress',
  ),
  lineItems: list(
    'items lineitems lines products services invoiceitems quoteitems orderitems ' +
      'orderlines productslist invoicelines charges positions cart cartitems purchases deliverables ' +
      'itemlist billableitems linedetails documentlines orderrows invoicerows servicelines coverages feeitems articles orderline',
  ),
  totals: list(
    'totals valuedetails summary amounts pricing totalsummary costs payment ordersummary pricesummary',
  ),
  subtotal: list(
    'subtotal subtotalexcludingtax nettotal net totalexcludingtax subtotalprice currentsubtotalprice ' +
      'amountexcludingtax netamount totalnet totallineitemsprice totalexcltax ' +
      'amountwithouttax totalnetamount taxexclusiveamount netvalue netcharges totalamountbeforetax sumnet netsum totalbeforetax itemstotal amountuntaxed',
  ),
  discount: list(
    'discount discounts discountamount discounttotal totaldiscount totaldiscounts amountdiscount applieddiscount savings',
  ),
  tax: list(
    'tax taxes taxamount totaltax vatsum sumtax totaltaxesandcharges totaltaxcharged vat vatamount gst hst pst salestax taxtotal amounttax totaltaxamount salestaxvalue salestaxtotal salestaxamount citytax touristtax taxlines totaltaxamounts taxamounts totaltaxes ' +
      'totalvat currenttotaltax mwst iva',
  ),
  discountRate: list('discountrate discountpercent discountpercentage percentoff discountpct'),
  taxRate: list('taxrate vatrate taxpercent taxpercentage gstrate vatpercent'),
  shipping: list(
    'shipping shippingcost shippingfee shippingamount shippingtotal shippingprice delivery ' +
      'deliveryfee freight postage handling totalshipping shippingcharge shippingline shippinglines',
  ),
  otherCharge: list(
    'tip tipamount chargetotalamount gratuity fee fees servicefee servicecharge surcharge rounding credits ' +
      'creditapplied deposit adjustment refund latefee amountcredited bookingfee ' +
      'processingfee',
  ),
  total: list(
    'total totalinvoicevalue invoicevalue grandtotal totalamount totalprice amount totaldue amounttotal ordertotal ' +
      'gross invoicetotal opportunity totalcost quotetotal totalincludingtax totalgross grosstotal totalvalue ' +
      'estimatedtotal totalinctax totalgrossamount taxinclusiveamount sum doctotal sumgross grossamount orderamount totalinvestment totalcharged totalcharges totalfee totalfees roundedtotal ordervalue grossprice totalpremium projecttotal',
  ),
  amountPaid: list(
    'amountpaid given paidamount totalpaid amountreceived tendered amounttendered cashtendered ' +
      'cash creditsapplied paidtotal totalreceived receivedamount paymentamount paymentmade paymentsapplied',
  ),
  amountDue: list(
    'amountdue balancedue balance outstanding amountremaining remaining ' +
      'outstandingbalance totalamountdue patientbalance totalbalancedue netpayable duebalance balancedueamount payableamount amountpayable',
  ),
  change: list('change changedue changegiven cashback'),
  paid: list('paid ispaid paymentreceived fullypaid'),
  transactionId: list(
    'transactionid transactionnumber transaction paymentid paymentreference ' +
      'authorizationcode authcode confirmationnumber chargeid paymentintent approvalcode ' +
      'transactionref lasttransid transid',
  ),
  paymentMethod: list(
    'paymentmethod paymethod paymenttype paidby paidwith paymentmethoddetails paymentgateway ' +
      'gateway paymentgatewaynames cardlast4 last4 cardtype cardbrand tendertype paidvia paidusing paymentmode modeofpayment ' +
      'card paymentsource fundingsource',
  ),
  paymentTerms: list('paymentterms netterms termsofpayment creditterms'),
  notes: list(
    'notes note memo specialmention specialmentions legalmention comments comment remarks remark message customernote additionalnotes publicnotes headtext foottext ' +
      'footernote footer thankyou thankyoumessage specialinstructions customermessage ' +
      'disclaimer',
  ),
  terms: list(
    'terms termsandconditions conditions termsconditions legal legalterms returnpolicy ' +
      'refundpolicy warranty policy fineprint',
  ),
  signatures: list(
    'signatures signees signature signatureimage signatureimageurl signatureurl signaturepicture signatories signers signatory signedby authorizedby signer signatoryname signername ' +
      'authorizedsignature signaturename signatureblocks signatureblock instructor' +
      ' registrar dean director rector principal president trainer instructors signed execution executedby agent signatory1 signatory2 headteacher',
  ),
  logo: list('logo logourl companylogo brandlogo logoimage logosrc'),
  accentColor: list('accentcolor accent brandcolor primarycolor color themecolor'),
} satisfies Record<string, readonly string[]>;
