import type { ReactNode } from 'react';
import { SupportProvider } from '../../shared/support/support-provider.js';
import styles from './app-layout.module.css';
import { BottomBar } from './bottom-bar.js';
import { Rail } from './rail.js';

/** The frame of the signed-in screens: a rail on wide screens, a bottom bar on phones. */
export default function AppLayout({ withoutBar, children }: { withoutBar: boolean; children: ReactNode }) {
  return (
    <SupportProvider>
      <div className={styles.frame} data-bar={withoutBar ? 'none' : 'shown'}>
        <Rail />
        <main id="content" tabIndex={-1} className={styles.content}>
          {children}
        </main>
        {!withoutBar && <BottomBar />}
      </div>
    </SupportProvider>
  );
}
