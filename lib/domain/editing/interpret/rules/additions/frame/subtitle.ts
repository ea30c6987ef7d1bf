import type { Context, Reading } from '../../../rule.ts';
import { finderOf } from '../../../targets/names.ts';
import { operations, setNodeText } from '../../answers.ts';
import { atStart } from '../place.ts';
import { inserted, onlyText } from './build.ts';
import type { Frame } from './frame.ts';

const SMALL = { 'font-size': '15px', 'margin-top': '4px' };
const ADDS = /^(?:add|insert|another|additional|extra|put|include|append|also)/;

/** "subtitle: …", "add a subtitle "…" under the title" */
export function subtitleOf(frame: Frame, context: Context): Reading | undefined {
  const text = onlyText(frame);
  const { title } = context.scope.content;
  if (text === undefined || text.length < 2 || frame.corner !== undefined) return undefined;
  const [before] = finderOf('subtitle')?.(context.scope)?.nodes ?? [];
  if (before !== undefined && !frame.adds.some((word) => ADDS.test(word)))
    return frame.place === undefined ? operations([setNodeText(before, text)]) : undefined;
  const place =
    frame.place ?? (title && ({ place: 'after', target: title.id } as const)) ?? atStart(context);
  return place && inserted({ kind: 'paragraph', text }, place, { ...SMALL, ...frame.style });
}
