import type { AppDispatch, AppState } from '../../base/store.js';
import { addBefore, coachEndpoints, hasEarlier } from './coach.endpoints.js';

/**
 * Adds the page before to the messages of a conversation; or page after page, until a message is there, or all of them.
 * False when they could not be loaded.
 */
export const loadEarlier =
  (conversationId: string, until: 'one page' | 'all' | { id: string }) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<boolean> => {
    const { messages, messagesBefore } = coachEndpoints.endpoints;
    for (;;) {
      const [first] = messages.select(conversationId)(getState()).data ?? [];
      if (!first || !hasEarlier(getState(), first)) return true;
      const page = { conversationId, before: first.id };
      const asked = messagesBefore.initiate(page, { subscribe: false, forceRefetch: true });
      const { data: earlier } = await dispatch(asked);
      if (!earlier) return false;
      dispatch(addBefore(conversationId, first.id, earlier));
      if (until === 'one page') return true;
      if (until !== 'all' && earlier.some(({ id }) => id === until.id)) return true;
    }
  };
