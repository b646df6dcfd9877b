import type { Feedback } from '@careward/contracts/coach/feedback';
import type { Message } from '@careward/contracts/coach/message';
import { useState } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import { useSubmit } from '../../../shared/submit/use-submit.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { useGiveFeedbackMutation } from '../feedback.endpoints.js';
import { words } from './message-actions.words.js';

/** Whether an answer helped, shown at once and undone when it could not be sent; if it did not, why. */
export function useFeedback({ id, conversationId, feedback: stored }: Message) {
  const { sent, failed } = useWords(words);
  const [give, { originalArgs, isError, isLoading }] = useGiveFeedbackMutation();
  const { submit } = useSubmit(() => failed);
  const [isAskingWhy, setAskingWhy] = useState(false);
  const dispatch = useAppDispatch();

  /** True when it was sent. */
  async function send(feedback: Feedback, reason?: string): Promise<boolean> {
    const given = { messageId: id, conversationId, feedback, ...(reason && { reason }) };
    const isSent = await submit(() => give(given));
    if (isSent) dispatch(showToast(sent));
    return isSent;
  }

  const feedback = isError ? stored : (originalArgs?.feedback ?? stored);

  /** The same choice again sends nothing: that would remove its reason. */
  function choose(chosen: Feedback) {
    setAskingWhy(chosen === 'negative');
    if (chosen !== feedback) void send(chosen);
  }

  /** True when it was sent, or there was nothing to send. */
  async function sayWhy(reason: string): Promise<boolean> {
    const isDone = reason.trim() === '' || (await send('negative', reason));
    if (isDone) setAskingWhy(false);
    return isDone;
  }

  return {
    feedback,
    choose,
    isAskingWhy,
    isSendingWhy: isLoading && originalArgs?.reason !== undefined,
    sayWhy,
    dismiss: () => setAskingWhy(false),
  };
}
