/** A line of an invoice as somebody says it. */
export interface SaidLine {
  readonly description: string;
  readonly quantity: number | undefined;
  /** For one of it. */
  readonly price: number | undefined;
  /** For all of it. */
  readonly amount: number | undefined;
}

const MONEY = String.raw`(?:(?:us\$|[$€£¥₹]|usd|eur|gbp|chf)\s?)?(?<money>\d[\d,.']*\d|\d)(?:\s?(?:[$€£¥₹]|usd|eur|gbp|chf|dollars?|bucks|euros?|pounds?|francs?|yen))?`;
const EACH = String.raw`(?<each>\s*(?:each|apiece|a piece|per (?:unit|hour|day|item|piece|month|license|seat|user|person|night|hr)|\/ ?\w+|an hour|a day|a month|hourly|per \w+))?`;
const UNIT = String.raw`(?:\s?(?:hours?|hrs?|h|days?|units?|pcs|pieces?|items?|nights?|weeks?|months?|licen[cs]es?|seats?|users?|people|times|x|×|sessions?|pages?|boxes|box|kg|km|miles|bottles?|tickets?))?`;
const QUANTITY = String.raw`(?<quantity>\d+(?:[.,]\d+)?)(?:${UNIT}|\s[\p{L}-]{2,20}(?=\s*(?:at|@|x|×)\s))`;
const COMMA = String.raw`\s*[,;:–—-]?\s*`;

const FORMS: readonly RegExp[] = [
  // description "X", quantity 3, price 150
  new RegExp(
    `^(?:description:? )?(?<description>.+?)${COMMA}(?:with )?(?:a )?(?:qty|quantity)(?: of)?:?\\s*(?<quantity>\\d+(?:[.,]\\d+)?)${UNIT}\\s*(?:,|and|at|@|with|for)*\\s*(?:a )?(?:unit price|price|rate|cost|unit cost|for)?(?: of)?:?\\s*${MONEY}${EACH}$`,
    'iu',
  ),
  // Consulting, 3 hours at $150
  new RegExp(
    `^(?<description>.+?)${COMMA}(?:\\(|for |qty )?${QUANTITY}\\s*(?:of it |of them )?(?:,|at|@|x|×|for|of|\\*|per|costing)\\s*(?:a (?:rate|price) of )?(?<by>)${MONEY}${EACH}\\)?$`,
    'iu',
  ),
  // Hosting for $40; Hosting, $40
  new RegExp(
    `^(?<description>.+?)${COMMA}(?:(?:at|for|@|costing|that costs|which costs|priced at|worth|price|with(?: a)?(?: price| cost| amount| total)?(?: of)?|of|in the amount of|=)\\s*)?(?:a )?(?:(?:price|cost|amount|total|flat fee)(?: of)? )?${MONEY}${EACH}$`,
    'iu',
  ),
  // $40 for hosting
  new RegExp(`^${MONEY}${EACH}\\s*(?:for|of|-|:)\\s*(?<description>\\D.*)$`, 'iu'),
];

/** Reads "Consulting, 3 hours at $150", "3 hours of consulting for $450", "Hosting for $40". undefined: no price is said. */
export function lineSaid(text: string): SaidLine | undefined {
  const said = text.trim().replace(/[.!]$/, '');
  if (said.length > 300) return undefined;
  for (const form of FORMS) {
    const groups = form.exec(said)?.groups;
    const description = cleaned(groups?.['description'] ?? '');
    if (groups === undefined || description === '') continue;
    const money = figure(groups['money']);
    const quantity = figure(groups['quantity']);
    if (money === undefined) continue;
    // "3 hours for $450" is the price of all three.
    const forAll =
      groups['each'] === undefined &&
      quantity !== undefined &&
      /\bfor\s+(?:us)?[$€£¥₹]?\s?\d[\d,.]*\S*$/i.test(said);
    return forAll
      ? { description, quantity, price: undefined, amount: money }
      : { description, quantity, price: money, amount: undefined };
  }
  return undefined;
}

function cleaned(text: string): string {
  // Labels and figures of other columns are no part of what a line is for.
  if (/\b(?:qty|quantity|(?:unit )?price|rate)\b.*\d/i.test(text)) return '';
  const bare = text
    .trim()
    .replace(/^(?:a|an|the|some|called|named|saying) (?=\S)/i, '')
    .replace(/^["'“](.*)["'”]$/, '$1')
    .replace(/[,;:–—-]+$/, '')
    .trim();
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

export function figure(text: string | undefined): number | undefined {
  if (text === undefined || !/\d/.test(text)) return undefined;
  const plain = /,\d{1,2}$/.test(text)
    ? text.replaceAll('.', '').replace(',', '.')
    : text.replaceAll(',', '');
  const value = Number(plain.replaceAll("'", ''));
  return Number.isFinite(value) ? value : undefined;
}
