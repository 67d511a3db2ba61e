import 'boxoffice/styles.css';
import './page/page.css';
import { directionOf } from 'boxoffice';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { openBackend } from './backend';
import { readSettings } from './settings';

const settings = readSettings(window.location.search);
document.documentElement.lang = settings.locale;
document.documentElement.dir = directionOf(settings.locale);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// No top-level await: the demo's chunk imports this one, and each would wait for the other.
void openBackend().then((backend) =>
  createRoot(root).render(
    <StrictMode>
      <App backend={backend} settings={settings} />
    </StrictMode>,
  ),
);
