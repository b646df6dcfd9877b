import { PageTitle } from './page-title.js';
import styles from './bilingual-header.module.css';
import { LanguageSwitch } from './language-switch.js';

type Props = { title: string; about: string };

/** What a public page is about, and the choice of its language. */
export function BilingualHeader({ title, about }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <PageTitle>{title}</PageTitle>
        <LanguageSwitch />
      </div>
      <p className={styles.about}>{about}</p>
    </header>
  );
}
