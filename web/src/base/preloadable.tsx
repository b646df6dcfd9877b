import { type ComponentType, lazy, useState } from 'react';

type Loading<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** As React's lazy; but what `preload` has fetched before is rendered at once, so that it takes over HTML that is there. */
export function preloadable<Props extends object = object>(load: Loading<Props>) {
  let loaded: ComponentType<Props> | undefined;

  const preload = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Lazy: ComponentType<Props> = lazy(preload);

  function Preloadable(props: Props) {
    const [Component] = useState(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  return Object.assign(Preloadable, { preload });
}
