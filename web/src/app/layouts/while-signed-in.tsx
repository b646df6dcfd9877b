import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { isMarkedLoggedOut } from '../../base/session/session-storage.js';
import { useSession } from '../../base/session/session-provider.js';
import type { AppState } from '../../base/store.js';
import { followInstallOffer, startWorker } from '../../shared/home-screen/install.js';
import { forgetKept, useIsKept } from '../../shared/home-screen/kept.js';
import LiveNotifications from '../../shared/notifications/live-notifications.js';
import { Optional } from '../optional.js';
import SignInAgain from '../session/sign-in-again.js';

const loadTooltip = () => import('../../ui/tooltip.js');
/** A finger shows no tooltips. */
const canPoint = window.matchMedia('(any-hover: hover)').matches;

const loadKeepForOffline = () => import('../offline/keep-for-offline.js');

/** What goes on in the background from the first sign-in on; loaded in one file, after the page. */
export default function WhileSignedIn() {
  const userId = useSession().user?.id;
  const isKept = useIsKept(userId);
  const store = useStore<AppState>();

  useEffect(() => {
    startWorker();
    return followInstallOffer();
  }, []);
  // What is kept goes with the session, wherever that was ended; it stays when somebody only leaves the page.
  useEffect(() => {
    const expiries = () => store.getState().session.expiries;
    const before = expiries();
    return () => {
      if (isMarkedLoggedOut() || expiries() > before) void forgetKept();
    };
  }, [store, userId]);
  return (
    <>
      <LiveNotifications />
      <SignInAgain />
      <Optional load={loadTooltip} wanted={canPoint} />
      {userId !== undefined && <Optional load={loadKeepForOffline} wanted={isKept} />}
    </>
  );
}
