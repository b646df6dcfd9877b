import { useWords } from '../../../base/language/use-language.js';
import { currentUserId } from '../../../base/session/session.js';
import { useAppSelector } from '../../../base/store.js';
import { useFailureToast } from '../../../shared/submit/use-failure-toast.js';
import { useSubmit } from '../../../shared/submit/use-submit.js';
import { Button } from '../../../ui/button.js';
import Dialog from '../../../ui/dialog.js';
import { useDeleteConversationMutation } from '../coach.endpoints.js';
import { draftKey, writeDraft } from '../composer/drafts.js';
import styles from './delete-dialog.module.css';
import { words } from './words.js';

type Props = {
  id: string;
  /** As it is shown. */
  title: string;
  onClose: () => void;
};

/** Open until its conversation has left the list. Import it lazily, as the dialog that it is made of. */
export default function DeleteDialog({ id, title, onClose }: Props) {
  const { deleteQuestion, deleteMeans, confirmDelete, deleting, cancel, notDeleted } = useWords(words);
  const draft = draftKey(useAppSelector(currentUserId), id);
  const [deleteConversation] = useDeleteConversationMutation();
  const { submit, isPending } = useSubmit(useFailureToast(notDeleted));

  async function confirm() {
    if (await submit(() => deleteConversation(id))) writeDraft(draft, '');
  }

  return (
    <Dialog
      open
      title={deleteQuestion}
      description={deleteMeans(title)}
      // A request that was sent cannot be cancelled, so the dialog stays open until the response.
      onOpenChange={() => !isPending && onClose()}
    >
      <div className={styles.buttons}>
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
