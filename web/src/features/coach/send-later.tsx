import { nanoid } from '@reduxjs/toolkit';
import { WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { TextButton } from '../../ui/icon-button.js';
import styles from './coach.module.css';
import type { Composer } from '../../shared/conversations/unsent-questions.js';
import { sendDraftLater, useSentLater } from './drafts.js';
import { words } from './words.js';

type Props = {
  draft: Composer;
  canSend: boolean;
  /** It was tried, and did not get out. */
  hasFailed: boolean;
  /** The Idempotency-Key stays with the text, so that a second tab with the same text sends nothing new. */
  onSend: (key: string) => void;
};

/** Says that there is no connection, and sends the message when there is one again, if the person wants that. */
export function SendLater({ draft, canSend, hasFailed, onSend }: Props) {
  const { offline, offlineNotSent, sendLater, sentLater, doNotSend } = useWords(words);
  const isOnline = useOnline();
  const key = useSentLater(draft);
  const isDue = isOnline && canSend && key !== undefined;
  const send = useEffectEvent(() => key !== undefined && onSend(key));
  useEffect(() => {
    if (isDue) send();
  }, [isDue]);

  if (isOnline) return null;
  const isWaiting = key !== undefined;
  return (
    <p className={styles.beside}>
      <WifiOff aria-hidden size="1.1rem" />
      <span role="status">{isWaiting ? sentLater : hasFailed ? offlineNotSent : offline}</span>
      {(canSend || isWaiting) && (
        <TextButton onClick={() => sendDraftLater(draft, isWaiting ? undefined : nanoid())}>
          {isWaiting ? doNotSend : sendLater}
        </TextButton>
      )}
    </p>
  );
}

export const useOnline = () =>
  useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );

function watchConnection(changed: () => void) {
  const over = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, changed, { signal: over.signal });
  return () => over.abort();
}
