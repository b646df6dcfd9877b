import type { Feedback, GiveFeedback } from '@careward/contracts/coach/feedback';
import { isVisible } from '@careward/contracts/coach/visible-text';
import { readPlace } from './messages.domain.js';

/** What a caregiver said about an answer, and why. */
export type AnswerFeedback = { feedback: Feedback; reason: string | null };

/** A blank reason is none. */
export const feedbackIn = ({ feedback, reason = '' }: GiveFeedback): AnswerFeedback => ({
  feedback,
  reason: isVisible(reason) ? reason : null,
});

/** The exchange whose answer has this message id; null for a question's id and for anything else. */
export function answeredBy(messageId: string): string | null {
  const place = readPlace(messageId);
  return place?.part === 'answer' ? place.exchange : null;
}
