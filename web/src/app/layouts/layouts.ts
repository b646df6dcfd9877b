import { preloadable } from '../../base/preloadable.js';
import type { Frame } from '../pages.js';

export const FormLayout = preloadable(() => import('./form-layout.js'));
export const AppLayout = preloadable(() => import('./app-layout.js'));

/** Starts loading the layout that a signed-in person sees; the public one is there already. */
export const loadLayout: Record<Frame, () => Promise<unknown>> = {
  public: () => Promise.resolve(),
  form: FormLayout.preload,
  app: AppLayout.preload,
  reading: AppLayout.preload,
};
