import type { Rule } from '../rule.ts';
import { paymentTerms, thanks } from './additions/courtesies.ts';
import { details } from './additions/details.ts';
import { dividers } from './additions/dividers.ts';
import { footerReplaced } from './additions/footer.ts';
import { image, logo, qrCode } from './additions/pictures.ts';
import { sections } from './additions/sections.ts';
import { signatures } from './additions/signatures.ts';
import { subtitle } from './additions/subtitle.ts';
import { footerText, texts } from './additions/texts.ts';
import { needsModelRule } from './beyond/needs-model.ts';
import { notFeasibleRule } from './beyond/not-feasible.ts';
import { pageNumbers, watermark } from './page/furniture.ts';
import { margins } from './page/margins.ts';
import { pageSetup } from './page/page-setup.ts';
import { direction, pageBreak, sheet } from './page/sheet.ts';
import { stamp } from './page/stamp.ts';
import { duplicate, move, swap } from './parts/move.ts';
import { remove } from './parts/remove.ts';
import { show } from './parts/show.ts';
import { monochrome } from './style/monochrome.ts';
import { style } from './style/style-rule.ts';
import { FIGURE_RULES, TABLE_RULES, TEXT_RULES } from './table-and-text-rules.ts';
import { undo } from './undo.ts';

/** Every rule, in the order in which they are asked: the first that understands a clause reads it. */
export const RULES: readonly Rule[] = [
  undo,
  pageNumbers,
  watermark,
  stamp,
  sheet,
  margins,
  direction,
  pageSetup,
  pageBreak,
  show,
  monochrome,
  ...FIGURE_RULES,
  footerReplaced,
  dividers,
  subtitle,
  texts,
  ...TABLE_RULES,
  style,
  swap,
  move,
  remove,
  duplicate,
  thanks,
  paymentTerms,
  signatures,
  qrCode,
  logo,
  image,
  footerText,
  sections,
  details,
  needsModelRule,
  ...TEXT_RULES,
  notFeasibleRule,
];
