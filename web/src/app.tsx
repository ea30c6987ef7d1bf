import { useEffect } from 'preact/hooks';
import { KeyDialog } from './account/key-dialog.tsx';
import { KeyStatus } from './account/key-status.tsx';
import { Usage } from './account/usage.tsx';
import { refreshDashboard } from './api/account.ts';
import { apiKey } from './api/key.ts';
import { Batch } from './batch/batch.tsx';
import { Playground } from './playground/playground.tsx';
import { route } from './route.ts';
import { Templates } from './templates/templates.tsx';
import { Notice } from './ui/notice.tsx';

const VIEWS = [
  { path: '', name: 'Playground', View: Playground },
  { path: 'templates', name: 'Templates', View: Templates },
  { path: 'batch', name: 'Many documents', View: Batch },
  { path: 'usage', name: 'Usage', View: Usage },
] as const;

function CurrentView() {
  const { View } = VIEWS.find(({ path }) => path === route.value.view) ?? VIEWS[0];
  return <View />;
}

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
        <a href="./docs">API</a>
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
      <div>
        <Header />
        <Notice />
      </div>
      <main id="main" tabIndex={-1}>
        <CurrentView />
      </main>
      <KeyDialog />
    </>
  );
}
