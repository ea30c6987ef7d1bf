import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from '../../../language/phrase.ts';
import type { Context, Reading } from '../../../rule.ts';
import { contains } from '../../../targets/make.ts';
import { operations, setNodeText } from '../../answers.ts';
import type { Style } from '../../style/set-text.ts';
import { insertedAtEnd, insertedText, onlyText } from './build.ts';
import type { Frame } from './frame.ts';

const ADDS =
  /^(?:add|added|put|insert|inserted|include|included|append|attach|place|write|print|create|also|another|additional|additionally|in addition|too|as well|needs?|plus|mention|enter|type|show|display|stick|pop|tack on|say|should also say)/;
const REPLACES =
  /^(?:replace|swap|swap out|exchange|substitute|overwrite|instead|instead of|change|rewrite|switch)$/;
const NEW = /\ban? (?:[a-z]+ ){0,3}footer\b/;

/** "“VAT reg. 123” should be in the footer" says where something stands, not what all of it is. */
const STANDS =
  /(?:should|must|has to|needs to|ought to) (?:also )?(?:be|go|stand|appear|come) (?:in|into|at|to) (?:the |our )?(?:footer|foot|bottom)|\b(?:too|as well|also)$|\bat the (?:end|bottom|start|top) of (?:the |our )?footer\b/;

/** "footer: …", "make the footer say …", "add … to the footer" */
export function footerOf(frame: Frame, clause: Phrase, context: Context): Reading | undefined {
  const text = onlyText(frame);
  if (text === undefined || text.length < 2 || frame.corner !== undefined) return undefined;
  if (frame.place?.about !== undefined && frame.place.about.region?.name !== 'footer')
    return undefined;
  const { content } = context.scope;
  const footer = content.regions.find(({ name }) => name === 'footer');
  if (footer === undefined) return insertedAtEnd(text, { ...FOOT, ...frame.style }, context);
  const replaces = frame.sets.some((word) => REPLACES.test(word));
  const adds =
    !replaces &&
    (NEW.test(clause.text) ||
      STANDS.test(clause.text) ||
      frame.adds.some((word) => ADDS.test(word)));
  const inside = content.nodes.filter(({ element }) => contains(footer.element, element));
  // Lines to sign on are no words of the footer's own, and below a heading something else is said.
  const isOwn = inside.every(({ role }) => role !== 'signature' && role !== 'label');
  const headed = inside.some(({ role }) => role === 'heading' || role === 'list-item');
  // Terms and their like are no foot of a page: below them it stands by itself.
  if (headed && !replaces) return insertedAtEnd(text, { ...FOOT, ...frame.style }, context);
  const [first, ...others] = inside.filter(({ role }) => WRITTEN.has(role));
  if (adds || !isOwn || first === undefined)
    return insertedText(text, { place: 'end', target: footer.id }, frame.style);
  const ids = new Set(others.map(({ id }) => id).filter((id) => id !== first.id));
  const list: Operation[] = [
    first.id === footer.id
      ? { op: 'replace-text', targets: [first.id], find: first.text, replace: text }
      : setNodeText(first, text),
  ];
  if (ids.size > 0) list.push({ op: 'remove', targets: [...ids] });
  return operations([...list, ...styled(first.id, frame.style)]);
}

/** As feet of pages look. */
const FOOT: Style = {
  'margin-top': '28px',
  'padding-top': '8px',
  'border-top': '1px solid #d0d0d0',
  'font-size': '0.85em',
  'text-align': 'center',
};

function styled(id: string, style: Style): Operation[] {
  return Object.keys(style).length === 0
    ? []
    : [{ op: 'set-style', targets: [id], reach: 'each', style }];
}

const WRITTEN: ReadonlySet<string> = new Set([
  'prose',
  'text',
  'party-line',
  'party-name',
  'value',
]);
