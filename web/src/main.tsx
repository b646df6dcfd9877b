import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { loadEarly } from './app/routes.js';
import { readAuthToken } from './base/session/session-storage.js';
import { createStore } from './base/store.js';
import './ui/theme/fonts.css';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import { colorSchemeChoice, textSizeChoice } from './ui/theme/device-choices.js';

colorSchemeChoice.follow();
textSizeChoice.follow();
// Before anything is rendered or counted (spec.md 2, "Onboarding").
if (window.location.pathname === '/onboarding' && window.location.search)
  await import('./app/take-eligibility-data.js').then((module) =>
    module.takeEligibilityData(window.location),
  );
const loaded = loadEarly(window.location.pathname, readAuthToken() !== null);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const store = createStore();
const app = (
  <StrictMode>
    <Provider store={store} serverState={store.getState()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Provider>
  </StrictMode>
);
// The built page may have put its first paint there (app/first-paint).
if (root.hasChildNodes()) void loaded.then(() => hydrateRoot(root, app));
else createRoot(root).render(app);
