import { type ReactNode, Suspense } from 'react';
import { useSession } from '../../base/session/session-provider.js';
import { PageSkeleton } from '../../ui/skeleton.js';
import styles from '../../ui/form/form-page.module.css';
import { Optional } from '../optional.js';

const loadSignInAgain = () => import('../session/sign-in-again.js');

/** One narrow column; the page has its own header. Without a page, its place. */
export default function FormLayout({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return (
    <>
      <div className={styles.column}>
        <Suspense fallback={<PageSkeleton />}>{children ?? <PageSkeleton />}</Suspense>
      </div>
      <Optional load={loadSignInAgain} wanted={user} />
    </>
  );
}
