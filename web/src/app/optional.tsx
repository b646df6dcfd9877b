import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

type Props = {
  load: () => Promise<{ default: ComponentType }>;
  /** Loaded when this is set. */
  wanted: unknown;
};

/** What the page can do without: a failure to load it is not shown, and is tried again when `wanted` changes. */
export function Optional({ load, wanted }: Props) {
  const [loaded, setLoaded] = useState<ReactNode>(null);

  useEffect(() => {
    if (!wanted || loaded) return;
    load().then(
      ({ default: Loaded }) => setLoaded(<Loaded />),
      () => undefined,
    );
  }, [load, wanted, loaded]);
  return loaded;
}
