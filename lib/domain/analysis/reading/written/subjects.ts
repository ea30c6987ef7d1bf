import SUBJECTS from '../../vocabulary/subject-roles.json' with { type: 'json' };
import { wordsOfKey } from '../key-words.ts';
import type { Draft, Found } from '../shape/draft.ts';

const WORDS: ReadonlySet<string> = new Set(SUBJECTS.words.split(' '));

/**
 * Landlord and tenant of an inspected home are whom the report is about: beside a firm with its address
 * neither of them wrote it. They stay in the content, under their own names. Returns whether any was left.
 */
export function leaveSubjects({ found, unnamed }: Draft): boolean {
  if (unnamed.length === 0) return false;
  const isSubject = ({ key, holder }: Found) =>
    [key, holder.split('.').at(-1) ?? ''].some((name) =>
      wordsOfKey(name).some((word) => WORDS.has(word)),
    );
  let isLeft = false;
  for (const [target, every] of found) {
    if (!/^(?:seller|buyer)\./.test(target)) continue;
    const others = every.filter((each) => !isSubject(each));
    if (others.length === every.length) continue;
    isLeft = true;
    if (others.length === 0) found.delete(target);
    else found.set(target, others);
  }
  return isLeft;
}
