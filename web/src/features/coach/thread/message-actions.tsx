import type { Message } from '@careward/contracts/coach/message';
import { useLanguage } from '../../../base/language/use-language.js';
import { CopyButton } from './copy-button.js';
import { FeedbackButtons } from './feedback-buttons.js';
import styles from './message-actions.module.css';

/** What one can do with an answer. The answer may be in another language than the page. */
export function MessageActions({ message }: { message: Message }) {
  return (
    <div lang={useLanguage()} className={styles.actions}>
      <CopyButton message={message} />
      <FeedbackButtons message={message} />
    </div>
  );
}
