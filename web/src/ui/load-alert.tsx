import { Alert, Button } from 'antd';
import { useWords } from '../base/language/use-language.js';
import styles from './load-alert.module.css';
import { words } from './words.js';

/** The same as load-failure.tsx, on a page with parts of antd. */
export function LoadAlert({ children, onTryAgain }: { children: string; onTryAgain: () => void }) {
  const { tryAgain } = useWords(words);
  return (
    <Alert
      type="error"
      title={children}
      action={<Button onClick={onTryAgain}>{tryAgain}</Button>}
      className={styles.alert}
      classNames={{ section: styles.sentence, actions: styles.action }}
    />
  );
}
