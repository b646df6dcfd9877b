import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { createStore } from '../../base/store.js';
import { App } from '../app.js';
import { loadEarly } from '../routes.js';

/** Pages whose HTML has their first paint, with the calls that are made before their script is there. `threads`: the one whose first has messages to show. */
export const firstScreens = [
  {
    path: '/',
    page: 'src/features/home/home-page.tsx',
    calls: ['/api/auth/user', '/api/profile', '/api/recipients'],
    threads: '',
  },
  {
    path: '/ai-coach',
    page: 'src/features/coach/coach-page.tsx',
    calls: ['/api/auth/user', '/api/profile', '/api/chat/conversations'],
    threads: '/api/chat/conversations',
  },
] as const;

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
