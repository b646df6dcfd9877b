import { useEffect } from 'react';
import { startWorker } from '../../shared/home-screen/worker.js';
import LiveNotifications from '../../shared/notifications/live-notifications.js';

/** What goes on in the background from the first sign-in on; loaded in one file, after the page. */
export default function WhileSignedIn() {
  useEffect(startWorker, []);
  return <LiveNotifications />;
}
