import { sentenceOf } from '../../../app/http/api-error.js';
import { currentUserId } from '../../../app/session/session.endpoints.js';
import type { AppDispatch, AppState } from '../../../app/store.js';
import type { CarriedQuestion } from '../../../shared/navigation/carried-question.js';
import { coachEndpoints, isBeingAsked, setAsked, setEmpty } from '../coach.endpoints.js';
import type { Question } from '../coach.endpoints.js';
import { autoTitle, newChatTitle } from '../conversations/conversation-title.js';
import { NEW_CONVERSATION } from '../conversations/use-conversations.js';
import { draftKey, restoreDraft, writeDraft } from './drafts.js';

const NOT_SENT = 'Your message could not be sent. It is back in the box: please send it again.';

const { createConversation, renameConversation, sendMessage } = coachEndpoints.endpoints;

/**
 * spec.md 4, "Sending": one question of a conversation at a time, the next one stays in the box. It goes on when the
 * page is left; a question that failed comes back as the draft.
 */
export const ask =
  (question: Question, { givesTitle }: { givesTitle: boolean }) =>
  async (dispatch: AppDispatch, getState: () => AppState) => {
    const { conversationId, content } = question;
    if (isBeingAsked(getState(), conversationId)) return;
    const asked = dispatch(askedNow(question));
    const { data, error } = await dispatch(sendMessage.initiate(question, { track: false }));
    if (!data) return asked.failed(error);
    asked.answered();
    if (!givesTitle) return;
    const rename = { id: conversationId, title: autoTitle(content) };
    await dispatch(renameConversation.initiate(rename, { track: false }));
  };

/**
 * The same in a conversation that is made for the question. `goTo` hears where the question went, before it is
 * answered: into that conversation, or back into the box when none could be made.
 */
export const askInNewConversation =
  ({ question: content, key }: CarriedQuestion, goTo: (conversationId: string) => void) =>
  async (dispatch: AppDispatch, getState: () => AppState) => {
    if (isBeingAsked(getState(), NEW_CONVERSATION)) return;
    const asked = dispatch(askedNow({ conversationId: NEW_CONVERSATION, content, key }));
    const title = newChatTitle(new Date());
    const { data, error } = await dispatch(createConversation.initiate({ title, key }, { track: false }));
    if (!data) {
      asked.failed(error);
      return goTo(NEW_CONVERSATION);
    }
    dispatch(setEmpty(data.id));
    const answering = dispatch(ask({ conversationId: data.id, content, key }, { givesTitle: true }));
    asked.moved();
    goTo(data.id);
    await answering;
  };

/** The question is seen at once, and the box is empty for the next. */
const askedNow =
  ({ conversationId, content, key }: Question) =>
  (dispatch: AppDispatch, getState: () => AppState) => {
    const asked = { content, key, at: Date.now() };
    // The asker's, whoever is signed in when the answer comes.
    const draft = draftKey(currentUserId(getState()), conversationId);
    writeDraft(draft, '');
    dispatch(setAsked(conversationId, { ...asked, state: 'sending' }));
    return {
      answered: () => void dispatch(setAsked(conversationId, { ...asked, state: 'answered' })),
      moved: () => void dispatch(setAsked(conversationId, null)),
      failed: (error: unknown) => {
        restoreDraft(draft, content);
        const sentence = sentenceOf(error) ?? NOT_SENT;
        dispatch(setAsked(conversationId, { ...asked, state: 'failed', sentence }));
      },
    };
  };
