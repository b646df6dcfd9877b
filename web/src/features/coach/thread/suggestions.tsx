import type { Message, Suggestion } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { BookOpen, ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { SourceLink } from '../../../shared/navigation/source-link.js';
import { PhoneText } from '../../../ui/phone-text.js';
import { Chip } from '../chip.js';
import { words } from '../words.js';
import { useOpened } from './collapsible.js';
import styles from './suggestions.module.css';

type AskActions = {
  /** A question cannot be asked right now. */
  isBusy: boolean;
  onAsk: (question: string) => void;
};

/** What the person may have meant, or may want to know next; a question back says itself what they are. */
export function Suggestions({ message, isBusy, onAsk }: AskActions & { message: Message }) {
  const { id, kind, lang, suggestions } = message;
  const label = labelOf(message);
  return (
    <div role="group" aria-label={label} className={styles.suggestions}>
      {kind !== 'choice' && <strong aria-hidden>{label}</strong>}
      {suggestions.map((suggestion) =>
        suggestion.direct === undefined ? (
          <Chip
            key={suggestion.title}
            disabled={isBusy}
            className={styles.chip}
            onClick={() => onAsk(suggestion.title)}
          >
            {suggestion.title}
          </Chip>
        ) : (
          <OpenableQuestion
            key={suggestion.title}
            {...{ messageId: id, lang, isBusy, onAsk }}
            suggestion={suggestion}
            direct={suggestion.direct}
          />
        ),
      )}
    </div>
  );
}

/** Those of the answer's own question are states to choose one from; any else are other questions. */
function labelOf({ kind, lang, sources: [first], suggestions }: Message): string {
  const { didYouMean, otherQuestions, chooseOne } = words[lang];
  if (kind === 'choice') return didYouMean;
  const areOfAnswer = suggestions.every(
    ({ topicId, answerId }) => topicId === first?.topicId && answerId === first.answerId,
  );
  return areOfAnswer ? chooseOne : otherQuestions;
}

type OpenableProps = AskActions & {
  messageId: string;
  suggestion: Suggestion;
  direct: string;
  lang: Language;
};

/** A question whose direct sentence opens in place, also while another answer is being written. */
function OpenableQuestion({ messageId, suggestion, direct, lang, isBusy, onAsk }: OpenableProps) {
  const { topicId, answerId, title } = suggestion;
  const { seeSources, wholeAnswer } = words[lang];
  const { isOpen, toggle } = useOpened(`suggestion:${messageId}:${title}`);
  const [question, answer] = [useId(), useId()];
  const opened = useRef<HTMLDivElement>(null);
  function toggleInView() {
    flushSync(toggle);
    // It may have opened behind the composer.
    opened.current?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <div className={styles.openable}>
      <button
        type="button"
        id={question}
        aria-expanded={isOpen}
        aria-controls={isOpen ? answer : undefined}
        className={styles.question}
        onClick={toggleInView}
      >
        {title}
        <ChevronDown aria-hidden />
      </button>
      {isOpen && (
        <div ref={opened} role="group" id={answer} aria-labelledby={question} className={styles.direct}>
          <p>
            <PhoneText lang={lang}>{direct}</PhoneText>
          </p>
          <SourceLink source={{ url: `/resources/${topicId}`, answerId }} className={styles.source}>
            <BookOpen aria-hidden />
            {seeSources}
          </SourceLink>
          <Chip disabled={isBusy} className={styles.chip} onClick={() => onAsk(title)}>
            {wholeAnswer}
          </Chip>
        </div>
      )}
    </div>
  );
}
