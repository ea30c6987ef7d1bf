/** What a page must show after an instruction. Tables: rows and heads with a bar between cells, as they stand from left to right. */
export interface Expected {
  readonly heads?: string;
  /** A column's cells from top to bottom, by its head. */
  readonly column?: readonly [head: string, cells: string];
  /** What stands beside a label. */
  readonly beside?: Readonly<Record<string, string>>;
  readonly shows?: readonly string[];
  readonly never?: readonly string[];
  /** Of the element that says a text: a computed style. */
  readonly style?: readonly [text: string, property: string, value: string];
  /** Whether the instruction is refused for what it would lose, and what that names. */
  readonly loss?: string;
  /** Whether it is answered with suggestions that would work on the document. */
  readonly asks?: true;
}

/** What is read from a page to be compared. */
export interface PageFacts {
  readonly tables: readonly {
    readonly heads: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
  readonly text: string;
  readonly beside: Readonly<Record<string, readonly string[]>>;
  readonly style: readonly string[];
}

/** An expression that reads the facts, to be evaluated in the page. */
export function factsExpression({ beside = {}, style }: Expected): string {
  return `(() => {
    const said = (element) => element.innerText.replace(/\\s+/g, ' ').trim();
    const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
    const cells = (row) => [...row.cells].filter(shown).sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x);
    const tables = [...document.querySelectorAll('table')].map((table) => {
      const rows = [...table.rows].filter((row) => row.closest('table') === table);
      const head = rows.find((row) => row.querySelector('th') && row.cells.length > 1);
      const heads = head ? cells(head).map(said) : [];
      const records = rows.filter((row) => row !== head && cells(row).length === heads.length && [...row.cells].every((cell) => cell.colSpan === 1));
      return { heads, rows: records.map((row) => cells(row).map(said)) };
    }).filter(({ heads, rows }) => heads.length > 1 && rows.length > 0);
    const all = [...document.body.querySelectorAll('*')].filter(shown);
    const next = (label) => all.filter((each) => said(each).toLowerCase().replace(/:$/, '') === label.toLowerCase())
      .flatMap((each) => each.nextElementSibling ? [said(each.nextElementSibling)] : []);
    const beside = Object.fromEntries(${JSON.stringify(Object.keys(beside))}.map((label) => [label, next(label)]));
    const styled = ${JSON.stringify(style ?? null)};
    const own = styled === null ? [] : all.filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.replace(/\\s+/g, ' ').trim() === styled[0]));
    return { tables, text: said(document.body), beside, style: own.map((each) => getComputedStyle(each)[styled[1]]) };
  })()`;
}

/** What is not as expected, in words; nothing when all is. */
export function findings(expected: Expected, facts: PageFacts): string[] {
  const wrong: string[] = [];
  const { heads, column, beside = {}, shows = [], never = [], style } = expected;
  const lower = (list: readonly string[]) => list.join('|').toLowerCase();
  if (
    heads !== undefined &&
    !facts.tables.some((table) => lower(table.heads) === heads.toLowerCase())
  )
    wrong.push(`heads ${facts.tables.map((table) => table.heads.join('|')).join(' / ')}`);
  if (column !== undefined) {
    const found = facts.tables.map((table) => {
      const at = table.heads.findIndex((head) => head.toLowerCase() === column[0].toLowerCase());
      return table.rows.map((row) => row[at] ?? '').join('|');
    });
    if (!found.includes(column[1])) wrong.push(`column ${column[0]}: ${found.join(' / ')}`);
  }
  for (const [label, value] of Object.entries(beside))
    if (!facts.beside[label]?.includes(value))
      wrong.push(`beside ${label}: ${facts.beside[label]?.join(' / ')}`);
  for (const text of shows) if (!facts.text.includes(text)) wrong.push(`does not show ${text}`);
  for (const text of never) if (facts.text.includes(text)) wrong.push(`shows ${text}`);
  if (
    style !== undefined &&
    (facts.style.length === 0 || facts.style.some((value) => value !== style[2]))
  )
    wrong.push(`${style[1]} is ${facts.style.join(', ')}`);
  return wrong;
}
