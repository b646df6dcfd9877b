import type { ReactNode } from 'react';
import { useSession } from '../../base/session/session-provider.js';
import { SupportProvider } from '../../shared/support/contact-support.js';
import { OwnTooltips } from '../../ui/own-tooltips.js';
import { Optional } from '../optional.js';
import styles from './app-layout.module.css';
import { BottomBar } from './bottom-bar.js';
import { Rail } from './rail.js';

const loadTooltip = () => import('../../ui/tooltip.js');
const loadLiveNotifications = () => import('../../shared/notifications/live-notifications.js');

/** The frame of the signed-in screens: a rail on wide screens, a bottom bar on phones. */
export default function AppLayout({ withoutBar, children }: { withoutBar: boolean; children: ReactNode }) {
  const isSignedIn = useSession().state === 'authenticated';
  return (
    <OwnTooltips value>
      <SupportProvider>
        <div className={styles.frame} data-bar={withoutBar ? 'none' : 'shown'}>
          <Rail />
          <main id="content" tabIndex={-1} className={styles.content}>
            {children}
          </main>
          {!withoutBar && <BottomBar />}
        </div>
        <Optional load={loadLiveNotifications} wanted={isSignedIn} />
      </SupportProvider>
      <Optional load={loadTooltip} wanted />
    </OwnTooltips>
  );
}
