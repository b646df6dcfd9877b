import type { Language } from '@careward/contracts/kernel/languages';
import type { Message } from '@careward/contracts/coach/message';
import { COACH_NAME, CoachPicture } from '../coach-persona.js';
import { AnswerWords } from './answer-words.js';
import styles from './coach-message.module.css';
import { MessageActions } from './message-actions.js';
import { SourceLink } from './source-link.js';
import { Suggestions } from './suggestions.js';

const libraryAnswer: Record<Language, string> = { en: 'Library answer', es: 'Respuesta de la biblioteca' };
const sourcesTitle: Record<Language, string> = { en: 'Sources', es: 'Fuentes' };
const nearestTitle: Record<Language, string> = { en: 'Open a topic', es: 'Abrir un tema' };

type Props = {
  message: Message;
  /** A question cannot be sent right now. */
  isBusy: boolean;
  onAsk: (question: string) => void;
};

/** A library answer quotes the library, so it is labelled as such and not with the coach's name. */
export function CoachMessage({ message, isBusy, onAsk }: Props) {
  const { kind, lang, note, sources, suggestions } = message;
  const isModel = kind === 'model';
  const hasSources = sources.length > 0 && kind !== 'reply' && kind !== 'choice';
  return (
    <div className={styles.message} lang={lang}>
      <div className={styles.who}>
        <CoachPicture className={styles.picture} />
        <div>
          <strong>{kind === 'library' ? libraryAnswer[lang] : COACH_NAME}</strong>
          {isModel && note && <p className={styles.madeBy}>{note}</p>}
        </div>
      </div>
      <AnswerWords message={message} />
      {suggestions.length > 0 && (
        <Suggestions suggestions={suggestions} lang={lang} isDisabled={isBusy} onAsk={onAsk} />
      )}
      {hasSources && (
        <div className={styles.sources}>
          <strong>{(kind === 'refusal' ? nearestTitle : sourcesTitle)[lang]}</strong>
          <ul>
            {sources.map((source) => (
              <li key={source.n}>
                <SourceLink source={source} className={styles.source}>
                  <span className={styles.number}>{source.n}</span>
                  <span>{source.title}</span>
                </SourceLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isModel && note && <p className={styles.note}>{note}</p>}
      <MessageActions message={message} />
    </div>
  );
}
