import { useWords } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import { useFailureToast, useSubmit } from '../../../shared/submit/use-submit.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import {
  useApproveSourceMutation,
  useRejectSourceMutation,
  useReviewSourceMutation,
  useStopSourceMutation,
} from '../discovery.endpoints.js';
import { words } from './words.js';

/** Those that ask for a text first. */
export type PromptedAction = 'approve' | 'reject' | 'stop';
type SourceAction = PromptedAction | 'review';

/** Changes the status of a source, and says how that went. */
export function useSourceAction(id: string) {
  const says = useWords(words);
  const dispatch = useAppDispatch();
  const { submit, isPending } = useSubmit(
    useFailureToast({ title: says.failed, description: says.failedText }),
  );
  const [approve] = useApproveSourceMutation();
  const [reject] = useRejectSourceMutation();
  const [stop] = useStopSourceMutation();
  const [review] = useReviewSourceMutation();
  const calls = {
    approve: (text: string) => approve({ id, body: { legalNotes: text } }),
    reject: (text: string) => reject({ id, body: { reason: text } }),
    stop: (text: string) => stop({ id, body: { reason: text } }),
    review: () => review({ id }),
  };

  /** True when it succeeded. */
  async function act(action: SourceAction, text = ''): Promise<boolean> {
    const isDone = await submit(() => calls[action](text));
    if (isDone) dispatch(showToast({ title: says.done[action] }));
    return isDone;
  }

  return { act, isPending };
}
