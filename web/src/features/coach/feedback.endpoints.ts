import type { FeedbackGiven, GiveFeedback } from '@careward/contracts/coach/feedback';
import { api } from '../../base/api.js';
import { coachEndpoints } from './coach.endpoints.js';

export type AnswerFeedback = GiveFeedback & { conversationId: string };

export const feedbackEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    giveFeedback: build.mutation<FeedbackGiven, AnswerFeedback>({
      query: ({ conversationId: _, ...body }) => ({ method: 'POST', path: ['/api/chat/feedback'], body }),
      async onQueryStarted({ conversationId }, { dispatch, queryFulfilled }) {
        const given = await queryFulfilled.catch(() => undefined);
        if (given) dispatch(keepWithMessage(conversationId, given.data));
      },
    }),
  }),
});

const keepWithMessage = (conversationId: string, { messageId, feedback }: FeedbackGiven) =>
  coachEndpoints.util.updateQueryData('messages', conversationId, (thread) => {
    const message = thread?.find(({ id }) => id === messageId);
    if (message) Object.assign(message, { feedback, userFeedback: feedback });
  });

export const { useGiveFeedbackMutation } = feedbackEndpoints;
