import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import { byRole, documentTarget, regionTarget, textTarget } from './make.ts';
import { type Finder, PHONE, partyNames, WEBSITE } from './party-names.ts';
import { region, roles } from './region-finder.ts';

const header = region('the header', 'header');
const footer = region('the footer', 'footer');
const client = region(
  'the client details',
  'client-info',
  'recipient',
  'bill-to',
  'customer',
  'client',
  'buyer',
  'to',
);
const meta = region('the dates and references', 'meta');
const notes = region('the notes', 'notes');

const title: Finder = ({ content }) => content.title && textTarget([content.title], 'the title');
const logo: Finder = ({ content }) =>
  content.logo && textTarget([content.logo], 'the logo', 'logo');

/** Said without more: the title may be meant with them. */
export const ALL_HEADINGS = 'the headings';

/** Where the first heading is no higher than the others, it is one of them. */
const headingsCalled =
  (name: string): Finder =>
  (scope) => {
    const { title } = scope.content;
    const found = roles(name, 'heading')(scope);
    if (found === undefined || title === undefined || !scope.nodes.includes(title)) return found;
    const level = title.element.name;
    const isOne = level !== 'h1' && found.nodes.some(({ element }) => element.name === level);
    return isOne ? textTarget([title, ...found.nodes], found.name) : found;
  };

const company: Finder = (scope) =>
  byRole(header(scope)?.nodes ?? [], 'the company details', 'party-name', 'party-line') ??
  region('the company details', 'sender', 'from', 'seller')(scope);

const partyLines =
  (name: string, test: (node: ContentNode) => boolean): Finder =>
  (scope) =>
    textTarget(
      scope.nodes.filter(
        (node) => (node.role === 'party-line' || node.role === 'value') && test(node),
      ),
      name,
    );

/** A number that is labelled as something else, such as an account, only looks like one. */
const isPhone = ({ text, label }: ContentNode): boolean =>
  PHONE.test(text) && (label === undefined || /phone|\btel|mobile|cell|contact|call/i.test(label));

/** Running text, with the lines of a letter around it that are sentences of their own. */
const paragraphs: Finder = (scope) =>
  textTarget(
    scope.nodes.filter(
      ({ role, text, element }) =>
        role === 'prose' ||
        role === 'list-item' ||
        (role === 'text' && element.name === 'p' && /[.,:;!?]$/.test(text)),
    ),
    'the paragraphs',
  );

/** What people call the parts of any document. Alternatives are parted by bars. */
export const PART_NAMES: readonly (readonly [string, Finder])[] = [
  [
    'document | whole notice | entire notice | whole memo | whole flyer | whole leaflet | whole letter | entire letter | whole statement | whole document | entire document | page | whole page | entire page | everything | whole thing | entire thing | all | text | texts | all text | all the text | all of the text | whole text | entire text | body | body text | design | layout | overall design | pages | paper | sheet | content | file | pdf | overall look | text everywhere | every text | html | main | all of it | whole lot | lot | every word | all content | whole file | sections | parts | blocks',
    (scope) =>
      scope.region === undefined
        ? documentTarget(scope.content, scope.subject.document.body)
        : regionTarget(scope.content, scope.region),
  ],
  [
    'header | head | top | letterhead | banner | masthead | page header | document header | head of page | top of page | upper part | letter head | header stripe | band at top | bar at top | strip at top | stripe at top | block at top | box at top | top stripe',
    header,
  ],
  [
    'footer | foot | bottom | page footer | bottom of page | foot of page | document footer',
    footer,
  ],
  [
    'client | customer | bill to | billed to | bill-to | billing details | billing information | billing info | billing section | billing block | recipient | recipient details | recipient info | buyer | client data | parties | customer data | party | payer | invoice recipient | addressee | inside address | receiver | who it is billed to | person billed | client contact details | customer contact details | purchaser | prepared for | quoted to | both parties | two parties | contracting parties',
    client,
  ],
  [
    'meta | metadata | details section | details block | details box | invoice details | quote details | document details | invoice info | quote info | date section | dates section | date block | meta data | dates and references | references | invoice information | quote information | dates block | quotation details | receipt details | letter details | report details | certificate details | contract details | invoice data | quote data | facts | document info | document information | report info | receipt info | key data | dates and numbers | reference block | reference section | date and reference block',
    meta,
  ],
  [
    'notes | note | comments | comment | remarks | remark | note at bottom | notes at bottom | additional notes | extra notes | memo | annotations',
    notes,
  ],
  [
    'h1 | title | main title | title line | title at top | big heading | top heading | main heading text | headline | heading | main heading | document title | page title | invoice title | quote title | report title | title text | big title | document heading | headline text | main headline | doc title | contract title | certificate title | letter title | receipt title | document name | main header text | word invoice | word quote | word receipt | report name | contract name | agreement title | agreement name | title at very top | big title at top',
    title,
  ],
  [
    'number | quote nr | invoice nr | nr | quote no | document no | receipt no | receipt nr | certificate number | contract number | invoice number | quote number | document number | invoice no | receipt number | reference number | quotation number | certificate no | contract no | report number | report no | certificate id | invoice id | bill number | number of invoice | number of quote | number of receipt | number of certificate | number of contract | agreement number | document id | serial number | report id | inv no | inv number',
    roles('the number', 'number'),
  ],
  [
    'logo | logotype | emblem | crest | brand mark | wordmark | coat of arms | company logo | our logo | logo image | brand logo | my logo | logo picture',
    logo,
  ],
  [
    'headings | all headings | headers | titles | heads | heading texts | all titles',
    headingsCalled(ALL_HEADINGS),
  ],
  [
    'h2 | h3 | h2s | h3s | h2 h3 | section titles | section headings | section title | section heading | heading of sections | section headers | subheadings | sub headings | subtitles | subheads | section heads | headings of sections | sub-headings | titles of sections | section names | chapter headings | clause headings | clause titles | headings of clauses | titles of clauses | names of clauses | chapter titles | smaller headings | headings in body | secondary headings | clause names | names of sections',
    headingsCalled('the section titles'),
  ],
  [
    'labels | label | field labels | captions | field names | label texts | names of fields | labels of fields',
    roles('the labels', 'label', 'total-label'),
  ],
  ['values | field values | label values', roles('the values', 'value')],
  [
    'list | lists | bullets | bullet points | bullet list | list items | list entries | bulleted list | list of points | enumeration',
    roles('the list', 'list-item'),
  ],
  [
    'clauses | all clauses | articles | running text | body copy | main text | p | paragraphs | paragraph | prose | body paragraphs | text of clauses | clause text | clause texts | body of letter | letter text | text of letter | letter body | texts of clauses | wording of clauses | text paragraphs | body of text | normal text | paragraph text',
    paragraphs,
  ],
  [
    'signature | signatures | signature line | signature lines | sign off | signing lines | signing line | signing area | lines to sign | lines for signature | signing block | signature block | signature section | signature area | signature part | signature blocks | signature fields | signature field | place to sign',
    roles('the signature lines', 'signature'),
  ],
  [
    'images | image | pictures | picture | photos | photo',
    (scope) =>
      textTarget(
        scope.nodes.filter(({ role }) => role === 'image' || role === 'logo'),
        'the images',
        'image',
      ),
  ],
  [
    'company | our details | sender | seller | our info | business details | from section | from block | our contact details | contact details | contact info | company data | our company | our business | vendor | supplier | merchant | shop details | our address block | company address block | provider details | issuer details | contact information',
    company,
  ],
  ...partyNames(client, header),
  [
    'phone number | phone | telephone | telephone number | phone numbers | tel | mobile number | contact number',
    partyLines('the phone number', isPhone),
  ],
  [
    'email | email address | e-mail | e-mail address | emails | mail address | email addresses',
    partyLines('the email address', ({ text }) => text.includes('@')),
  ],
  [
    'website | web site | web address | homepage | site | url',
    partyLines('the website', ({ text }) => WEBSITE.test(text)),
  ],
  ['client names | party names | names | all names', roles('the names', 'party-name')],
];
