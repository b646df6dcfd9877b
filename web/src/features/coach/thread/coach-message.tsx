import type { Message, Suggestion } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
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
          areBelowAnswer={kind !== 'choice'}
          lang={lang}
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
  /** What else may be meant, what is asked next, or the state to answer for; a question back says itself what they are. */
  areBelowAnswer: boolean;
  lang: Language;
  isDisabled: boolean;
  /** A chip asks its title at once. */
  onAsk: (question: string) => void;
};

function Suggestions({ suggestions, areBelowAnswer, lang, isDisabled, onAsk }: SuggestionsProps) {
  const { didYouMean, goOnWith } = words[lang];
  const label = areBelowAnswer ? goOnWith : didYouMean;
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
