import { useWords } from '../../base/language/use-language.js';
import { ButtonLink } from '../../ui/button.js';
import { PageTitle } from '../../ui/page-title.js';
import styles from './coming-soon.module.css';
import { words } from './words.js';

export function ComingSoon() {
  const { comingSoon, comingSoonText, returnHome } = useWords(words);
  return (
    <div className={styles.page}>
      <PageTitle>{comingSoon}</PageTitle>
      <p>{comingSoonText}</p>
      <ButtonLink to="/">{returnHome}</ButtonLink>
    </div>
  );
}
