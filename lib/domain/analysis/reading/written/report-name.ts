import type { JsonObject } from '#schemas/json.ts';
import { wordsOfKey } from '../key-words.ts';

/** What a report is called by words of its keys, the more telling first. */
const NAMES: readonly (readonly [word: RegExp, name: string])[] = [
  [/^(?:inspector|inspection|inspected)$/, 'Inspection report'],
  [/^(?:auditor|audit|audited)$/, 'Audit report'],
  [/^sprint$/, 'Sprint report'],
  [/^(?:incident|outage)$/, 'Incident report'],
  [/^(?:expense|expenses|reimbursement)$/, 'Expense report'],
  [/^(?:competencies|appraisal)$/, 'Performance review'],
  [/^(?:vulnerabilities|cve|pentest|flaws)$/, 'Security report'],
  [/^(?:laboratory|lab|specimen|haematology|hematology|diagnostic)$/, 'Laboratory report'],
  [/^(?:survey|respondents|responses)$/, 'Survey report'],
  [/^(?:scan|scanned|scanner)$/, 'Scan report'],
  [/^(?:timesheet|shifts)$/, 'Timesheet'],
  [/^(?:progress|milestones)$/, 'Progress report'],
  [/^(?:downloads|episodes|listeners|sessions|pageviews)$/, 'Audience report'],
];
/** Keys that are looked at, from the top. */
const MOST_KEYS = 60;

/** The name of a report that has none, in English; undefined: its keys do not tell. */
export function reportName(data: JsonObject): string | undefined {
  const words = new Set(Object.keys(data).slice(0, MOST_KEYS).flatMap(wordsOfKey));
  return NAMES.find(([word]) => [...words].some((each) => word.test(each)))?.[1];
}
