import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** How the validator's own texts begin; a schema's own message is used unchanged. */
const ITS_OWN = /^(?:Too (?:small|big)|Invalid (?:input|option|UUID|ISO))\b/;

const UNITS: Readonly<Partial<Record<string, string>>> = {
  string: 'characters',
  array: 'entries',
};

function bound(origin: string, word: 'least' | 'most', limit: number | bigint): string {
  if (word === 'least' && Number(limit) === 1 && UNITS[origin] !== undefined)
    return 'cannot be empty';
  const unit = UNITS[origin];
  return unit === undefined
    ? `must be at ${word} ${limit}`
    : `must have at ${word} ${limit} ${unit}`;
}

/** Names of types that are zod's own. */
const SPOKEN: Readonly<Partial<Record<string, string>>> = { int: 'integer', record: 'object' };

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** What is wrong with a value, in words for its sender. */
export function describeIssue(issue: Issue): string {
  if (!ITS_OWN.test(issue.message)) return issue.message;
  if (issue.message.endsWith('received undefined')) return 'is required';
  switch (issue.code) {
    case 'too_small':
      if (issue.inclusive === false) return `must be more than ${issue.minimum}`;
      return bound(issue.origin, 'least', issue.minimum);
    case 'too_big':
      if (issue.inclusive === false) return `must be less than ${issue.maximum}`;
      return bound(issue.origin, 'most', issue.maximum);
    case 'invalid_type':
      return `must be ${withArticle(SPOKEN[issue.expected] ?? issue.expected)}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'invalid_format':
      return issue.format === 'uuid' ? 'must be a UUID' : issue.message;
    default:
      return issue.message;
  }
}
