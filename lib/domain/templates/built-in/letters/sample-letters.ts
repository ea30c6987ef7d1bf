import type { JsonObject } from '#schemas/json.ts';

export const BUSINESS_LETTER_SAMPLE: JsonObject = {
  recipient: {
    name: 'Ms. Dorothea Lindgren',
    position: 'Head of Facilities',
    company: 'Alder & Stone Property Group',
    address: '77 Wabash Avenue, Suite 1200\nChicago, IL 60603',
  },
  sender: {
    name: 'Samuel Ortiz',
    position: 'Account Manager',
    phone: '+1 312 555 0164',
    email: 's.ortiz@clearwaterlifts.example',
  },
  subject: 'Lift inspection at 77 Wabash Avenue',
  salutation: 'Dear Ms. Lindgren,',
  body: 'Thank you for meeting our engineers on April 8. All four passenger lifts passed the annual inspection; the certificates are enclosed and have been filed with the city.\n\nThe goods lift needs attention before the summer. Its brake linings have worn to 3.1 mm, against a minimum of 3 mm, and we recommend replacing them within six weeks. The work takes one day and can be done on a Saturday, so that deliveries are not affected. Our offer is enclosed as well.\n\nIf you would like us to go ahead, please sign the offer and return it by April 30. I will then propose two dates in May. Until the linings are replaced we will look at the brake every two weeks, at no charge.\n\nPlease call me with any question.',
  closing: 'Kind regards,',
  enclosures: ['Inspection certificates, four', 'Offer 2026-1187'],
  copies: ['Mr. Paul Dvorak, Building Superintendent'],
  meta: { date: '2026-04-14', reference: 'AS-77W / SO' },
  branding: {
    companyName: 'Clearwater Lift Services',
    companyAddress: '1450 Fulton Street, Chicago, IL 60607',
  },
};

export const FORMAL_LETTER_SAMPLE: JsonObject = {
  recipient: {
    name: 'Mr. Julian Ashworth',
    address: '5 Orchard Lane\nConcord, MA 01742',
  },
  sender: {
    name: 'Beatrice Holloway',
    position: 'Chair of the Board of Trustees',
    email: 'trustees@marlowlibrary.example',
    phone: '+1 978 555 0181',
  },
  subject: 'Your gift to the Marlow Library',
  salutation: 'Dear Mr. Ashworth,',
  body: 'On behalf of the trustees I write to thank you for the collection of maps that you have given to the Library. It reached us safely on the second of March and has already been seen by our curator, who tells me that the two charts of the coast by Des Barres were known to her only from catalogues.\n\nThe trustees have decided to show the collection in the reading room from September, and to name the exhibition after your late mother, who first brought the maps together. We would be honoured if you opened it.\n\nEvery sheet will be described, photographed and made available to readers without charge, as you asked. The deed of gift is enclosed with our signature; one copy is for you to keep.',
  closing: 'Yours sincerely,',
  postscript: 'The curator would be glad to show you the conservation studio at any time.',
  enclosures: ['Deed of gift'],
  meta: { date: '2026-03-19', place: 'Concord' },
  branding: {
    companyName: 'The Marlow Library',
    companyAddress: '20 Monument Square, Concord, Massachusetts',
  },
};
