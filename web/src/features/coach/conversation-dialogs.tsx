import type { ReactNode } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { type AppDispatch, type AppState, useAppDispatch, useAppSelector } from '../../base/store.js';
import { useFailureToast, useSubmit } from '../../shared/submit/use-submit.js';
import { Button } from '../../ui/button.js';
import Dialog from '../../ui/dialog.js';
import { ScrollArea } from '../../ui/scroll-area.js';
import { useDeleteConversationMutation } from './coach.endpoints.js';
import styles from './conversations.module.css';
import { type Composer, writeDraft } from './drafts.js';
import { attachedIn, findAttached, remove } from './files/attached.js';
import { words } from './words.js';

// Imported lazily, as the dialog that both are made of.

type ConversationSheetProps = { title: string; onOpenChange: (open: boolean) => void; children: ReactNode };

/** The list of conversations on a small screen. */
export function ConversationSheet({ title, onOpenChange, children }: ConversationSheetProps) {
  return (
    <Dialog place="side" title={title} open onOpenChange={onOpenChange}>
      <ScrollArea>
        <div className={styles.sheet}>{children}</div>
      </ScrollArea>
    </Dialog>
  );
}

type DeleteDialogProps = {
  id: string;
  /** As it is shown. */
  title: string;
  onClose: () => void;
};

/** Open until its conversation has left the list. */
export function DeleteDialog({ id, title, onClose }: DeleteDialogProps) {
  const { deleteQuestion, deleteMeans, confirmDelete, deleting, cancel, notDeleted } = useWords(words);
  const draft = { userId: useAppSelector(currentUserId), conversationId: id };
  const dispatch = useAppDispatch();
  const [deleteConversation] = useDeleteConversationMutation();
  const { submit, isPending } = useSubmit(useFailureToast(notDeleted));

  async function confirm() {
    if (!(await submit(() => deleteConversation(id)))) return;
    writeDraft(draft, '');
    dispatch(removeFiles(draft));
  }

  return (
    <Dialog
      open
      title={deleteQuestion}
      description={deleteMeans(title)}
      // A request that was sent cannot be cancelled, so the dialog stays open until the response.
      onOpenChange={() => !isPending && onClose()}
    >
      <div className={styles.dialogButtons}>
        <Button look="quiet" disabled={isPending} onClick={onClose}>
          {cancel}
        </Button>
        <Button look="danger" pending={isPending} onClick={() => void confirm()}>
          {isPending ? deleting : confirmDelete}
        </Button>
      </div>
    </Dialog>
  );
}

/** What was attached and not sent, also before a reload. */
const removeFiles = (composer: Composer) => (dispatch: AppDispatch, getState: () => AppState) => {
  dispatch(findAttached(composer));
  for (const file of attachedIn(getState(), composer.conversationId) ?? []) dispatch(remove(composer, file));
};
