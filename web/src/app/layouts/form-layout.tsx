import { type ReactNode, Suspense } from 'react';
import { PageSkeleton } from '../../ui/skeleton.js';
import { AntTheme } from '../../ui/theme/ant-theme.js';
import styles from '../../ui/form/form-page.module.css';

/** One narrow column with antd forms in our theme; the page has its own header. Without a page, its place. */
export default function FormLayout({ children }: { children: ReactNode }) {
  return (
    <AntTheme>
      <div className={styles.column}>
        <Suspense fallback={<PageSkeleton />}>{children ?? <PageSkeleton />}</Suspense>
      </div>
    </AntTheme>
  );
}
