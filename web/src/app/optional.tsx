import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { config } from '../base/config.js';
import { readCarriedEligibility } from '../base/session/carried-eligibility.js';
import { useSession } from '../base/session/session-provider.js';
import { useAppSelector } from '../base/store.js';
import { currentToast } from '../shared/toast/toast.slice.js';

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

const loadToaster = () => import('../shared/toast/toaster.js');

/** Milliseconds; the page itself comes first. */
const FETCH_AFTER = 3_000;

/** Fetched before the first toast, which may be about a lost connection. */
export function LazyToaster() {
  const toastId = useAppSelector((state) => currentToast(state)?.id);

  useEffect(() => {
    const timer = window.setTimeout(() => void loadToaster().catch(() => undefined), FETCH_AFTER);
    return () => window.clearTimeout(timer);
  }, []);

  return <Optional load={loadToaster} wanted={toastId} />;
}

const loadCarriedEligibility = () => import('./session/carried-eligibility.js');

export function LazyCarriedEligibility() {
  const { user } = useSession();
  const wanted = config.eligibilityFeatures && user !== null && readCarriedEligibility()?.answers;
  return <Optional load={loadCarriedEligibility} wanted={wanted} />;
}

const loadSessionMessages = async () => {
  const { SessionMessages } = await import('./session/session-messages.js');
  return { default: SessionMessages };
};

/** There is nothing to tell before a session has started or ended in this tab. */
export function LazySessionMessages() {
  const { signIns, expiries } = useAppSelector((state) => state.session);
  return <Optional load={loadSessionMessages} wanted={signIns + expiries} />;
}
