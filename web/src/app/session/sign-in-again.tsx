import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { onTokenChangedElsewhere } from '../../base/session/session-storage.js';
import { expireSession, setHoldPage } from '../../base/session/session.js';
import { type AppState, useAppDispatch } from '../../base/store.js';

const loadSheet = () => import('./sign-in-sheet.js');

/**
 * Where the session ends while something is typed, the page stays as it is, and its person signs in again over it. Where
 * nothing is typed, or the sheet cannot be loaded, the session ends in the page too.
 */
export default function SignInAgain() {
  const { hasLapsed, goOn } = useLapse();
  const dispatch = useAppDispatch();
  const [Sheet, setSheet] = useState<ComponentType<{ onOver: () => void }>>();

  useEffect(() => {
    if (!hasLapsed || Sheet) return;
    loadSheet().then(
      (module) => setSheet(() => module.default),
      () => {
        goOn();
        expireSession(dispatch);
      },
    );
  }, [hasLapsed, Sheet, goOn, dispatch]);
  return hasLapsed && Sheet && <Sheet onOver={goOn} />;
}

/** Whether the page is held without its session. */
function useLapse() {
  const [hasLapsed, setLapsed] = useState(false);
  const [lapse] = useState(() => ({ isOn: false }));
  const store = useStore<AppState>();
  const [goOn] = useState(() => () => {
    lapse.isOn = false;
    setLapsed(false);
  });

  useEffect(() => {
    const written = new WeakSet<EventTarget>();
    const over = new AbortController();
    const note = ({ target }: Event) => void (target && written.add(target));
    document.addEventListener('input', note, { capture: true, signal: over.signal });
    const stopFollowing = onTokenChangedElsewhere(goOn);
    setHoldPage((action) => {
      if (!lapse.isOn && !isTyped(written) && !isBeingSent(store.getState())) return undefined;
      lapse.isOn = true;
      setLapsed(true);
      return withWhatWasThere(action as Call, store.getState());
    });
    return () => {
      over.abort();
      stopFollowing();
      setHoldPage(() => undefined);
    };
  }, [store, lapse, goOn]);
  return { hasLapsed, goOn };
}

/** A field for one's own words; a search loses nothing. */
const WORDS = 'textarea, input:is([type=text], [type=email], [type=tel], [type=password], :not([type]))';

/** A text that is there from the start was kept when the page was left. */
const isTyped = (written: WeakSet<EventTarget>) =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WORDS)].some(
    (field) => field.value !== '' && (field.localName === 'textarea' || written.has(field)),
  );

/** The text of a message is not in its field while it is on its way. */
const isBeingSent = ({ asked = {} }: AppState) =>
  Object.values(asked).some(({ state }) => state === 'sending');

type Call = { type: string; payload?: unknown; meta: { arg: { queryCacheKey?: string } } };

/** What the page has loaded stays. */
function withWhatWasThere(call: Call, { api }: AppState): Call {
  const { queryCacheKey } = call.meta.arg;
  if (queryCacheKey === undefined) return call;
  return { ...call, payload: api.queries[queryCacheKey]?.data ?? null };
}
