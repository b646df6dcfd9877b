import type { Language } from '@careward/contracts/kernel/languages';
import { PageTitle } from './page-title/page-title.js';
import styles from './bilingual-header.module.css';
import { LanguageSwitch } from './language-switch.js';

type Props = { title: string; about: string; language: Language; onChoose: (language: Language) => void };

/** What a page in both languages is about, and the switch between them. */
export function BilingualHeader({ title, about, language, onChoose }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <PageTitle>{title}</PageTitle>
        <LanguageSwitch language={language} onChoose={onChoose} />
      </div>
      <p className={styles.about}>{about}</p>
    </header>
  );
}
