import type { Message } from '@careward/contracts/coach/message';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useRef } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { IconButton } from '../../../ui/icon-button.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { FeedbackReason } from './feedback-reason.js';
import styles from './message-actions.module.css';
import { words } from './message-actions.words.js';
import { useFeedback } from './use-feedback.js';

/** Two buttons and, after "did not help", a field for the reason, which may stay empty. */
export function FeedbackButtons({ message }: { message: Message }) {
  const { feedback, isAskingWhy, isSendingWhy, choose, sayWhy, dismiss } = useFeedback(message);
  const texts = useWords(words);
  const group = useRef<HTMLDivElement>(null);

  /** The focus goes back to the button that opened the field. */
  const returnFocus = () => group.current?.querySelector<HTMLElement>('button:last-child')?.focus();

  return (
    <>
      <div ref={group} role="group" aria-label={texts.didItHelp} className={styles.feedback}>
        <IconButton
          label={texts.helped}
          aria-pressed={feedback === 'positive'}
          className={styles.thumb}
          onClick={() => choose('positive')}
        >
          <ThumbsUp aria-hidden />
        </IconButton>
        <IconButton
          label={texts.didNotHelp}
          aria-pressed={feedback === 'negative'}
          className={styles.thumb}
          onClick={() => choose('negative')}
        >
          <ThumbsDown aria-hidden />
        </IconButton>
      </div>
      <VisuallyHidden aria-live="polite">{isAskingWhy && texts.whyBelow}</VisuallyHidden>
      {isAskingWhy && (
        <FeedbackReason
          isSending={isSendingWhy}
          onSend={async (reason) => {
            if (await sayWhy(reason)) returnFocus();
          }}
          onDismiss={() => {
            returnFocus();
            dismiss();
          }}
        />
      )}
    </>
  );
}
