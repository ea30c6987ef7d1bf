import { isTag } from 'domhandler';
import type { ContentNode, Region } from '#lib/domain/editing/content-model.ts';
import { contains, nodesIn, regionTarget, textTarget } from './make.ts';
import { membersOf, memberTarget } from './members.ts';
import { type Finder, PHONE } from './party-names.ts';
import type { Scope } from './scope.ts';

const marks = ({ element }: ContentNode) => element.attribs['class'] ?? '';

const PRESENTED =
  /^(?:(?:is |proudly )?(?:presented|awarded|given|granted) to|(?:this is to )?certif(?:y|ies) that)\b/i;

/** Who a certificate is for. */
const awardee: Finder = ({ content }) => {
  const at = content.nodes.findIndex(({ text }) => PRESENTED.test(text.replace(/^this is /i, '')));
  if (at < 0) return undefined;
  const names = content.nodes.filter(({ role }) => role === 'party-name');
  const marked = names.find((node) =>
    /(?:^|[\s-])(?:recipient|awardee|certificate-name|honou?ree|holder|graduate)(?:$|\s)/i.test(
      marks(node),
    ),
  );
  if (marked !== undefined) return textTarget([marked], 'the recipient’s name');
  const next = content.nodes[at + 1];
  return next && textTarget([next], 'the recipient’s name');
};

const achievement: Finder = ({ content }) =>
  textTarget(
    content.nodes.filter((node) =>
      /(?:^|[\s-])(?:achievement|award|course)(?:$|\s)/i.test(marks(node)),
    ),
    'the achievement',
  );

/** What a certificate is given for, in a sentence. */
const statement: Finder = ({ content }) =>
  textTarget(
    content.nodes.filter((node) => /(?:^|[\s-])(?:statement|citation)(?:$|\s)/i.test(marks(node))),
    'the statement',
  );

/** The line under the title that says more of what the document is. */
const subtitle: Finder = ({ content }) => {
  const marked = content.nodes.filter((node) =>
    /(?:^|[\s-])(?:subtitle|subheading|sub-title|tagline|kicker|standfirst)(?:$|\s)/i.test(
      marks(node),
    ),
  );
  const [first] = marked;
  if (first !== undefined) return textTarget([first], 'the subtitle');
  const { title } = content;
  const next = title && content.nodes[content.nodes.indexOf(title) + 1];
  return next?.role === 'text' && next.region === title?.region && !/\d/.test(next.text)
    ? textTarget([next], 'the subtitle')
    : undefined;
};

const MEASURES = /(?:^|[\s-])(?:metrics?|kpis?|stats?|key-figures?|highlights?)(?:$|\s)/i;

/** What a report counts, set out in cards. */
const metrics: Finder = (scope) => {
  const { content } = scope;
  const found = content.regions.find(
    ({ name, element }) => MEASURES.test(name) || MEASURES.test(element.attribs['class'] ?? ''),
  );
  if (found !== undefined) return regionTarget(content, found, 'the metrics');
  const [cards, ...others] = membersOf(scope);
  return cards && others.length === 0 ? memberTarget(cards) : undefined;
};

const isFigureOf = (kind: RegExp) => (node: ContentNode) => kind.test(marks(node));

const metricParts =
  (name: string, kind: RegExp): Finder =>
  (scope) => {
    const found = metrics(scope);
    return found && textTarget(found.nodes.filter(isFigureOf(kind)), name);
  };

/** What the metrics come to. */
export const metricFigures = metricParts('the figures', /(?:^|[\s-])value(?:$|\s)/i);

/** The parts that a contract or report is made of, in their order: those that one part holds, else all with a heading. */
export function clausesOf({ content }: Scope): readonly Region[] {
  const headed = content.regions.filter(({ heading }) => heading !== undefined);
  const inside = (outer: Region) =>
    headed.filter(({ element }) => element !== outer.element && contains(outer.element, element));
  const holder = content.regions.find((outer) => inside(outer).length > 1);
  return holder === undefined ? headed : inside(holder);
}

const clauses: Finder = (scope) => {
  const all = clausesOf(scope);
  const holder = holderOf(all, scope);
  if (holder !== undefined) return regionTarget(scope.content, holder, 'the clauses');
  return all.length < 2
    ? undefined
    : {
        kind: 'region',
        name: 'the clauses',
        ids: all.map(({ id }) => id),
        nodes: all.flatMap(({ element }) => nodesIn(scope.content, element)),
      };
};

const holderOf = (all: readonly Region[], { content }: Scope) =>
  content.regions.find(
    ({ element }) =>
      all.length > 1 && all.every((one) => one.element.parent === element && isTag(element)),
  );

const recommendations: Finder = ({ content }) => {
  const found = content.regions.find(
    ({ name, heading }) =>
      /^(?:recommend|next-steps|actions?$|action-items)/.test(name) ||
      /^(?:recommend|next steps)/i.test(heading ?? ''),
  );
  return found && regionTarget(content, found);
};

const summary: Finder = ({ content }) => {
  const found = content.regions.find(({ name, heading }) =>
    /\bsummary\b/i.test(`${name} ${heading ?? ''}`),
  );
  return found && regionTarget(content, found);
};

const headedBy =
  (pattern: RegExp): Finder =>
  ({ content }) => {
    const found = content.regions.find(
      ({ name, heading }) => pattern.test(heading ?? '') || pattern.test(name.replaceAll('-', ' ')),
    );
    return found && regionTarget(content, found);
  };

/** Where a client signs: a part of that name, or what is said on the lines. */
const acceptance: Finder = (scope) =>
  headedBy(/\bacceptance\b|\bapproval\b/i)(scope) ??
  textTarget(
    scope.nodes.filter(
      ({ role, text }) => role === 'label' && /^(?:accepted|approved)\b/i.test(text),
    ),
    'the acceptance',
  );

/** Where they live: what stands below their names, without the firm, e-mail and telephone. */
export const partyAddresses: Finder = ({ content }) => {
  const lines = content.nodes.filter(
    ({ role, region, text }) =>
      role === 'party-line' && region !== 'footer' && !text.includes('@') && !PHONE.test(text),
  );
  const numbered = new Set(lines.filter(({ text }) => /\d/.test(text)).map(({ region }) => region));
  return textTarget(
    lines.filter(({ text, region }) => /[\d,]/.test(text) || !numbered.has(region)),
    'the addresses',
  );
};

/** Everybody whom a document names as its party. */
const parties: Finder = ({ content }) =>
  textTarget(
    content.nodes.filter(
      ({ role, region }) => role === 'party-name' && region !== 'header' && region !== 'footer',
    ),
    'the names of the parties',
  );

/** What people call the parts of certificates, reports and contracts. */
export const DOCUMENT_NAMES: readonly (readonly [string, Finder])[] = [
  [
    'recipient | awardee | honoree | honouree | participant | graduate | student | certificate holder | holder | winner | laureate | trainee | attendee | name | awardee name | recipient name | name of recipient | name of awardee | name of holder | holder name | participant name | name of participant | honoree name | student name | name of student | name on certificate | person name | name of person | candidate | candidate name | who it is awarded to | awarded person | name of honoree | winner name | laureate name | name of laureate | name of winner | name of graduate | graduate name | certified person',
    awardee,
  ],
  [
    'achievement | award | award name | course | course name | course title | qualification | accomplishment | name of course | name of award | name of achievement | achievement title | award title | awarded title',
    achievement,
  ],
  ['description | statement | citation | description text | reason', statement],
  [
    'subtitle | sub-title | sub title | tagline | subheading | sub-heading | subheader | sub-header | line below title | line under title | line beneath title | text below title | text under title | subheading under title | subtitle under title | subtitle below title | second title | secondary title | strapline | byline | subline | line after title | sentence below title | title second line | sentence under title',
    subtitle,
  ],
  [
    'metrics | metric | key figures | kpis | kpi | key metrics | key numbers | figures at top | numbers at top | key performance indicators | stats | statistics | highlights | key data | key stats | metrics row | kpi row | key facts | headline figures | headline numbers',
    metrics,
  ],
  [
    'cards | tiles | metric cards | kpi cards | metric boxes | kpi boxes | number cards | figure cards | metric tiles | metrics boxes | metrics cards | boxes of metrics | boxes | kpi tiles',
    (scope) => {
      const [group, ...others] = membersOf(scope);
      return group && others.length === 0 ? memberTarget(group) : metrics(scope);
    },
  ],
  [
    'metric values | metric numbers | kpi values | kpi numbers | numbers in metrics | values in metrics | values of metrics | figures in metrics | metric figures | figures of metrics | metrics figures | metrics values | metrics numbers',
    metricFigures,
  ],
  [
    'metric labels | kpi labels | labels of metrics | labels in metrics | names of metrics | metric names | kpi names',
    metricParts('the labels of the metrics', /(?:^|[\s-])label(?:$|\s)/i),
  ],
  [
    'metric changes | changes in metrics | change values | changes | percentages | deltas | percentage changes | percent changes | kpi changes | changes of metrics',
    metricParts('the changes', /(?:^|[\s-])change(?:$|\s)/i),
  ],
  [
    'recommendations | recommendation | recommended actions | recommendation list | recommendations list | list of recommendations | next steps | action items | actions | recommended steps | suggestions',
    recommendations,
  ],
  [
    'terms | terms and conditions | terms & conditions | t&c | t&cs | t & c | conditions | terms of payment | payment terms | payment conditions | small print | fine print | terms of business | terms of service | general terms | legal terms',
    headedBy(/\bterms\b|\bconditions\b/i),
  ],
  [
    'payment | payment instructions | bank details | banking details | bank info | bank information | bank account details | how to pay | payment data | wire details | account details | bank data | transfer details',
    headedBy(/\bpayment\b(?! terms)|\bbank\b/i),
  ],
  [
    'acceptance | approval | acceptance section | acceptance block | acceptance part | approval section',
    acceptance,
  ],
  ['executive summary | abstract | summary | summary section | management summary', summary],
  [
    'clauses | all clauses | articles | provisions | contract clauses | clause list | list of clauses',
    clauses,
  ],
  [
    'party addresses | addresses of parties | addresses of both parties | both addresses | parties addresses | addresses of two parties | party address lines | addresses | two addresses | all addresses',
    partyAddresses,
  ],
  [
    'names of parties | party names | names of both parties | parties names | names of two parties | names of contracting parties | contracting party names | names of parties to contract | both party names | contracting parties names | parties to contract names',
    parties,
  ],
];
