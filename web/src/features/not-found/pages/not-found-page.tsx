import { useWords } from '../../../base/language/use-language.js';
import { ButtonLink } from '../../../ui/button.js';
import { PageTitle } from '../../../ui/page-title.js';
import { words } from '../words.js';
import styles from './not-found-page.module.css';

export default function NotFoundPage() {
  const { title, text, home, hint } = useWords(words);
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <p>{text}</p>
      <ButtonLink to="/">{home}</ButtonLink>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
