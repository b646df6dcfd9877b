import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.js';
import styles from './page-header.module.css';
import { PageTitle } from './page-title/page-title.js';

type Props = {
  title: string;
  onBack: () => void;
  /** Buttons at the right. */
  children?: ReactNode;
};

export function PageHeader({ title, onBack, children }: Props) {
  return (
    <header className={styles.header}>
      <IconButton label="Back" onClick={onBack}>
        <ArrowLeft aria-hidden />
      </IconButton>
      <PageTitle className={styles.title}>{title}</PageTitle>
      {children}
    </header>
  );
}
