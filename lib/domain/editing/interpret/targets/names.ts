import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Target } from '../rule.ts';
import { columnNamed } from './columns.ts';
import {
  byRole,
  documentTarget,
  headTarget,
  regionTarget,
  rowsTarget,
  tableTarget,
  textTarget,
  totalTarget,
} from './make.ts';
import { type Finder, PHONE, partyNames } from './party-names.ts';
import { preferred, type Scope } from './scope.ts';

function region(name: string, ...slugs: readonly string[]): Finder {
  return (scope) => {
    const found = preferred(
      scope,
      scope.content.regions.filter((one) => slugs.includes(one.name)),
    );
    return found && regionTarget(scope.content, found, name);
  };
}

const roles =
  (name: string, ...list: readonly ContentNode['role'][]): Finder =>
  (scope) =>
    byRole(scope.nodes, name, ...list) ?? byRole(scope.content.nodes, name, ...list);

const header = region('the header', 'header');
const footer = region('the footer', 'footer');
const client = region('the client details', 'client-info');
const meta = region('the dates and references', 'meta');
const notes = region('the notes', 'notes');

const totals: Finder = (scope) => {
  const found = region('the totals', 'totals')(scope);
  const lines = scope.content.totals;
  if (found !== undefined || lines.length === 0) return found;
  return {
    kind: 'region',
    name: 'the totals',
    ids: lines.map(({ id }) => id),
    nodes: lines.flatMap(({ label, value }) => [label, value]),
  };
};

const lineItems: Finder = ({ content }) =>
  content.lineItems && tableTarget(content, content.lineItems, 'the line items');

const table: Finder = (scope) => {
  const found =
    scope.region === undefined
      ? (scope.content.lineItems ?? scope.content.tables[0])
      : preferred(scope, scope.content.tables);
  return found && tableTarget(scope.content, found);
};

const tableHead: Finder = (scope) => {
  const found = table(scope)?.table;
  return found && headTarget(scope.content, found);
};

const rows: Finder = (scope) => {
  const found = table(scope)?.table;
  return found && rowsTarget(found, found.rows, 'the rows');
};

const title: Finder = ({ content }) => content.title && textTarget([content.title], 'the title');
const logo: Finder = ({ content }) =>
  content.logo && textTarget([content.logo], 'the logo', 'logo');

/** The last line that is called a total, or that is due; else the last line. */
const grandTotal: Finder = ({ content }) => {
  const isGrand = (line: (typeof content.totals)[number]) =>
    /\b(?:due|grand|total|balance)\b/i.test(line.label.text) && !/sub/i.test(line.label.text);
  const found = content.totals.findLast(isGrand) ?? content.totals.at(-1);
  return found && totalTarget(found);
};

const totalLine =
  (pattern: RegExp): Finder =>
  ({ content }) => {
    const found = content.totals.find(({ label }) => pattern.test(label.text));
    return found && totalTarget(found);
  };

/** What people call the parts of a document. Alternatives are parted by bars. */
const NAMES: readonly (readonly [string, Finder])[] = [
  [
    'document | whole document | entire document | page | whole page | entire page | everything | whole thing | entire thing | all | text | texts | all text | all the text | all of the text | whole text | entire text | body | body text | design | layout | overall design | pages | paper | sheet | content | file | pdf | overall look | text everywhere | every text | html | main | all of it | whole lot | lot | every word | all content | whole file | sections | parts | blocks | all sections | all parts',
    (scope) =>
      scope.region === undefined
        ? documentTarget(scope.content, scope.subject.document.body)
        : regionTarget(scope.content, scope.region),
  ],
  [
    'header | head | top | top part | top bar | letterhead | banner | masthead | header section | header area | header bar | page header | document header | top section | header band | top banner | head of the page | top of the page',
    header,
  ],
  [
    'footer | foot | bottom | bottom part | footer section | page footer | bottom section | footer area | bottom bar | footer bar | bottom of the page',
    footer,
  ],
  [
    'client | customer | client info | client information | client details | client section | client block | client box | client area | customer info | customer information | customer details | customer section | bill to | bill to section | billed to | bill-to | bill-to section | billing details | billing information | billing info | billing section | recipient | recipient section | recipient details | recipient info | recipient block | buyer | client data | parties | customer block | party | billing address | bill to block | bill to box | bill to area',
    client,
  ],
  [
    'meta | metadata | meta section | meta info | details section | invoice details | quote details | document details | invoice info | quote info | date section | dates section | meta block | meta data | meta information | dates and references | references | invoice information | quote information | meta area | meta box | dates block',
    meta,
  ],
  [
    'line items | items | line-items | items table | line items table | item table | line item table | products | services | product table | products table | services table | product list | item list | items list | line items section | items section | list of items | list of products | products list | service table | lines of the invoice | lines | item section | line item | line items block',
    lineItems,
  ],
  ['table | tables | data table | main table | grid', table],
  [
    'table header | table head | table headers | table heading | table headings | column headers | column headings | column heads | column header | column titles | header row | heading row | table header row | table head row | header of the table | head of the table | table column headers | column names | table top row | table title row | headers of the table | table titles | headings of the table | items header | line items header | items table header | line items table header | line item header',
    tableHead,
  ],
  [
    'cells | table cells | all cells | rows | table rows | all rows | row | line item rows | item rows | body rows | table body | lines of the table | data rows',
    rows,
  ],
  [
    'totals | totals section | totals block | totals box | total section | summary | summary section | amounts section | sums | totals area | summary block | totals table | totals part | total box | total block | total area | summary box',
    totals,
  ],
  [
    'total | grand total | total amount | final total | total row | total line | grand total row | amount due | balance due | total due | final amount | totals row | total value | overall total | grand total line',
    grandTotal,
  ],
  ['subtotal | subtotal line | subtotal row | sub total | sub-total', totalLine(/\bsub/i)],
  [
    'tax | tax line | vat | tax row | sales tax | vat line | tax amount',
    totalLine(/\b(?:tax|vat|gst|mwst)\b/i),
  ],
  ['discount | discount line | discount row', totalLine(/\bdiscount/i)],
  [
    'notes | note | notes section | comments | comment | remarks | remark | notes block | notes box | comments section | note section | notes area | remarks section | note at the bottom',
    notes,
  ],
  [
    'h1 | title | main title | title line | title at the top | big heading | top heading | main heading text | headline | heading | main heading | document title | page title | invoice title | quote title | report title | title text | big title | document heading | headline text | main headline | doc title',
    title,
  ],
  [
    'number | quote nr | invoice nr | nr | quote no | document no | receipt no | receipt nr | invoice no. | certificate number | contract number | invoice number | quote number | document number | invoice no | receipt number | reference number | quotation number',
    roles('the number', 'number'),
  ],
  ['logo | company logo | our logo | logo image | brand logo | my logo | logo picture', logo],
  [
    'h2 | h3 | h2s | h3s | h2 h3 | section titles | section headings | headings | section title | section heading | titles | section headers | subheadings | sub headings | subtitles | subheads | all headings | all the headings | all titles | section heads | heads | headers | headings of the sections | heading texts | sub-headings',
    roles('the section titles', 'heading'),
  ],
  [
    'labels | label | field labels | captions | field names | label texts',
    roles('the labels', 'label', 'total-label'),
  ],
  ['amounts', (scope) => columnNamed('amounts', scope) ?? totals(scope)],
  ['prices', (scope) => columnNamed('prices', scope) ?? numbers(scope)],
  ['values | field values | label values', roles('the values', 'value')],
  ['numbers | figures | all numbers | digits | amounts of money', (scope) => numbers(scope)],
  [
    'list | lists | bullets | bullet points | bullet list | list items | list entries',
    roles('the list', 'list-item'),
  ],
  [
    'clauses | all clauses | articles | running text | body copy | main text | p | paragraphs | paragraph | prose | body paragraphs',
    roles('the paragraphs', 'prose', 'list-item'),
  ],
  [
    'signature | signatures | signature line | signature lines | signature block | signature section | signature area | sign off | signatures section',
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
    'company | our details | company info | company information | company details | sender | seller | our info | sender details | business details | our company details | company section | sender info | seller details | from section | our contact details | contact details | contact info',
    (scope) =>
      byRole(header(scope)?.nodes ?? [], 'the company details', 'party-name', 'party-line'),
  ],
  ...partyNames(client, header),
  [
    'phone number | phone | telephone | telephone number | phone numbers',
    (scope) =>
      textTarget(
        scope.nodes.filter(({ role, text }) => role === 'party-line' && PHONE.test(text)),
        'the phone number',
      ),
  ],
  [
    'email | email address | e-mail | e-mail address | emails',
    (scope) =>
      textTarget(
        scope.nodes.filter(({ role, text }) => role === 'party-line' && /@/.test(text)),
        'the email address',
      ),
  ],
  ['client names | party names', roles('the names', 'party-name')],
  [
    'dates | date',
    (scope) =>
      textTarget(
        scope.nodes.filter(
          ({ role, label }) =>
            role === 'value' && /\b(?:date|due|until|valid|issued)\b/i.test(label ?? ''),
        ),
        'the dates',
      ),
  ],
  [
    'due date | payment date | date due',
    (scope) =>
      textTarget(
        scope.nodes.filter(({ role, label }) => role === 'value' && /\bdue\b/i.test(label ?? '')),
        'the due date',
      ),
  ],
];

/** Amounts and quantities: numeric columns, totals, and values that are numbers. */
function numbers(scope: Scope): Target | undefined {
  const { content } = scope;
  const cells = content.tables.flatMap(({ columns, rows: list }) =>
    list.flatMap(({ cells: all }) => all.filter((_, at) => columns[at]?.numeric)),
  );
  const numeric = new Set([...cells, ...content.totals.map(({ value }) => value)]);
  const inScope = scope.nodes.filter((node) => numeric.has(node));
  return textTarget(inScope, 'the numbers');
}

export const FINDERS: ReadonlyMap<string, Finder> = new Map(
  NAMES.flatMap(([names, find]) => names.split(' | ').map((name) => [name.trim(), find] as const)),
);
