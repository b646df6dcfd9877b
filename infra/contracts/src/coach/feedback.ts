import { z } from 'zod';
import { FEEDBACK_REASON } from './limits.js';

/** Whether an answer helped (spec.md 3, "Message"). */
export const feedback = z.enum(['positive', 'negative'], { error: 'Please say whether the answer helped' });
export type Feedback = z.infer<typeof feedback>;

const REASON_TOO_LONG = `Please use at most ${FEEDBACK_REASON} characters`;

/** POST /api/chat/feedback. An id that is not even a text is the id of no message. */
export const giveFeedback = z.object({
  messageId: z.string().catch(''),
  feedback,
  reason: z.string({ error: REASON_TOO_LONG }).trim().max(FEEDBACK_REASON, REASON_TOO_LONG).optional(),
});
export type GiveFeedback = z.infer<typeof giveFeedback>;

export const feedbackGiven = z.object({ success: z.literal(true), messageId: z.string(), feedback });
export type FeedbackGiven = z.infer<typeof feedbackGiven>;
