import { BellOff } from 'lucide-react';
import { useWords } from '../../../base/language/use-language.js';
import { Card } from '../../../ui/card.js';
import { words } from '../words.js';
import styles from './no-notifications.module.css';

export function NoNotifications() {
  const { title, text } = useWords(words).empty;
  return (
    <Card className={styles.card}>
      <BellOff size="2rem" aria-hidden />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </Card>
  );
}
