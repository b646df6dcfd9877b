import type { Message, Risk } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { stripText } from '@careward/content/safety/cards';
import { useEffect, useState } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { CoachPicture, useCareCoach } from '../../../shared/care-coach/care-coach.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { type SentQuestion, isUnderWay } from '../ask.js';
import type { AnswerInProgress } from '../generation.js';
import { words } from '../words.js';
import styles from './thread.module.css';

/** spec.md 4, "Chat": waiting texts, in milliseconds. */
const WAITING = { first: 1_000, then: 3_000, announced: 7_000 } as const;

type WaitingStatusProps = {
  since: number | undefined;
  hasFiles: boolean;
  /** Once the coach says what it does, that stands under the text. */
  writing: AnswerInProgress | undefined;
};

/** Hidden from screen readers: the announcer tells them the same, less often. */
export function WaitingStatus({ since, hasFiles, writing }: WaitingStatusProps) {
  const { waiting, stages, reconnecting } = useWords(words);
  const { avatar } = useCareCoach();
  const elapsed = useElapsed(since);
  const now = writing?.isReconnecting ? reconnecting : writing?.stage && stages[writing.stage];
  return (
    <div className={styles.status} aria-hidden>
      {writing?.text ? (
        <span>{now ?? stages.writing}</span>
      ) : (
        <>
          <CoachPicture avatar={avatar} className={styles.picture} />
          <span>
            {waitingText(waiting, elapsed, hasFiles)}
            {now && <span className={styles.stage}>{now}</span>}
          </span>
        </>
      )}
    </div>
  );
}

type AnnouncerProps = {
  asked: SentQuestion | undefined;
  last: Message | undefined;
  /** What is told before the answer that is being written, and its language. */
  risk: Risk | undefined;
  lang: Language;
};

/** The page's only polite live region; the message log is not one. */
export function Announcer({ asked, last, risk, lang }: AnnouncerProps) {
  const { waiting } = useWords(words);
  const elapsed = useElapsed(isUnderWay(asked) ? asked?.at : undefined);
  const hasFiles = Boolean(asked?.files.length);
  return (
    <VisuallyHidden role="status">
      {risk && <StripWords risk={risk} lang={lang} />}
      {elapsed !== undefined && announcedText(waiting, elapsed, hasFiles)}
      {asked?.state === 'answered' && last?.role === 'assistant' && <Arrived message={last} />}
    </VisuallyHidden>
  );
}

/** A card takes the focus, which says its title; the words of a strip come before the answer. */
function Arrived({ message: { kind, lang, risk } }: { message: Message }) {
  const { answerReady } = useWords(words);
  if (kind === 'card' && risk) return null;
  return (
    <>
      {risk && <StripWords risk={risk} lang={lang} />}
      <span>{answerReady}</span>
    </>
  );
}

const StripWords = ({ risk, lang }: { risk: Risk; lang: Language }) => (
  <span lang={lang}>{Object.values(stripText(risk, lang)).join(': ')} </span>
);

type Texts = (typeof words)['en']['waiting'];

/** The status shown `elapsed` milliseconds after the question was sent; undefined: the time is not known. */
export function waitingText(texts: Texts, elapsed: number | undefined, withFiles = false): string {
  if (elapsed === undefined || elapsed < 0) return texts.unknown;
  const first = [texts.preparing, ...(withFiles ? [texts.withFiles] : []), ...texts.first];
  const step = Math.floor(elapsed / WAITING.first);
  const late = Math.floor((elapsed - first.length * WAITING.first) / WAITING.then);
  return first[step] ?? texts.then[Math.min(late, texts.then.length - 1)] ?? texts.unknown;
}

/** The same for screen readers, with a new text every 7 s at most, so that it can be read to its end. */
export const announcedText = (texts: Texts, elapsed: number | undefined, withFiles = false) =>
  waitingText(texts, elapsed && Math.floor(elapsed / WAITING.announced) * WAITING.announced, withFiles);

const TICK = 500;

/** Milliseconds since `since`, updated twice a second; undefined without it. */
function useElapsed(since: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === undefined) return;
    const clock = window.setInterval(() => setNow(Date.now()), TICK);
    return () => window.clearInterval(clock);
  }, [since]);
  return since === undefined ? undefined : Math.max(0, now - since);
}
