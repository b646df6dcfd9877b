import type { Message, Suggestion } from '@careward/contracts/coach/schemas';
import { CoachPicture, useCareCoach } from '../../../shared/care-coach/care-coach.js';
import { PhoneText } from '../../../ui/phone-text.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { Chip } from '../chip.js';
import { words } from '../words.js';
import { AnswerSources, AnswerWords } from './answer.js';
import { MessageActions } from './message-actions.js';
import styles from './thread.module.css';

type Props = {
  message: Message;
  /** A question cannot be sent right now. */
  isBusy: boolean;
  onAsk: (question: string) => void;
};

/** A library answer quotes the library, so it is labelled as such and not with the coach's name. */
export function CoachMessage({ message, isBusy, onAsk }: Props) {
  const { kind, lang, note, sources, suggestions } = message;
  const texts = words[lang];
  const coach = useCareCoach();
  const isModel = kind === 'model';
  const hasSources = sources.length > 0 && kind !== 'reply' && kind !== 'choice';
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
          {isModel && note && (
            <p className={styles.madeBy}>
              <PhoneText lang={lang}>{note}</PhoneText>
            </p>
          )}
        </div>
        <CoachPicture avatar={coach.avatar} className={styles.picture} lang={lang} />
      </div>
      <AnswerWords message={message} />
      {suggestions.length > 0 && (
        <Suggestions
          suggestions={suggestions}
          label={suggestionsLabel(message)}
          areBelowAnswer={kind !== 'choice'}
          isDisabled={isBusy}
          onAsk={onAsk}
        />
      )}
      {hasSources && <AnswerSources message={message} />}
      {!isModel && note && (
        <p className={styles.note}>
          <PhoneText lang={lang}>{note}</PhoneText>
        </p>
      )}
      <MessageActions message={message} />
    </div>
  );
}

type SuggestionsProps = {
  suggestions: readonly Suggestion[];
  label: string;
  /** They stand under an answer; a question back says itself what they are. */
  areBelowAnswer: boolean;
  isDisabled: boolean;
  /** A chip asks its title at once. */
  onAsk: (question: string) => void;
};

/** Chips of the answer's own question, which are states to choose one from, or other questions. */
function suggestionsLabel({ kind, lang, sources: [first], suggestions }: Message): string {
  const { didYouMean, otherQuestions, chooseOne } = words[lang];
  if (kind === 'choice') return didYouMean;
  const areOfAnswer = suggestions.every(
    ({ topicId, answerId }) => topicId === first?.topicId && answerId === first.answerId,
  );
  return areOfAnswer ? chooseOne : otherQuestions;
}

function Suggestions({ suggestions, label, areBelowAnswer, isDisabled, onAsk }: SuggestionsProps) {
  return (
    <div role="group" aria-label={label} className={styles.suggestions}>
      {areBelowAnswer && <strong aria-hidden>{label}</strong>}
      {suggestions.map(({ title }) => (
        <Chip key={title} disabled={isDisabled} className={styles.suggestion} onClick={() => onAsk(title)}>
          {title}
        </Chip>
      ))}
    </div>
  );
}
