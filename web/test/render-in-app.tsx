import { configure, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createStore } from '../src/app/store.js';

// A busy machine takes its time; a page that never gets there still fails.
configure({ asyncUtilTimeout: 15_000 });

/** A component with what every screen stands on: a fresh store and a router. */
export function renderInApp(element: ReactElement, address = '/') {
  const store = createStore();
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>
    </Provider>,
  );
  return { ...view, store };
}
