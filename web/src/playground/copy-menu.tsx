import { useState } from 'preact/hooks';
import { Menu } from '../ui/menu.tsx';
import { type CodeLanguage, codeFor } from './code-samples.ts';
import { shown } from './state.ts';

const NAMES: Readonly<Record<CodeLanguage, string>> = {
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
};

/** The requests that make what is shown, as code. */
export function CopyMenu() {
  const [copied, setCopied] = useState<CodeLanguage>();
  const copy = async (language: CodeLanguage) => {
    const code = codeFor(language);
    if (code === undefined) return;
    await navigator.clipboard.writeText(code);
    setCopied(language);
  };
  if (shown.value === undefined) return null;
  return (
    <Menu label="Copy as">
      <ul>
        {Object.entries(NAMES).map(([language, name]) => (
          <li key={language}>
            <button type="button" onClick={() => void copy(language as CodeLanguage)}>
              {name}
              {copied === language && <span class="quiet"> Copied</span>}
            </button>
          </li>
        ))}
      </ul>
      <p class="hidden" role="status">
        {copied === undefined ? '' : `Copied as ${NAMES[copied]}`}
      </p>
    </Menu>
  );
}
