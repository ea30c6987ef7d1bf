import { plays, type Role } from './aliases.ts';

/** Keys that go together in data that is none of the seven types, normalised; one line for each kind. */
const KINDS: readonly ReadonlySet<string>[] = [
  'work workexperience experience education skills employmenthistory languages hobbies interests volunteer publications projects positions educations headline careerobjective workhistory berufserfahrung ausbildung kenntnisse sprachen formation competences experiences formacion experiencia',
  'apiversion dependencies devdependencies scripts openapi swagger paths components servers spec replicas selector engines main exports repository stargazerscount forkscount defaultbranch openissuescount branch commit sha jobs steps image environment volumes plugins compileroptions include exclude workspaces nodeenv resources outputs',
  'attendees organizer start end starttime endtime starts ends location venue recurrence icaluid rsvp doors seat gate row admission speakers agenda',
  'latitude longitude lat lng lon geometry coordinates bbox timezone elevation geo bearing population',
  'sku variants inventory inventoryquantity stock barcode price saleprice listprice producttype brand rating reviews reviewcount category categories compareatprice availability instock images material dimensions ingredients msrp',
  'tracks artists artist album duration durationms playlist episodes genre genres isbn pages chapters runtime cast director releasedate followers collaborative',
  'username nickname avatar avatarurl followers following lastlogin emailverified phoneverified givenname familyname birthday birthdate roles permissions preferences picture identities mfa logincount',
  'channel threadts reactions ts mentions hashtags retweetcount likes replies replycount chat messageid isbot conversationid favoritecount hashtag chatid updateid numsegments accountsid',
  'temperature humidity pressure deviceid sensor sensorid battery rssi snr signal firmware reading readings windspeed wind forecast hourly daily current altitude',
  'preptime cooktime totaltime recipeingredient recipeinstructions ingredients instructions servings yield nutrition calories cuisine recipeyield',
  'trackingnumber carrier parcels packages weight shipfrom shipto dimensions shipmentid packinglist waybill origin destination departure arrival passenger passengers flight pnr segments cabin',
  'assignee priority labels ticket board requester requesterid submitterid tags watchers estimate storypoints column backlog',
  'grosspay netpay deductions payperiod payslip earnings hoursworked ytd bankaccount iban accountbalance transactions openingbalance closingbalance statementperiod',
  'patient medications diagnosis allergies dosage prescription prescriber bloodtype appointments symptoms',
  'bedrooms bathrooms squarefeet sqft lotsize listingprice yearbuilt propertytype mls make model mileage vin fueltype transmission',
  'term semester credits schedule timetable grades gpa enrollment enrolment enrolled classroom homeroom subjects attendance section',
  'questions answers choices options correctanswer responses menu dishes courses starters mains desserts',
].map((line) => new Set(line.split(' ')));
const WEIGHT = 2;
const ENOUGH = 2;

/** What one company orders of another; beside a number or a date of the seller it says little. */
const PURCHASE = new Set(
  'ponumber purchaseordernumber purchaseorder supplier vendor buyer shipto deliverto deliveryaddress requesteddelivery requestedby approvedby deliverydate requireddate requestor requisitioner'.split(
    ' ',
  ),
);
const SOLD: readonly Role[] = [
  'invoiceNumber',
  'dueDate',
  'amountDue',
  'quoteNumber',
  'validUntil',
  'receiptNumber',
  'amountPaid',
];

function isPurchase(keys: ReadonlySet<string>): boolean {
  if (![...keys].some((key) => plays('poNumber', key))) return false;
  return ![...keys].some((key) => SOLD.some((role) => plays(role, key)));
}

/** How much speaks for one of these kinds: 0 where fewer than two of its keys are there. */
export function otherKind(
  seen: readonly { readonly key: string; readonly depth: number }[],
): number {
  const keys = new Set(seen.filter(({ depth }) => depth <= 1).map(({ key }) => key));
  let most = 0;
  for (const kind of KINDS) {
    let found = 0;
    for (const key of keys) if (kind.has(key)) found += 1;
    most = Math.max(most, found);
  }
  if (isPurchase(keys))
    most = Math.max(most, [...keys].filter((key) => PURCHASE.has(key)).length * 2);
  return most < ENOUGH ? 0 : most * WEIGHT;
}
