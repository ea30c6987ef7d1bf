import { wordList } from '#lib/shared/text/word-list.ts';
import type { JsonValue } from '#schemas/json.ts';
import { plays, type Role } from '../keys/aliases.ts';

/** Keys that go together in data that is none of the seven types, normalised; one line for each kind. */
const KINDS: readonly ReadonlySet<string>[] = [
  'work{ experience history} experienc{e es ia} education{ s} skills employmenthistory languages hobbies interests volunteer publications projects positions headline careerobjective berufserfahrung ausbildung kenntnisse sprachen forma{tion cion} competences',
  'apiversion dependencies devdependencies scripts openapi swagger paths com{ponents mit pileroptions} servers spec replicas selector engines main exports repository stargazerscount forkscount defaultbranch openissuescount branch sha jobs steps image environment volumes plugins include exclude workspaces nodeenv resources outputs',
  'attendees organizer start{ time s} end{ time s} location venue recurrence icaluid rsvp doors seat gate row admission speakers agenda',
  'latitude longitude lat lng lon geometry coordinates bbox timezone elevation geo bearing population',
  'sku variants inventory{ quantity} stock barcode price saleprice listprice producttype brand rating review{s count} categor{y ies} compareatprice availability instock images material dimensions ingredients msrp',
  'tracks artist{ s} album duration{ ms} playlist episodes genre{ s} isbn pages chapters runtime cast director releasedate followers collaborative',
  'username nickname avatar{ url} follow{ers ing} lastlogin emailverified phoneverified givenname familyname birthda{y te} roles permissions preferences picture identities mfa logincount',
  'cha{nnel t tid} threadts reactions ts mentions hashtag{ s} retweetcount likes replies replycount messageid isbot conversationid favoritecount updateid numsegments accountsid',
  'temperature humidity pressure deviceid sensor{ id} battery rssi snr signal firmware reading{ s} wind{ speed} forecast hourly daily current altitude',
  'preptime cooktime totaltime recipe{ingredient instructions yield} ingredients instructions servings yield nutrition calories cuisine',
  'trackingnumber carrier parcels packages weight ship{from to mentid} dimensions packinglist waybill origin destination departure arrival passenger{ s} flight pnr segments cabin',
  'assignee priority labels ticket board requester{ id} submitterid tags watchers estimate storypoints column backlog',
  'grosspay netpay deductions payperiod payslip earnings hoursworked ytd bankaccount iban accountbalance transactions openingbalance closingbalance statementperiod',
  'patient medications diagnosis allergies dosage prescri{ption ber} bloodtype appointments symptoms',
  'bedrooms bathrooms squarefeet sqft lotsize listingprice yearbuilt propertytype mls make model mileage vin fueltype transmission',
  'term semester credits schedule timetable grades gpa enrol{lment ment led} classroom homeroom subjects attendance section',
  'byline article published{ at} slug excerpt readtime headline lede dateline',
  'distance duration calories speed pace heartrate splits route routes waypoints legs gear athlete elapsedtime movingtime averagespeed maxspeed',
  'reservation guest guests checkin checkout room nights tablefor partysize restaurant hotel',
  'timesheet totalhours worker approvedby weekending shift shifts overtime clockin clockout',
  'questions answers choices options correctanswer responses menu dishes courses starters mains desserts',
].map((line) => new Set(wordList(line)));
const WEIGHT = 2;
/** A part may hold what is none of the seven types: the car that is sold. */
const FURTHER_IN = 0.75;
const ENOUGH = 1.5;

/** What one company orders of another; beside a number or a date of the seller it says little. */
const PURCHASE = new Set(
  'ponumber purchaseorder{ number} supplier vendor buyer shipto deliver{to yaddress ydate} requ{esteddelivery estedby ireddate estor isitioner} approvedby'.split(
    ' ',
  ),
);
const PURCHASE_NUMBER = /^PO[-/ #]?\d/;
const SOLD: readonly Role[] = [
  'invoiceNumber',
  'dueDate',
  'amountDue',
  'quoteNumber',
  'validUntil',
  'receiptNumber',
  'amountPaid',
];

function isPurchase(
  seen: readonly { readonly key: string; readonly value: JsonValue }[],
  keys: ReadonlySet<string>,
): boolean {
  const isOrder = ({ key, value }: { readonly key: string; readonly value: JsonValue }) =>
    plays('poNumber', key) || (plays('orderNumber', key) && PURCHASE_NUMBER.test(String(value)));
  if (!seen.some(isOrder)) return false;
  return ![...keys].some((key) => SOLD.some((role) => plays(role, key)));
}

/** How much speaks for one of these kinds: 0 where fewer than two of its keys are there. */
export function otherKind(
  seen: readonly { readonly key: string; readonly value: JsonValue; readonly depth: number }[],
): number {
  const keys = new Map<string, number>();
  for (const { key, depth } of seen)
    if (depth <= 1) keys.set(key, Math.max(keys.get(key) ?? 0, depth === 0 ? 1 : FURTHER_IN));
  let most = 0;
  for (const kind of KINDS) {
    let found = 0;
    for (const [key, weight] of keys) if (kind.has(key)) found += weight;
    most = Math.max(most, found);
  }
  if (isPurchase(seen, new Set(keys.keys())))
    most = Math.max(most, [...keys.keys()].filter((key) => PURCHASE.has(key)).length * 2);
  return most < ENOUGH ? 0 : most * WEIGHT;
}
