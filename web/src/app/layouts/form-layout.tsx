import type { ReactNode } from 'react';
import { AntTheme } from '../../ui/theme/ant-theme.js';
import styles from '../../ui/form/form-page.module.css';

/** One narrow column with antd forms in our theme; the page has its own header. */
export default function FormLayout({ children }: { children: ReactNode }) {
  return (
    <AntTheme>
      <div className={styles.column}>{children}</div>
    </AntTheme>
  );
}
