import type { ReactNode } from 'react';
import { FormPage } from '../../ui/form/form-page.js';
import { PageSkeleton } from '../../ui/skeleton.js';
import formPage from '../../ui/form/form-page.module.css';
import styles from '../app.module.css';
import { AlphaBanner } from '../app.js';
import AppLayout from '../layouts/app-layout.js';

/** A page that is not rendered for the build: its script replaces this, and does not take it over. */
function StandIn({ children }: { children: ReactNode }) {
  return (
    <div data-stand-in>
      <div className={styles.top}>
        <AlphaBanner />
      </div>
      {children}
    </div>
  );
}

/** Its frame, with the place of the page. */
export const FrameStandIn = () => (
  <StandIn>
    <AppLayout withoutBar={false}>{null}</AppLayout>
  </StandIn>
);

/** At which step, and with which title, only the browser knows. */
export const SignUpStandIn = () => (
  <StandIn>
    <div className={formPage.column}>
      <FormPage>
        <PageSkeleton />
      </FormPage>
    </div>
  </StandIn>
);
