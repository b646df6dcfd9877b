import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
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

void loaded.then(loadDisplayFont);

const root = document.getElementById('root') ?? document.body;

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
// The built page may have put its first paint there (app/first-paint), or what stands in for it.
const render = () => createRoot(root).render(app);
if (!root.hasChildNodes()) render();
else void loaded.then(root.querySelector('[data-stand-in]') ? render : takeOver);

function takeOver(): void {
  hydrateRoot(root, app);
  window.pressAgain?.();
}

/** The font of titles comes after the script of the page: until then its fallback has the same measures (fonts.css). */
function loadDisplayFont(): void {
  document.fonts.add(new FontFace('Fraunces', `url(${fraunces})`, { weight: '100 900', display: 'swap' }));
}
