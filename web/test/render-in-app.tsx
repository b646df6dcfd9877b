import { configure, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
// As the app does as soon as somebody reads Spanish.
import '../src/base/language/spanish-sentences.js';
import { createStore } from '../src/base/store.js';

// Long enough for a busy machine; what never appears still fails.
configure({ asyncUtilTimeout: 60_000 });

/** Renders a component with a fresh store and a router. */
export function renderInApp(element: ReactElement, address = '/') {
  const store = createStore();
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>
    </Provider>,
  );
  return { ...view, store };
}
