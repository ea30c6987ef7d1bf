import type { ContentModel } from '#lib/domain/editing/content-model.ts';

/** What a document must not lose, as it is named. */
export type Essential = 'items' | 'totals' | 'parties' | 'text' | 'document';

const NOUNS: Readonly<Record<Essential, string>> = {
  items:
    'line items|line-items|line item|items|item|item list|list of items|items list|rows|entries|positions|position|products|services|table|tables|price table|pricing table|pricing|all lines|every line|each line|bought|ordered|purchased|purchases|goods|grid|breakdown',
  totals:
    'totals|total|grand total|subtotal|subtotals|amount due|amounts due|balance|balance due|sum|sums|amounts|amount|prices|price|costs|figures|numbers|total due|money|owe|owes|owed|how much|total amount|bottom line',
  parties:
    'customer|customers|client|clients|buyer|purchaser|recipient|recipients|addressee|payer|payee|party|parties|merchant|seller|sender|vendor|supplier|contractor|holder|awardee|honoree|graduate|issuer|both sides|bill to|billed to|sold to|ship to|issued to|awarded to|addressed to|made out to|presented to|bill-to|who it is for|our company|our name|company name|shop|store|payable by|no name|a name|any name|his name|her name|who received|received it|who is billed|who is named|person who',
  text: 'clauses|every section|each section|all sections|all clauses|every clause|no clause|terms of the contract|terms of the agreement|all terms|all the terms|terms section|terms and conditions|clause section|body section|articles|paragraphs|sections|provisions|stipulations|chapters|body|message|wording|text|texts|words|content|contents|prose|findings|body text|main text|letter body|obligations|conditions',
  document:
    'everything|all|anything|document|page|invoice|bill|quote|quotation|estimate|receipt|letter|report|contract|agreement|certificate|pdf|file|lot|rest|the rest|whole thing|sheet',
};

const BY_NAME: ReadonlyMap<string, Essential> = new Map(
  (Object.entries(NOUNS) as [Essential, string][]).flatMap(([kind, names]) =>
    names.split('|').map((name) => [name, kind] as const),
  ),
);

export const LONGEST_NAME = 6;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What words name that must not go: by what such parts are called, or by what this document says. */
export function essentialsOf(content: ContentModel): (words: string) => Essential | undefined {
  return content.memo.get(essentialsOf, content, () => essentialsIn(content));
}

function essentialsIn(content: ContentModel): (words: string) => Essential | undefined {
  const own = new Map<string, Essential>();
  for (const { columns, rows } of content.tables)
    if (columns.length > 0) for (const { cells } of rows) note(own, cells[0]?.text, 'items');
  for (const { label } of content.totals) note(own, label.text, 'totals');
  for (const { role, text } of content.nodes) if (role === 'party-name') note(own, text, 'parties');
  return (words) => own.get(plain(words)) ?? BY_NAME.get(words);
}

function note(own: Map<string, Essential>, text: string | undefined, kind: Essential): void {
  const name = plain(text ?? '');
  if (name.length > 2) own.set(name, kind);
}

const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`;

/** As it is told what would be lost of this document; undefined where it has no such thing. */
export function lossNamed(kind: Essential, content: ContentModel): string | undefined {
  switch (kind) {
    case 'items': {
      const table = content.lineItems ?? content.tables[0];
      return table && `the line items (${count(table.rows.length, 'row')})`;
    }
    case 'totals':
      return content.totals.length === 0
        ? undefined
        : `the totals (${count(content.totals.length, 'line')})`;
    case 'parties': {
      const names = content.nodes.filter(({ role }) => role === 'party-name');
      const said = names.slice(0, 2).map(({ text }) => `“${text}”`);
      return names.length === 0 ? undefined : `the parties (${said.join(' and ')})`;
    }
    case 'text':
      return 'the text of the document';
    case 'document':
      return 'everything in the document';
  }
}
