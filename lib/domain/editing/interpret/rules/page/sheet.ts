import type { Rule } from '../../rule.ts';
import { notFeasible, operations } from '../answers.ts';

const DIRECTION =
  /^(?:make|set|change|switch|turn|write|use|put|lay out|display)?(?: ?(?:it|the|text|document|whole|page|direction|layout|everything|reading|to|in|as|is|be))*? ?(?<way>right to left|right-to-left|rtl|left to right|left-to-right|ltr)(?: (?:text|direction|layout|mode|reading|writing))*$/;

/** "right to left" */
export const direction: Rule = {
  name: 'direction',
  read(clause, { subject }) {
    const way = DIRECTION.exec(clause.text)?.groups?.way;
    const id = subject.content.idOf(subject.document.body);
    if (way === undefined) return undefined;
    if (id === undefined) return notFeasible('The direction of this document cannot be set.', []);
    const value = /^r/.test(way) ? 'rtl' : 'ltr';
    return operations([{ op: 'set-attribute', target: id, name: 'dir', value }]);
  },
};

const KEEP =
  /^(?:(?:keep|do not (?:split|break)|avoid (?:splitting|breaking)|prevent (?:splitting|breaking)|never (?:split|break)) (?<what>.+?)(?: (?:together|undivided|unsplit|on (?:one|the same|a single|one single) page|(?:across|over|between|onto|into|to)(?: (?:two|several|multiple|different|2))? pages|in one piece|in two|apart|up|from (?:being split|breaking|splitting)))*|(?:avoid|no|prevent|do not (?:want|have|put|allow|make)|without|there should be no|never)(?: (?:a|any))? (?:page ?breaks?|breaks?|page-breaks?) (?:in|inside|within|in the middle of) (?<inside>.+)|(?<unsplit>.+?) (?:should|must|may|can|shall|needs to|has to|ought to) (?:(?:not|never) be (?:split|broken|divided|torn apart|separated)(?: up)?(?: (?:across|over|between|onto|into)(?: (?:two|several|multiple|different|2))? pages| by a page break| in two| up)?|(?:stay|be kept|be|remain|fit) (?:together|in one piece|on (?:one|the same|a single) page)))$/;

const ENDS_KEPT =
  /^(?:keep .+ (?:together|page|piece|undivided|unsplit|(?:split|breaking|splitting))|do not|avoid|prevent|never)/;

/** "keep the totals together" */
export const pageBreak: Rule = {
  name: 'page-break',
  read(clause, context) {
    const whole = clause.match(KEEP);
    const kept = whole?.what ?? whole?.inside ?? whole?.unsplit;
    const together =
      kept && (whole?.what === undefined || ENDS_KEPT.test(clause.text))
        ? context.target(kept)
        : undefined;
    if (together === undefined || together.kind === 'document') return undefined;
    const style = { 'break-inside': 'avoid' };
    return operations(
      [{ op: 'set-style', targets: [...together.ids], reach: 'element', style }],
      [together],
    );
  },
};
