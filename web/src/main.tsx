import './styles/tokens.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/playground.css';
import './styles/views.css';
import { render } from 'preact';
import { App } from './app.tsx';

const root = document.getElementById('app');
if (root !== null) render(<App />, root);
