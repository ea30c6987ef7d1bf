import { autocompletion, type CompletionSource, closeBrackets } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, indentOnInput } from '@codemirror/language';
import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { Compartment, type EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { APPEARANCE } from './appearance.ts';
import { foldStyles } from './fold-styles.ts';
import { firstFault, rangeOfPath } from './json-path.ts';
import { LEAVE_HINT } from './leave-hint.ts';

export type Language = 'json' | 'html' | 'text';

/** What is wrong, and where. Without `at` and `path`: where the text stops being what it should be. */
export interface Problem {
  readonly message: string;
  readonly severity: 'error' | 'warning';
  readonly at?: number | undefined;
  readonly path?: readonly (string | number)[] | undefined;
}

export interface EditorOptions {
  /** Style sheets of markup are folded at first. */
  readonly hasFoldedStyles?: boolean;
  readonly parent: ShadowRoot;
  readonly text: string;
  readonly label: string;
  readonly onChange: (text: string) => void;
  readonly complete?: CompletionSource | undefined;
}

/** An editor, as the page uses it. */
export interface Editor {
  setText(text: string): void;
  setLanguage(language: Language): void;
  setProblems(problems: readonly Problem[]): void;
  reveal(path: readonly (string | number)[]): void;
  focus(): void;
  destroy(): void;
}

/** HTML brings CSS and JavaScript along: most texts are JSON. */
const LANGUAGES: Readonly<Record<Language, () => Promise<Extension>>> = {
  json: async () => json(),
  html: async () => (await import('@codemirror/lang-html')).html(),
  text: async () => [],
};

function rangeOf(state: EditorState, { at, path }: Problem): { from: number; to: number } {
  if (path !== undefined) return rangeOfPath(state, path) ?? { from: 0, to: 0 };
  // At the end there is nothing to mark but what is before it.
  const from = Math.max(0, Math.min(at ?? firstFault(state) ?? 0, state.doc.length - 1));
  return { from, to: Math.min(from + 1, state.doc.length) };
}

const toDiagnostic = (state: EditorState, problem: Problem): Diagnostic => ({
  ...rangeOf(state, problem),
  severity: problem.severity,
  message: problem.message,
});

const LEAVING_ID = 'leaving';

/** The hint for screen readers, which must be in the same root as the editor. @returns its id */
function describeLeaving(root: ShadowRoot): string {
  if (root.getElementById(LEAVING_ID) === null) {
    const hint = document.createElement('p');
    hint.id = LEAVING_ID;
    hint.hidden = true;
    hint.textContent = LEAVE_HINT;
    root.append(hint);
  }
  return LEAVING_ID;
}

/** Opens an editor in a shadow root, where its styles are objects and no markup: the page allows no other. */
export function openEditor(options: EditorOptions): Editor {
  const { parent, text, label, onChange, complete, hasFoldedStyles = false } = options;
  const language = new Compartment();
  let isSetting = false;
  const view = new EditorView({
    parent,
    root: parent,
    doc: text,
    extensions: [
      lineNumbers(),
      foldGutter(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      highlightActiveLine(),
      EditorView.lineWrapping,
      autocompletion(complete === undefined ? {} : { override: [complete] }),
      // Tab indents; Escape, then Tab leaves the editor.
      keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
      APPEARANCE,
      language.of([]),
      EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-describedby': describeLeaving(parent),
        tabindex: '0',
      }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged && !isSetting) onChange(state.doc.toString());
      }),
    ],
  });
  return {
    setText(next) {
      if (next === view.state.doc.toString()) return;
      isSetting = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
      isSetting = false;
    },
    setLanguage(name) {
      void LANGUAGES[name]().then((support) => {
        view.dispatch({ effects: language.reconfigure(support) });
        if (name === 'html' && hasFoldedStyles) foldStyles(view);
      });
    },
    setProblems(problems) {
      const found = problems.map((problem) => toDiagnostic(view.state, problem));
      view.dispatch(setDiagnostics(view.state, found));
    },
    reveal(path) {
      const range = rangeOfPath(view.state, path);
      if (range === undefined) return;
      view.dispatch({
        selection: { anchor: range.from, head: range.to },
        effects: EditorView.scrollIntoView(range.from, { y: 'center' }),
      });
      view.focus();
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
