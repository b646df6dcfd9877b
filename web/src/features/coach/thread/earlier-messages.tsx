import type { Message } from '@careward/contracts/coach/schemas';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { useAppDispatch, useAppSelector } from '../../../base/store.js';
import { useSubmit } from '../../../shared/submit/use-submit.js';
import { Button } from '../../../ui/button.js';
import { isFocusLost } from '../../../ui/is-focus-lost.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { hasEarlier } from '../coach.endpoints.js';
import { loadEarlier } from '../load-earlier.js';
import { words } from '../words.js';
import styles from './thread.module.css';

/** Above a thread that has more messages than are loaded: loads the page before. */
export function EarlierMessages({ messages }: { messages: readonly Message[] }) {
  const [first] = messages;
  const { earlierMessages, earlierAdded, earlierNotLoaded, beginsHere } = useWords(words);
  const dispatch = useAppDispatch();
  const hasMore = useAppSelector((state) => hasEarlier(state, first));
  const { submit, state, isPending } = useSubmit(() => earlierNotLoaded);
  const isWhole = state === 'done' && !hasMore;
  const beginning = useRef<HTMLParagraphElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (isWhole && isFocusLost()) beginning.current?.focus({ preventScroll: true });
  }, [isWhole]);

  if (!first || (!hasMore && !isWhole)) return null;

  const load = async () => ({ error: !(await dispatch(loadEarlier(first.conversationId, 'one page'))) });
  return (
    <div className={styles.earlier}>
      {hasMore && (
        <Button look="quiet" pending={isPending} onClick={() => void submit(load)}>
          {earlierMessages}
        </Button>
      )}
      {isWhole && (
        <p ref={beginning} tabIndex={-1} className={styles.hint}>
          {beginsHere}
        </p>
      )}
      <VisuallyHidden role="status">{state === 'done' && earlierAdded}</VisuallyHidden>
    </div>
  );
}
