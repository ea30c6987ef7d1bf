import { useEffect } from 'preact/hooks';
import { KeyDialog } from './account/key-dialog.tsx';
import { KeyStatus } from './account/key-status.tsx';
import { refreshDashboard } from './api/account.ts';
import { apiKey } from './api/key.ts';
import { Playground } from './playground/playground.tsx';
import { route } from './route.ts';

const VIEWS = [{ path: '', name: 'Playground' }] as const;

function Header() {
  return (
    <header class="bar">
      <a class="brand" href="#/">
        <span class="brand-mark" aria-hidden="true" />
        Pagewright
      </a>
      <nav aria-label="Views">
        {VIEWS.map(({ path, name }) => (
          <a
            key={path}
            href={`#/${path}`}
            aria-current={route.value.view === path ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <KeyStatus />
    </header>
  );
}

export function App() {
  const key = apiKey.value;
  useEffect(() => void refreshDashboard(), [key]);
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Playground />
      </main>
      <KeyDialog />
    </>
  );
}
