import type { Message } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { BookOpen, RotateCcw } from 'lucide-react';
import { CoachPicture, useCareCoach } from '../../../shared/care-coach/care-coach.js';
import { PhoneText } from '../../../ui/phone-text.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { Chip } from '../chip.js';
import { words } from '../words.js';
import { AboutAnswer } from './about-answer.js';
import { AnswerWords, WritingWords } from './answer.js';
import { MessageActions } from './message-actions.js';
import { Suggestions } from './suggestions.js';
import styles from './thread.module.css';

type Props = {
  message: Message;
  /** A question cannot be sent right now. */
  isBusy: boolean;
  /** The question, where its answer broke off and it can be asked again. */
  retried: Message | undefined;
  onAsk: (question: string) => void;
  onRetry: (question: Message) => void;
};

/** A library answer quotes the library, so it has neither the coach's name nor its face. */
export function CoachMessage({ message, isBusy, retried, onAsk, onRetry }: Props) {
  const { kind, lang, note } = message;
  const texts = words[lang];
  const coach = useCareCoach();
  return (
    <div className={styles.message} lang={lang}>
      <div className={styles.who}>
        <div>
          {kind === 'library' ? (
            <h2 className={styles.name}>{texts.libraryAnswer}</h2>
          ) : (
            <>
              <h2>
                <VisuallyHidden>{texts.coach}</VisuallyHidden>
              </h2>
              <strong className={styles.name}>{coach.name}</strong>
            </>
          )}
          {kind === 'model' && note && (
            <p className={styles.madeBy}>
              <PhoneText lang={lang}>{note}</PhoneText>
            </p>
          )}
        </div>
        {kind === 'library' ? (
          <span className={`${styles.picture} ${styles.library}`} aria-hidden>
            <BookOpen />
          </span>
        ) : (
          <CoachPicture avatar={coach.avatar} className={styles.picture} lang={lang} />
        )}
      </div>
      <AnswerWords message={message} />
      {retried && (
        <Chip disabled={isBusy} className={styles.retry} onClick={() => onRetry(retried)}>
          <RotateCcw aria-hidden size="1.1rem" />
          {texts.askAgain}
        </Chip>
      )}
      {message.suggestions.length > 0 && <Suggestions {...{ message, isBusy, onAsk }} />}
      <AboutAnswer message={message} />
      <MessageActions message={message} />
    </div>
  );
}

/** An answer that is being written. Screen readers hear of it when it is whole, and not of each sentence. */
export function WritingMessage({ text, lang }: { text: string; lang: Language }) {
  const coach = useCareCoach();
  return (
    <div className={styles.message} lang={lang}>
      <div className={styles.who}>
        <strong className={styles.name}>{coach.name}</strong>
        <CoachPicture avatar={coach.avatar} className={styles.picture} lang={lang} />
      </div>
      <WritingWords text={text} lang={lang} />
    </div>
  );
}
