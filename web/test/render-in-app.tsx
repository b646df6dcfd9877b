import { configure, render } from '@testing-library/react';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../src/base/api.js';
// As the app does as soon as somebody reads Spanish.
import '../src/base/language/spanish-sentences.js';
import { createStore } from '../src/base/store.js';

// Long enough for a busy machine; what never appears still fails.
configure({ asyncUtilTimeout: 60_000 });

type Store = ReturnType<typeof createStore>;

/** Renders a component with a fresh store and a router. */
export function renderInApp(element: ReactElement, address = '/') {
  const store = createStore();
  const view = render(
    <Provider store={store}>
      <EndWithTest store={store}>
        <MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>
      </EndWithTest>
    </Provider>,
  );
  return { ...view, store };
}

/** What a test left to be done ends with its page: the calls of an upload that stalls a minute later are not the next test's. */
function EndWithTest({ store, children }: { store: Store; children: ReactNode }) {
  useEffect(() => () => void store.dispatch(api.util.resetApiState()), [store]);
  return children;
}
