/** Notions of keys that name an amount of money. */
export const SUMS: ReadonlySet<string> = new Set(
  'amount penalty price cost total fee deposit charge balance net gross tax discount rent premium budget salary bonus retainer payment principal guarantee compensation remuneration estimate revenue turnover taking income profit expense earning pay sales arrears outstanding aging ageing'.split(
    ' ',
  ),
);
