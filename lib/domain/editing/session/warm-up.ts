/** An instruction and a document that exercise most of the editor. */
const INSTRUCTION = 'make the title dark blue and add the note "Thank you"';
const HTML =
  '<!doctype html><html lang="en"><head><style>h1{color:#333}td:empty{display:none}</style></head><body><header data-service-region="header"><h1>Quote</h1></header><table><thead><tr><th>Item</th><th>Amount</th></tr></thead><tbody><tr><td>Design</td><td>$100.00</td></tr></tbody></table><section data-service-region="notes"><h2>Notes</h2><p>None.</p></section></body></html>';

/**
 * Loads what changes documents, and has it change one. Where the sources are read one by one the first
 * change otherwise takes half a second more. Done in steps, each as short as it can be, since what a
 * step loads keeps everything else waiting.
 *
 * @param pause lets everything else have its turn.
 */
export async function warmUpEditor(pause: () => Promise<void>): Promise<void> {
  for (const load of STEPS) {
    await pause();
    await load();
  }
  const editor = await import('../editor.ts');
  await pause();
  editor.checkInstruction({ log: SILENT }, INSTRUCTION);
  await pause();
  const open = editor.openDocument(HTML);
  await pause();
  const subject = { ...open, documentType: 'quote', region: undefined };
  const found = editor.interpret(INSTRUCTION, subject);
  await pause();
  if (found.kind === 'operations') editor.editDocument(open, {}, found.operations);
}

const nothing = (): void => {};
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** What needs little of the others first, so that no step loads much. */
const STEPS: readonly (() => Promise<unknown>)[] = [
  () => import('parse5'),
  () => import('css-select'),
  () => import('css-tree'),
  () => import('../style/color-spaces.ts'),
  () => import('../style/read-styles.ts'),
  () => import('../operations.ts'),
  () => import('../read-content.ts'),
  () => import('../guardrails/check-instruction.ts'),
  () => import('../apply/styles/set-style.ts'),
  () => import('../apply/content/insert.ts'),
  () => import('../apply/apply-operations.ts'),
  () => import('../edit-document.ts'),
  () => import('../interpret/language/spelling.ts'),
  () => import('../interpret/targets/scan.ts'),
  () => import('../interpret/rules/style/style-rule.ts'),
  () => import('../interpret/rules/table-and-text-rules.ts'),
  () => import('../interpret/rules/index.ts'),
  () => import('../editor.ts'),
];
