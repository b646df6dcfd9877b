import { useEffect, useState } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { words } from './message-actions.words.js';

/** Milliseconds that a success is shown. */
const SHOWN = 2_000;

/** Copies a text to the clipboard, which not every browser lets a page do. */
export function useCopy(text: string) {
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
