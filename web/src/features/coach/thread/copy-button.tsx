import type { Message } from '@careward/contracts/coach/message';
import { Check, Copy } from 'lucide-react';
import { useWords } from '../../../base/language/use-language.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { copiedText } from './copied-text.js';
import styles from './message-actions.module.css';
import { words } from './message-actions.words.js';
import { useCopy } from './use-copy.js';

export function CopyButton({ message }: { message: Message }) {
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
