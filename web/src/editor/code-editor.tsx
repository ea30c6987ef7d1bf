import type { CompletionSource } from '@codemirror/autocomplete';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Editor, Language, Problem } from './code-mirror.ts';
import { LEAVE_HINT } from './leave-hint.ts';

interface Props {
  readonly text: string;
  readonly language: Language;
  readonly label: string;
  readonly placeholder?: string;
  readonly problems?: readonly Problem[];
  /** A place to go to, by the path of its value. A new object goes there again. */
  readonly revealed?: { readonly path: readonly (string | number)[] } | undefined;
  readonly complete?: CompletionSource;
  /** Style sheets of markup are folded at first. */
  readonly hasFoldedStyles?: boolean;
  onChange(text: string): void;
}

/** Where the editor will be: plain, and in the way of nobody who already types. */
function PlainEditor({ text, label, placeholder, onChange }: Props) {
  return (
    <textarea
      class="plain-editor"
      aria-label={label}
      placeholder={placeholder}
      spellcheck={false}
      value={text}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** A code editor, loaded when the page is there. */
export function CodeEditor(props: Props) {
  const { text, language, label, problems, revealed, complete, onChange } = props;
  const { hasFoldedStyles = false } = props;
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  /** What was typed and did not come back as `text` yet: it must not be taken for another text. */
  const typed = useRef<string[]>([]);
  const latest = useRef({ text, onChange, hasFoldedStyles });
  latest.current = { text, onChange, hasFoldedStyles };

  useEffect(() => {
    let opened: Editor | undefined;
    let isGone = false;
    void import('./code-mirror.ts').then(({ openEditor }) => {
      if (isGone || host.current === null) return;
      const hadFocus = host.current.contains(document.activeElement);
      const parent = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
      opened = openEditor({
        parent,
        label,
        complete,
        hasFoldedStyles: latest.current.hasFoldedStyles,
        text: latest.current.text,
        onChange: (next) => {
          typed.current.push(next);
          latest.current.onChange(next);
        },
      });
      setEditor(opened);
      if (hadFocus) opened.focus();
    });
    return () => {
      isGone = true;
      opened?.destroy();
    };
  }, []);
  useEffect(() => {
    const known = typed.current.lastIndexOf(text);
    typed.current.splice(0, known === -1 ? typed.current.length : known + 1);
    if (known === -1) editor?.setText(text);
  }, [editor, text]);
  useEffect(() => editor?.setLanguage(language), [editor, language]);
  useEffect(() => editor?.setProblems(problems ?? []), [editor, problems]);
  useEffect(() => {
    if (revealed !== undefined) editor?.reveal(revealed.path);
  }, [editor, revealed]);
  return (
    <>
      <div class="code-editor" ref={host}>
        {editor === undefined && <PlainEditor {...props} />}
      </div>
      {editor !== undefined && (
        <p class="leave-hint" aria-hidden="true">
          {LEAVE_HINT}
        </p>
      )}
    </>
  );
}
