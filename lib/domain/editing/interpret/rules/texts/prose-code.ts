import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading } from '../../rule.ts';
import { operations } from '../answers.ts';

const NAME =
  /^(?:the |our |my )?(?:bank )?(?<name>account|sort code|iban|bic|swift|routing|company|registration|vat|tax|phone|reference|order)(?: (?:number|no\.?|code|id))?$/;
const CODE = /^[A-Z]{0,4}\d[A-Z\d]*(?:[ -][A-Z\d]+){0,8}$/i;
const WRITTEN = String.raw`(?:\s(?:number|no\.?|nr\.?|code|id|#))?\s?:?\s(?<code>[A-Z]{0,4}\d[A-Z\d]*(?:-[A-Z\d]+){0,5}|[A-Z]{2}\d\d(?: [A-Z\d]{1,4}){2,8})`;

/** The text that says a code of that name: "beneath the account number". */
export function codeSaid(what: Phrase, { scope }: Context): ContentNode | undefined {
  const name = NAME.exec(what.text)?.groups?.['name'];
  if (name === undefined) return undefined;
  const written = new RegExp(`\\b${name}${WRITTEN}`, 'i');
  const [only, ...others] = scope.nodes.filter(({ text }) => written.test(text));
  return others.length === 0 ? only : undefined;
}

/** "the account number is 55012348" where a sentence says "account 55012347": the code behind that name. */
export function proseCode(what: Phrase, to: Phrase, context: Context): Reading | undefined {
  const name = NAME.exec(what.text)?.groups?.['name'];
  if (name === undefined || !CODE.test(to.raw)) return undefined;
  const written = new RegExp(`\\b${name}${WRITTEN}`, 'i');
  const found = context.scope.nodes.flatMap((node) => {
    const code = written.exec(node.text)?.groups?.['code'];
    return code === undefined ? [] : [{ node, code }];
  });
  const [only, ...others] = found;
  return only === undefined || others.length > 0
    ? undefined
    : operations([
        { op: 'replace-text', targets: [only.node.id], find: only.code, replace: to.raw.trim() },
      ]);
}
