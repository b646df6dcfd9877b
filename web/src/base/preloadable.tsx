import { type ComponentType, lazy, useState } from 'react';

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Of each that could not be loaded: how it is made anew. */
const failed = new Set<() => void>();

/**
 * React's lazy remembers a failure for good, and what renders it again before the failure is shown must meet that failure.
 * So whoever has shown one calls this: what is rendered after that is loaded again.
 */
export function forgetFailedLoads(): void {
  for (const makeAnew of failed) makeAnew();
  failed.clear();
}

/** As React's lazy; but what `preload` has fetched before is rendered at once, so that it takes over HTML that is there. */
export function preloadable<Props extends object = object>(load: Loader<Props>) {
  let loaded: ComponentType<Props> | undefined;

  const preload = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const makeLazy = (): ComponentType<Props> =>
    lazy(() =>
      preload().catch((error: unknown) => {
        failed.add(() => {
          Lazy = makeLazy();
        });
        throw error;
      }),
    );
  let Lazy = makeLazy();

  function Preloadable(props: Props) {
    const [Component] = useState(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  return Object.assign(Preloadable, { preload });
}
