import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { createStore } from '../../base/store.js';
import { App } from '../app.js';
import { loadEarly } from '../routes.js';

/** A page's HTML as its script will first render it, for the language and the token in localStorage. */
export async function renderFirstPaint(path: string, hasToken: boolean): Promise<string> {
  await loadEarly(path, hasToken);
  return renderToString(
    <StrictMode>
      <Provider store={createStore()}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </Provider>
    </StrictMode>,
  );
}

export { config } from '../../base/config.js';
export { firstScreens } from './first-screens.js';
