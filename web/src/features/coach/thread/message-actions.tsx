import type { Message } from '@careward/contracts/coach/schemas';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLanguage, useWords } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { words } from '../words.js';
import { FeedbackButtons } from './feedback.js';
import styles from './thread.module.css';

/** What one can do with an answer. The answer may be in another language than the page. */
export function MessageActions({ message }: { message: Message }) {
  return (
    <div lang={useLanguage()} className={styles.actions}>
      <CopyButton message={message} />
      <FeedbackButtons message={message} />
    </div>
  );
}

function CopyButton({ message }: { message: Message }) {
  const { copy, isCopied } = useCopy(copiedText(message));
  const texts = useWords(words);
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        <Icon aria-hidden />
        {/* Both words take their room, so that nothing moves when one takes the other's place. */}
        <span className={styles.either}>
          <span aria-hidden={isCopied}>{texts.copy}</span>
          <span aria-hidden={!isCopied}>{texts.copied}</span>
        </span>
      </button>
      <VisuallyHidden aria-live="polite">{isCopied && texts.copied}</VisuallyHidden>
    </>
  );
}

/** Milliseconds that a success is shown. */
const SHOWN = 2_000;

/** Copies a text to the clipboard, which not every browser lets a page do. */
function useCopy(text: string) {
  const { copyFailed } = useWords(words);
  const dispatch = useAppDispatch();
  /** Copies made while a success is shown, so that each is shown for its full time. */
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (shown === 0) return;
    const timer = window.setTimeout(() => setShown(0), SHOWN);
    return () => window.clearTimeout(timer);
  }, [shown]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setShown((count) => count + 1);
    } catch {
      setShown(0);
      dispatch(showToast({ ...copyFailed, destructive: true }));
    }
  }

  return { copy, isCopied: shown > 0 };
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
