import { COMPACT_CLASS } from '#lib/ports/compact.ts';
import { PRELUDE } from '../pages/page-script.ts';
import type { PrintPlan } from './print-plan.ts';

const PIXELS_PER_INCH = 96;
/** How much of its last page a document fills that is set closer, where that saves the page. */
const LITTLE = 0.25;

/** Sets a document that is about to be printed in the window of `pageWindow` closer if it then takes a page less. undefined: it says nothing of how. */
export function compactExpression(
  html: string,
  { params, enlargement }: PrintPlan,
): string | undefined {
  if (enlargement !== 1 || !html.includes(`.${COMPACT_CLASS}`)) return undefined;
  const {
    paperHeight = 0,
    paperWidth = 0,
    landscape,
    marginTop = 0,
    marginBottom = 0,
    scale = 1,
  } = params;
  const sheet = landscape === true ? paperWidth : paperHeight;
  const height = ((sheet - marginTop - marginBottom) * PIXELS_PER_INCH) / scale;
  return `(() => {${PRELUDE}
  if (root === null) return null;
  const pages = () => boxOf(root).height / ${height};
  const before = pages();
  if (before <= 1 || before % 1 > ${LITTLE}) return null;
  root.classList.add('${COMPACT_CLASS}');
  if (pages() > Math.floor(before)) root.classList.remove('${COMPACT_CLASS}');
  return null;
})()`;
}
