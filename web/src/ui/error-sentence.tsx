import { CircleAlert } from 'lucide-react';
import styles from './error-sentence.module.css';

/** What is wrong and what to do next, with an icon, so that it does not depend on colour. */
export function ErrorSentence({ id, children }: { id?: string; children: string | undefined }) {
  return (
    <div id={id} role="alert">
      {children && (
        <p className={styles.sentence}>
          <CircleAlert size="1.2rem" aria-hidden />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
