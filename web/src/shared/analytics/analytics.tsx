import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from '../../base/config.js';
import { useSession } from '../../base/session/session-provider.js';
import { useAppDispatch } from '../../base/store.js';
import { checkConsent, isAnalyticsWanted, storeAnalyticsChoice } from './analytics-consent.js';
import {
  countedPage,
  countVisit,
  isAboutHealth,
  pauseAnalytics,
  removeAnalytics,
} from './analytics-script.js';

/** Counts visits where that is wanted, on the pages where that may be (spec.md 4, "Analytics state"). */
export default function Analytics() {
  const { analyticsId } = config;
  const isWanted = useAnalyticsWanted();
  const location = useLocation();
  const page = countedPage(location);
  const leavesNothing = isWanted === false || isAboutHealth(location);

  useEffect(() => {
    if (!analyticsId || isWanted === undefined) return;
    if (leavesNothing) removeAnalytics(analyticsId);
    else if (page) countVisit(analyticsId, page);
    else pauseAnalytics(analyticsId);
  }, [analyticsId, isWanted, leavesNothing, page]);
  return null;
}

/** Checked anew whenever somebody signs in or out, or changes the choice; undefined until then. */
function useAnalyticsWanted(): boolean | undefined {
  const { state, user } = useSession();
  const [isWanted, setWanted] = useState<boolean>();
  const dispatch = useAppDispatch();
  const consent = user?.analyticsConsent;
  const hasRefused = consent === false;

  useEffect(() => {
    // A refusal needs no check, and stays in this browser.
    if (hasRefused) storeAnalyticsChoice(false);
    if (hasRefused || state === 'loading') return;
    let isCurrent = true;
    void dispatch(checkConsent()).then((checked) => {
      if (isCurrent) setWanted(isAnalyticsWanted(checked));
    });
    return () => {
      isCurrent = false;
    };
  }, [state, user?.id, hasRefused, dispatch]);
  return hasRefused ? false : isWanted;
}
