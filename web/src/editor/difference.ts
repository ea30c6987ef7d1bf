import { html } from '@codemirror/lang-html';
import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { APPEARANCE } from './appearance.ts';

/** Shows what of a text is new and what is gone. @returns what closes it */
export function showDifference(parent: ShadowRoot, before: string, after: string): () => void {
  const view = new EditorView({
    parent,
    root: parent,
    doc: after,
    extensions: [
      lineNumbers(),
      html(),
      APPEARANCE,
      EditorView.lineWrapping,
      EditorState.readOnly.of(true),
      EditorView.contentAttributes.of({ 'aria-label': 'Difference', tabindex: '0' }),
      unifiedMergeView({ original: before, mergeControls: false, collapseUnchanged: {} }),
    ],
  });
  return () => view.destroy();
}
