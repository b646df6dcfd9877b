import { lazy } from 'react';
import type { Frame } from '../pages.js';

const loadForm = () => import('./form-layout.js');
const loadApp = () => import('./app-layout.js');

export const FormLayout = lazy(loadForm);
export const AppLayout = lazy(loadApp);

/** Starts loading the layout that a signed-in person sees; the public one is there already. */
export const loadLayout: Record<Frame, () => Promise<unknown>> = {
  public: () => Promise.resolve(),
  form: loadForm,
  app: loadApp,
  reading: loadApp,
};
