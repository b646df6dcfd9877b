import { useWords } from '../../../base/language/use-language.js';
import { Chip } from '../../../ui/chip.js';
import styles from './quick-questions.module.css';
import { words } from './words.js';

type Props = {
  isDisabled: boolean;
  /** A chip asks its words at once. */
  onAsk: (question: string) => void;
};

/** Fills a conversation that has no messages yet (spec.md 2, "AI coach chat"). */
export function QuickQuestions({ isDisabled, onAsk }: Props) {
  const { invitation, quickQuestions, questions } = useWords(words);
  return (
    <div className={styles.start}>
      <p className={styles.invitation}>{invitation}</p>
      <ul aria-label={quickQuestions} className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>
            <Chip disabled={isDisabled} className={styles.question} onClick={() => onAsk(question)}>
              {question}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
