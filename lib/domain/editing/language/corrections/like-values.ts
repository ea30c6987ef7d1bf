import type { ContentNode } from '../../content-model.ts';
import type { Bill } from '../bill.ts';

/** A number or a reference of the document. */
export interface LikeCode {
  readonly text: string;
  /** The label that it stands below. */
  readonly about: readonly string[];
}

const CODE = /(?=[A-Z\d/._-]*\d)[A-Z\d](?:[A-Z\d/._-]*[A-Z\d])?/g;
const GROUPED = /[A-Z]{2}\d{2}(?: [A-Z\d]{1,4}){3,8}/g;

/** Letters stand for themselves, figures for any. */
const maskOf = (code: string): string => code.replace(/\d/g, '0');

function differing(one: string, other: string): number {
  return [...one].filter((each, at) => each !== other[at]).length;
}

/** The codes of the document that are formed as a new one is: "HPH-2047" for "HPH-2051". A number alone shares most of its figures. */
export function likeCodes(code: string, { subject }: Bill): readonly LikeCode[] {
  const found = new Map<string, LikeCode>();
  const pattern = code.includes(' ') ? GROUPED : CODE;
  for (const { text, label, role } of subject.content.nodes) {
    if (role === 'total-value') continue;
    for (const [own] of text.matchAll(pattern)) {
      if (own.toUpperCase() === code.toUpperCase()) return [];
      if (isLike(own, code))
        found.set(own, { text: own, about: label === undefined ? [] : [label] });
    }
  }
  return [...found.values()];
}

function isLike(own: string, code: string): boolean {
  if (code.includes(' ')) return own.slice(0, 2) === code.slice(0, 2);
  if (code.length < 4 || maskOf(own.toUpperCase()) !== maskOf(code.toUpperCase())) return false;
  const figures = code.replace(/\D/g, '').length;
  return differing(own, code) <= figures / 2;
}

const FORM =
  /^(?:&|and|the|of|mr|mrs|ms|miss|mx|dr|prof|ltd|limited|llc|llp|inc|gmbh|ag|co|corp|company|plc|pty|bv)\.?$/i;

/** The names of the document that a new one is a correction of: most of its words are the same, or nearly. */
export function likeNames(name: string, { subject }: Bill): readonly string[] {
  const found = new Set<string>();
  for (const node of subject.content.nodes) {
    if (!isName(node)) continue;
    if (node.text === name) return [];
    if (isLikeName(node.text, name)) found.add(node.text);
  }
  return [...found];
}

const isName = ({ role, text }: ContentNode): boolean =>
  (role.startsWith('party') || role === 'value') && !/\d/.test(text) && text.split(' ').length <= 6;

function isLikeName(own: string, name: string): boolean {
  const [mine, theirs] = [own, name].map((each) => each.split(' ').filter((w) => !FORM.test(w)));
  if (mine === undefined || theirs === undefined || mine.length === 0) return false;
  const same = theirs.filter((word) => mine.includes(word)).length;
  const isExtended = same === mine.length && theirs.length <= mine.length + 1;
  return (
    isExtended || (theirs.length === mine.length && theirs.length > 1 && same === mine.length - 1)
  );
}
