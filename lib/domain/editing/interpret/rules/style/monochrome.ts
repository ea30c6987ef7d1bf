import type { Rule } from '../../rule.ts';
import { operations } from '../answers.ts';

const MONOCHROME =
  /^(?:(?:make|turn|convert|change|set|put|print|switch|use|have|render)(?: (?:it|this|everything|all|the|whole|entire|document|page|invoice|quote|report|letter|design|to|into|in|look|a|colors?|only))* )?(?:black (?:and|&|n) white|b ?& ?w|b\/w|grayscale|gray scale|monochrome|monochromatic|colorless|without (?:any )?colors?|no colors?)(?: (?:only|version|colors?|design|please|theme|mode|scheme|for|printing|print|printer|the))*$|^remove (?:all |the |any )*colors?(?: from (?:the |this )?(?:document|page|invoice|quote|everything|design))?$/;

/** "black and white" */
export const monochrome: Rule = {
  name: 'monochrome',
  read: ({ text }) =>
    MONOCHROME.test(text)
      ? operations([{ op: 'set-theme', accent: '#000000', text: '#111111', background: '#ffffff' }])
      : undefined,
};
