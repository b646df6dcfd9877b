import type { Message } from '@careward/contracts/coach/schemas';
import { useLanguage, useWords } from '../../../base/language/use-language.js';
import { CopyButton } from '../../../shared/copy/copy-button.js';
import { words } from '../words.js';
import { FeedbackButtons } from './feedback.js';
import styles from './thread.module.css';

/** What one can do with an answer. The answer may be in another language than the page. */
export function MessageActions({ message }: { message: Message }) {
  const { copy, copyFailed } = useWords(words);
  return (
    <div lang={useLanguage()} className={styles.actions}>
      <CopyButton text={copiedText(message)} label={copy} failed={copyFailed} />
      <FeedbackButtons message={message} />
    </div>
  );
}

type Copied = Pick<Message, 'content' | 'lang' | 'sources' | 'note'>;

/**
 * What is copied of an answer: its words without the marks [n] of its sources, and the line that says where it is from.
 * Whoever gets it has to know first if a source was withdrawn.
 */
export function copiedText({ content, lang, sources, note }: Copied): string {
  const isCited = (n: string) => sources.some((source) => source.n === Number(n));
  const said = content.replaceAll(/[^\S\n]*\[(\d+)\]/g, (mark, n: string) => (isCited(n) ? '' : mark));
  const isWithdrawn = sources.some(({ withdrawn }) => withdrawn);
  return [...(isWithdrawn ? [words[lang].sourceWithdrawn] : []), said, ...(note ? [note] : [])].join('\n\n');
}
