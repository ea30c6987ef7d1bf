import { isOfRecordKey } from '#lib/domain/analysis/reading/content/record-keys.ts';
import type { JsonValue } from '#schemas/json.ts';
import { isObject, type Root } from './unwrap.ts';

/** How Airtable numbers the rows of its tables, and those who work in it. */
const ROW = /^rec[A-Za-z0-9]{14}$/;
const COLLABORATOR = /^usr[A-Za-z0-9]{14}$/;

/**
 * A row of a base links others by their ids, and what it looks up in them are lists: `Trainer: ["Bronwen
 * Pugh"]`. Links are left out, a list of one is that one, and people who work in the base become names.
 */
export function withoutLinks(root: Root): Root {
  if (!Object.values(root.data).some(isLink)) return root;
  const data = Object.entries(root.data).flatMap(([key, value]) => {
    const shown = shownOf(value);
    const isOfRecord = shown !== value && isOfRecordKey(key, shown);
    return isLink(value) || isOfRecord ? [] : [[key, shown] as const];
  });
  return { ...root, data: Object.fromEntries(data) };
}

const isLink = (value: JsonValue): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each) => typeof each === 'string' && ROW.test(each));

function shownOf(value: JsonValue): JsonValue {
  if (Array.isArray(value)) {
    const [only = null] = value;
    return value.length === 1 && !isObject(only) ? only : value;
  }
  const isCollaborator =
    isObject(value) && COLLABORATOR.test(String(value.id)) && typeof value.name === 'string';
  return isCollaborator ? (value.name ?? value) : value;
}
