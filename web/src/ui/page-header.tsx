import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../base/language/use-language.js';
import { IconButton } from './icon-button.js';
import styles from './page-header.module.css';
import { PageTitle } from './page-title.js';
import { words } from './words.js';

type Props = {
  title: string;
  onBack: () => void;
  /** Buttons at the right. */
  children?: ReactNode;
};

export function PageHeader({ title, onBack, children }: Props) {
  const { back } = useWords(words);
  return (
    <header className={styles.header}>
      <IconButton label={back} onClick={onBack}>
        <ArrowLeft aria-hidden />
      </IconButton>
      <PageTitle className={styles.title}>{title}</PageTitle>
      {children}
    </header>
  );
}
