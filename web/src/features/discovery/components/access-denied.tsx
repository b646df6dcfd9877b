import { House, Lock } from 'lucide-react';
import { useWords } from '../../../base/language/use-language.js';
import { ButtonLink } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { PageTitle } from '../../../ui/page-title.js';
import { words } from '../words.js';
import styles from './access-denied.module.css';

export function AccessDenied() {
  const { title, text, home } = useWords(words).denied;
  return (
    <Card className={styles.card}>
      <Lock size="2rem" aria-hidden />
      <PageTitle className={styles.title}>{title}</PageTitle>
      <p>{text}</p>
      <ButtonLink to="/">
        <House aria-hidden />
        {home}
      </ButtonLink>
    </Card>
  );
}
