import { ensureSyntaxTree, foldEffect } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';

/** A large template is parsed no longer than this. */
const PARSE_MS = 200;
/** Shorter ones are in nobody's way. */
const LEAST_CHARACTERS = 200;

/** Folds the style sheets of markup, so that what is written between them is in view. */
export function foldStyles(view: EditorView): void {
  const { doc } = view.state;
  const effects: ReturnType<typeof foldEffect.of>[] = [];
  ensureSyntaxTree(view.state, doc.length, PARSE_MS)?.iterate({
    enter({ name, node }) {
      if (name !== 'Element') return;
      const [open, close] = [node.getChild('OpenTag'), node.getChild('CloseTag')];
      if (
        open === null ||
        close === null ||
        !doc.sliceString(open.from, open.to).startsWith('<style')
      )
        return;
      const range = { from: open.to, to: close.from };
      if (range.to - range.from >= LEAST_CHARACTERS) effects.push(foldEffect.of(range));
    },
  });
  if (effects.length > 0) view.dispatch({ effects });
}
