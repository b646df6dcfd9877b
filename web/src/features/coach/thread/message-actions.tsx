import type { Message } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../../../base/language/use-language.js';
import { CopyButton } from '../../../shared/copy/copy-button.js';
import { TextButton } from '../../../ui/icon-button.js';
import { words } from '../words.js';
import { FeedbackButtons } from './feedback.js';
import styles from './thread.module.css';

/** What one can do with an answer. The answer may be in another language than the page. */
export function MessageActions({ message }: { message: Message }) {
  const { copy, copyFailed } = useWords(words);
  return (
    <div lang={useLanguage()} className={styles.actions}>
      <div className={styles.uses}>
        <CopyButton text={copiedText(message)} label={copy} failed={copyFailed} />
        <ReadAloud message={message} />
      </div>
      <FeedbackButtons message={message} />
    </div>
  );
}

type CopiedMessage = Pick<Message, 'content' | 'lang' | 'sources' | 'note'>;

/**
 * What is copied of an answer: its words without the marks [n] of its sources, and the line that says where it is from.
 * Whoever gets it has to know first if a source was withdrawn.
 */
export function copiedText({ content, lang, sources, note }: CopiedMessage): string {
  const isCited = (n: string) => sources.some((source) => source.n === Number(n));
  const said = content.replaceAll(/[^\S\n]*\[(\d+)\]/g, (mark, n: string) => (isCited(n) ? '' : mark));
  const isWithdrawn = sources.some(({ withdrawn }) => withdrawn);
  return [...(isWithdrawn ? [words[lang].sourceWithdrawn] : []), said, ...(note ? [note] : [])].join('\n\n');
}

const spoken: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** Reads an answer in its own language; absent where the browser cannot speak. */
function ReadAloud({ message }: { message: Message }) {
  const { readAloud, stopReading } = useWords(words);
  const [isReading, setReading] = useState(false);
  const isReadingNow = useRef(false);
  useEffect(() => {
    isReadingNow.current = isReading;
  }, [isReading]);
  useEffect(() => () => void (isReadingNow.current && speechSynthesis.cancel()), []);

  if (!('speechSynthesis' in window)) return null;

  function toggle() {
    // What is being read, here or of another answer, ends.
    speechSynthesis.cancel();
    setReading(!isReading);
    if (isReading) return;
    const lines = spokenLines(message);
    for (const [at, line] of lines.entries()) {
      const utterance = new SpeechSynthesisUtterance(line);
      utterance.lang = spoken[message.lang];
      utterance.onerror = () => setReading(false);
      if (at === lines.length - 1) utterance.onend = () => setReading(false);
      speechSynthesis.speak(utterance);
    }
  }

  const Icon = isReading ? Square : Volume2;
  return (
    <TextButton onClick={toggle}>
      <Icon aria-hidden />
      {isReading ? stopReading : readAloud}
    </TextButton>
  );
}

/** Sentence by sentence: browsers fall silent in the midst of a long text. */
const spokenLines = (message: Message): string[] =>
  copiedText(message)
    .split(/\n+|(?<=[.!?…])\s+(?=[\p{Lu}¿¡])/u)
    .map((line) => line.replace(/^\s*[-•*]\s+/, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
