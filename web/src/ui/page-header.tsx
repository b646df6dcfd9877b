import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../base/language/use-language.js';
import { IconButton } from './icon-button.js';
import styles from './page-header.module.css';
import { PageTitle } from './page-title.js';
import { words } from './words.js';

type Props = {
  title: string;
  /** A sentence under the title. */
  about?: string;
  /** Where the page lies behind another one. */
  onBack?: () => void;
  /** Buttons at the right. */
  children?: ReactNode;
};

/** The head of every page that is neither a form, a step nor an article. */
export function PageHeader({ title, about, onBack, children }: Props) {
  const { back } = useWords(words);
  return (
    <header>
      <div className={styles.header}>
        {onBack && (
          <IconButton label={back} onClick={onBack}>
            <ArrowLeft aria-hidden />
          </IconButton>
        )}
        <PageTitle className={styles.title}>{title}</PageTitle>
        {children}
      </div>
      {about && <p className={styles.about}>{about}</p>}
    </header>
  );
}
