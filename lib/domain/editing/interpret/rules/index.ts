import type { Rule } from '../rule.ts';
import { paymentTerms, thanks } from './additions/courtesies.ts';
import { details } from './additions/details.ts';
import { dividers } from './additions/dividers.ts';
import { facts } from './additions/facts.ts';
import { additions } from './additions/frame/additions.ts';
import { image, logo } from './additions/pictures.ts';
import { plainText } from './additions/plain-text.ts';
import { qrCode } from './additions/qr-code.ts';
import { signatures } from './additions/signatures.ts';
import { together } from './additions/together.ts';
import { needsModelRule } from './beyond/needs-model.ts';
import { notFeasibleRule } from './beyond/not-feasible.ts';
import { breakWishes, onePage } from './page/break-wishes.ts';
import { pageNumbers, watermark } from './page/furniture.ts';
import { margins } from './page/margins.ts';
import { pageSetup } from './page/page-setup.ts';
import { direction, pageBreak } from './page/sheet.ts';
import { sheetWishes } from './page/sheet-wishes.ts';
import { stamp } from './page/stamp.ts';
import { arrange } from './parts/arrange.ts';
import { hideWish } from './parts/hide-wish.ts';
import { labelled } from './parts/labelled.ts';
import { plainLoss } from './parts/loss-wish.ts';
import { remove } from './parts/remove.ts';
import { removeThatRow } from './parts/remove-that-row.ts';
import { show } from './parts/show.ts';
import { sides } from './parts/sides.ts';
import { darkMode } from './style/dark-mode.ts';
import { listMarks } from './style/list-marks.ts';
import { monochrome } from './style/monochrome.ts';
import { namedStyle } from './style/named-style.ts';
import { recolor } from './style/recolor.ts';
import { looksAlone, style } from './style/style-rule.ts';
import { ORDER_RULES, TABLE_RULES, TEXT_RULES } from './table-and-text-rules.ts';
import { missingColumn } from './tables/missing-column.ts';
import { rowWishes } from './tables/row-wishes.ts';
import { changes } from './texts/changes.ts';
import { contradictions } from './texts/contradictions.ts';
import { events } from './texts/events.ts';
import { givenAnew } from './texts/given-anew.ts';
import { nearWord } from './texts/near-word.ts';
import { news } from './texts/news.ts';
import { passages } from './texts/passages.ts';
import { throughout } from './texts/throughout.ts';
import { undo } from './undo.ts';

/** Every rule, in the order in which they are asked: the first that understands a clause reads it. */
export const RULES: readonly Rule[] = [
  undo,
  removeThatRow,
  throughout,
  passages,
  rowWishes,
  news,
  givenAnew,
  events,
  contradictions,
  nearWord,
  paymentTerms,
  labelled,
  facts,
  additions,
  together,
  signatures,
  changes,
  pageNumbers,
  watermark,
  stamp,
  sheetWishes,
  margins,
  direction,
  pageSetup,
  onePage,
  breakWishes,
  pageBreak,
  show,
  listMarks,
  monochrome,
  namedStyle,
  darkMode,
  recolor,
  hideWish,
  plainLoss,
  ...ORDER_RULES,
  dividers,
  looksAlone,
  ...TABLE_RULES,
  sides,
  arrange,
  style,
  remove,
  thanks,
  qrCode,
  logo,
  image,
  details,
  plainText,
  needsModelRule,
  ...TEXT_RULES,
  missingColumn,
  notFeasibleRule,
];
