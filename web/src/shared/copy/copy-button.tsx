import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { useAppDispatch } from '../../base/store.js';
import { TextButton } from '../../ui/icon-button.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { showToast } from '../toast/toast.slice.js';
import styles from './copy-button.module.css';

const words = {
  en: { copied: 'Copied' },
  es: { copied: 'Copiado' },
};

type Props = {
  /** What is copied. */
  text: string;
  label: string;
  /** Said where the browser does not let a page copy. */
  failed: { title: string; description: string };
};

/** Copies a text to the clipboard, and says so for a moment. */
export function CopyButton({ text, label, failed }: Props) {
  const { copy, isCopied } = useCopy(text, failed);
  const { copied } = useWords(words);
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <TextButton onClick={() => void copy()}>
        <Icon aria-hidden />
        {/* Both words take their room, so that nothing moves when one takes the other's place. */}
        <span className={styles.either}>
          <span aria-hidden={isCopied}>{label}</span>
          <span aria-hidden={!isCopied}>{copied}</span>
        </span>
      </TextButton>
      <VisuallyHidden aria-live="polite">{isCopied && copied}</VisuallyHidden>
    </>
  );
}

/** Milliseconds that a success is shown. */
const SHOWN = 2_000;

/** Not every browser lets a page copy. */
function useCopy(text: string, failed: Props['failed']) {
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
      dispatch(showToast({ ...failed, destructive: true }));
    }
  }

  return { copy, isCopied: shown > 0 };
}
