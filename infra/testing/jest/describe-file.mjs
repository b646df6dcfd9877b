import { afterAll, beforeAll, describe, jest } from '@jest/globals';

/** Runs a spec file within a group: what it replaced in the process or in the page does not reach the next file. */
export function describeFile(path, body) {
  describe(path, () => {
    let env;
    let fetch;
    beforeAll(() => {
      env = { ...process.env };
      fetch = Object.getOwnPropertyDescriptor(globalThis, 'fetch');
    });
    body();
    afterAll(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
      restoreEnvironment(env);
      delete globalThis.fetch;
      if (fetch) Object.defineProperty(globalThis, 'fetch', fetch);
      if ('document' in globalThis) leavePage(globalThis);
    });
  });
}

function restoreEnvironment(env) {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
}

/** The next file finds a tab in which nobody has been yet. */
function leavePage({ document, history, localStorage, navigator, screen, sessionStorage }) {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  const page = document.documentElement;
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
  history.replaceState(null, '', '/');
  for (const object of [navigator, document, screen])
    for (const [name, { configurable }] of Object.entries(Object.getOwnPropertyDescriptors(object)))
      if (configurable) delete object[name];
}
