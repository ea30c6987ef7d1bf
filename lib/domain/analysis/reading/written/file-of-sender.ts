import type { Fact } from '#lib/domain/document-model/content.ts';
import type { JsonObject } from '#schemas/json.ts';
import { isObject } from '../../mapping/locate.ts';
import PROGRAM from '../../vocabulary/program-keys.json' with { type: 'json' };
import { isNotPrinted } from '../content/not-printed.ts';
import { isProse, joinPath } from '../content/reading.ts';
import { factKind } from '../fact-kinds.ts';
import { isEmpty, isScalar } from '../fits.ts';
import { labelOf, plainOf } from '../key-words.ts';
import type { Written } from './compose.ts';

const FILES: ReadonlySet<string> = new Set(PROGRAM.files);

/** So many facts of a file are a line of the letter's head each. */
const MOST_IN_HEAD = 3;

/**
 * `dossier: { number: …, fees: …, stage: "HEARING" }`: what the sender's own file says of the matter is
 * no part of what the letter says. Joined by a program it stays in the house; by hand it stands below
 * the letter.
 */
export function factsOfFile({ given, composing, read }: Written): Fact[] {
  return Object.entries(given.data).flatMap(([key, value]) => {
    const path = joinPath(given.path, key);
    if (!isObject(value) || !FILES.has(plainOf(key)) || read.has(path)) return [];
    const facts = fieldsOf(value);
    if (facts === undefined || facts.length <= MOST_IN_HEAD) return [];
    read.add(path);
    if (given.isOfDatabase === true || composing.machineMade) return [];
    composing.consumed.add(path);
    for (const [name] of facts) composing.consumed.add(joinPath(path, name));
    return facts.map(([, fact]) => fact);
  });
}

/** Its single values. undefined: it tells something as well. */
function fieldsOf(file: JsonObject): [key: string, fact: Fact][] | undefined {
  const fields = Object.entries(file).filter(([, value]) => !isEmpty(value));
  const facts: [string, Fact][] = [];
  for (const [key, value] of fields) {
    if (!isScalar(value) || (typeof value === 'string' && isProse(value))) return undefined;
    if (isNotPrinted(key, value)) continue;
    const { kind, written } = factKind(key, value);
    facts.push([key, { label: labelOf(key), kind, value: written }]);
  }
  return facts;
}
