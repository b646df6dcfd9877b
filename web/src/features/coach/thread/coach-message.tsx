import type { Language } from '@careward/contracts/kernel/languages';
import type { Message } from '@careward/contracts/coach/message';
import { COACH_NAME, CoachPicture } from '../coach-persona.js';
import { AnswerWords } from './answer-words.js';
import styles from './coach-message.module.css';
import { SourceLink } from './source-link.js';

const libraryAnswer: Record<Language, string> = { en: 'Library answer', es: 'Respuesta de la biblioteca' };
const sourcesTitle: Record<Language, string> = { en: 'Sources', es: 'Fuentes' };
const nearestTitle: Record<Language, string> = { en: 'Open a topic', es: 'Abrir un tema' };

/** A library answer quotes the library, so it is labelled as such and not with the coach's name. */
export function CoachMessage({ message }: { message: Message }) {
  const { content, kind, lang, note, sources } = message;
  return (
    <div className={styles.message} lang={lang}>
      <div className={styles.who}>
        <CoachPicture className={styles.picture} />
        <strong>{kind === 'library' ? libraryAnswer[lang] : COACH_NAME}</strong>
      </div>
      <AnswerWords content={content} sources={sources} />
      {sources.length > 0 && (
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
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
