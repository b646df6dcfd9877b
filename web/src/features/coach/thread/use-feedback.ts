import type { Feedback } from '@careward/contracts/coach/feedback';
import type { Message } from '@careward/contracts/coach/message';
import { useState } from 'react';
import { isApiError } from '../../../base/http/api-error.js';
import { sentenceOf } from '../../../base/language/sentences.js';
import { useLanguage } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import { useSubmit } from '../../../shared/submit/use-submit.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { useGiveFeedbackMutation } from '../feedback.endpoints.js';
import { words } from './message-actions.words.js';

/** Whether an answer helped, shown at once and undone when it could not be sent; if it did not, why. */
export function useFeedback({ id, conversationId, feedback: stored }: Message) {
  const language = useLanguage();
  const { sent, failed } = words[language];
  const [give, { originalArgs, isError, isLoading }] = useGiveFeedbackMutation();
  const { submit } = useSubmit((error) => ({
    ...failed,
    description: isRefused(error) ? (sentenceOf(error, language) ?? failed.description) : failed.description,
  }));
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
    if (chosen !== feedback && !isLoading) void send(chosen);
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

/** The server says what is wrong with the reason. */
const isRefused = (error: unknown) => isApiError(error) && error.status === 400;
