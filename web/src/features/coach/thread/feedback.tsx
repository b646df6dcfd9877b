import type { Feedback, FeedbackGiven, Message } from '@careward/contracts/coach/schemas';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { isApiError } from '../../../base/http/api-error.js';
import { sentenceOf } from '../../../base/language/sentences.js';
import { useLanguage, useWords } from '../../../base/language/use-language.js';
import { DangerHelp } from '../../../shared/safety-card/safety-card.js';
import { useSubmit } from '../../../shared/submit/use-submit.js';
import { Button } from '../../../ui/button.js';
import { IconButton } from '../../../ui/icon-button.js';
import shell from '../../../ui/input-shell.module.css';
import { isFocusLost } from '../../../ui/is-focus-lost.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { useGiveFeedbackMutation } from '../coach.endpoints.js';
import { words } from '../words.js';
import styles from './thread.module.css';

/** Two buttons and, after "did not help", a field for the reason, which may stay empty. */
export function FeedbackButtons({ message }: { message: Message }) {
  const { feedback, given, isSent, isAskingWhy, isSendingWhy, choose, sayWhy, dismiss } =
    useFeedback(message);
  const texts = useWords(words);
  const group = useRef<HTMLDivElement>(null);

  /** The focus goes back to the button that opened the field. */
  const returnFocus = () => group.current?.querySelector<HTMLElement>('button:last-child')?.focus();

  return (
    <>
      <div ref={group} role="group" aria-label={texts.didItHelp} className={styles.feedback}>
        <span aria-live="polite" className={styles.hint}>
          {isSent && texts.feedbackSent}
        </span>
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
            const sentFrom = document.activeElement;
            const hasStayed = () => isFocusLost() || document.activeElement === sentFrom;
            const said = await sayWhy(reason);
            if (said && !said.risk && hasStayed()) returnFocus();
          }}
          onDismiss={() => {
            returnFocus();
            dismiss();
          }}
        />
      )}
      {given?.risk && <DangerHelp risk={given.risk} />}
    </>
  );
}

type FeedbackReasonProps = {
  isSending: boolean;
  onSend: (reason: string) => Promise<void>;
  onDismiss: () => void;
};

/** What is typed stays when it could not be sent. */
function FeedbackReason({ isSending, onSend, onDismiss }: FeedbackReasonProps) {
  const [reason, setReason] = useState('');
  const texts = useWords(words);
  const field = useId();
  const hint = useId();
  const form = useRef<HTMLFormElement>(null);

  // Under the last answer it would open behind the composer.
  useEffect(() => void form.current?.scrollIntoView({ block: 'nearest' }), []);

  return (
    <form
      ref={form}
      className={styles.reason}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(reason);
      }}
    >
      <label htmlFor={field}>
        <strong>{texts.why}</strong> {texts.optional}
      </label>
      <p id={hint} className={styles.hint}>
        {texts.noReply}
      </p>
      <div className={shell.shell}>
        <textarea
          id={field}
          aria-describedby={hint}
          rows={2}
          value={reason}
          className={`${shell.input} ${styles.reasonText}`}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" look="quiet" pending={isSending}>
          {texts.send}
        </Button>
        <Button look="plain" disabled={isSending} onClick={onDismiss}>
          {texts.noThanks}
        </Button>
      </div>
    </form>
  );
}

/** Whether an answer helped, shown at once and undone when it could not be sent; if it did not, why. */
function useFeedback({ id, conversationId, feedback: stored }: Message) {
  const language = useLanguage();
  const { feedbackNotSent } = words[language];
  const [give, { data: given, originalArgs, isError, isLoading, isSuccess }] = useGiveFeedbackMutation();
  const { submit } = useSubmit((error) => ({
    ...feedbackNotSent,
    // The server says what is wrong with the reason.
    ...(isApiError(error) &&
      error.status === 400 && { description: sentenceOf(error, language) ?? feedbackNotSent.description }),
  }));
  const [isAskingWhy, setAskingWhy] = useState(false);

  /** The answer when it was sent. */
  async function send(chosen: Feedback, reason?: string): Promise<FeedbackGiven | undefined> {
    const call = give({ messageId: id, conversationId, feedback: chosen, ...(reason && { reason }) });
    return (await submit(() => call)) ? (await call).data : undefined;
  }

  const feedback = isError ? stored : (originalArgs?.feedback ?? stored);

  /** The same choice again sends nothing: that would remove its reason. */
  function choose(chosen: Feedback) {
    setAskingWhy(chosen === 'negative');
    if (chosen !== feedback && !isLoading) void send(chosen);
  }

  /** What was answered when it was sent; nothing to answer when there was nothing to send. */
  async function sayWhy(reason: string): Promise<Pick<FeedbackGiven, 'risk'> | undefined> {
    const said = reason.trim() === '' ? {} : await send('negative', reason);
    if (said) setAskingWhy(false);
    return said;
  }

  return {
    feedback,
    given,
    /** Said in place, where the eyes are. */
    isSent: isSuccess,
    choose,
    isAskingWhy,
    isSendingWhy: isLoading && originalArgs?.reason !== undefined,
    sayWhy,
    dismiss: () => setAskingWhy(false),
  };
}
