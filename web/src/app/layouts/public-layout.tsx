import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Brand } from '../../ui/brand.js';
import styles from './public-layout.module.css';

type Props = {
  /** At the right of the header. */
  action?: ReactNode;
  children: ReactNode;
};

export function PublicLayout({ action, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to="/" className={styles.home}>
          <Brand />
        </Link>
        <div className={styles.action}>{action}</div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
