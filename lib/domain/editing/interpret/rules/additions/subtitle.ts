import type { Rule } from '../../rule.ts';
import { operations } from '../answers.ts';
import { atStart, placeOf } from './place.ts';
import { saidText } from './said-text.ts';

const NOUN =
  '(?:sub-?titles?|sub titles?|tag ?lines?|sub-?heading|sub heading|sub-?headline|strap ?line|slogan|motto|badge|by-?line|kicker|claim)';
const ADD =
  '(?:add|put|insert|include|write|place|give|set|show|print|make|create|use|want|need|have)';
const SUBTITLE = new RegExp(
  `^(?:${ADD} )?(?:(?:it|the title|the document|a|an|the|our|my|small|short|little|new|nice|with) )*(?<before>"[^"]{1,200}" )?${NOUN}(?: (?<where>(?:at|below|under|underneath|beneath|above|after|to|next to|in) .{2,50}?))?(?: (?:that|which|saying|says|say|reading|reads|with|the|text|words|to|of|as|:|=|called|is|be|should))* (?<text>.+)$`,
);
const QUOTED_BEFORE = new RegExp(
  `^(?:${ADD} )?(?:(?:a|an|the|our|my) )*(?<text>"[^"]{1,200}"|.{2,100}?) (?:as (?:a |an |the )?)?(?:small |short |little )?${NOUN}(?: (?<where>(?:at|below|under|underneath|beneath|above|after|to|next to|in) .{2,50}))?$`,
);

/** "add a subtitle "…" under the title" */
export const subtitle: Rule = {
  name: 'subtitle',
  read(clause, context) {
    const found = clause.match(QUOTED_BEFORE) ?? clause.match(SUBTITLE);
    const said = found?.text && saidText(found.text, context);
    if (said === undefined || said.text.length < 2) return undefined;
    if (found?.text?.quoted !== true && /^(?:to|in|the|bigger|smaller|bold)\b/i.test(said.text))
      return undefined;
    const { title } = context.scope.content;
    const where = found?.where && placeOf(found.where, context);
    if (found?.where !== undefined && where === undefined) return undefined;
    const below = title && ({ place: 'after', target: title.id } as const);
    const place = where ?? said.place ?? below ?? atStart(context);
    return (
      place &&
      operations([
        {
          op: 'insert',
          place: place.place,
          target: place.target,
          block: { kind: 'paragraph', text: said.text },
          style: { 'font-size': '15px', 'margin-top': '4px' },
        },
      ])
    );
  },
};
