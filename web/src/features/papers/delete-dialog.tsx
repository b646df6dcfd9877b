import { sentenceOf } from '../../base/language/sentences.js';
import { useLanguage } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppDispatch, useAppSelector } from '../../base/store.js';
import { detachPaper, whereAttached } from '../../shared/conversations/attached-files.js';
import { useDeletePaperMutation } from '../../shared/papers/papers.endpoints.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { words } from './words.js';

type Props = {
  id: string;
  /** As the list shows it. */
  name: string;
  onClose: () => void;
};

/** Open until its paper has left the list. */
export default function DeleteDialog({ id, name, onClose }: Props) {
  const language = useLanguage();
  const says = words[language];
  const dispatch = useAppDispatch();
  const userId = useAppSelector(currentUserId);
  const [deletePaper, { isLoading: isPending, error }] = useDeletePaperMutation();

  async function confirm() {
    const answered = await deletePaper(id);
    if (answered.error) return;
    const attached = whereAttached(userId, id);
    if (attached) dispatch(detachPaper(attached.composer, id));
    dispatch(showToast({ title: says.deleted(name) }));
  }

  const failure = error === undefined ? undefined : (sentenceOf(error, language) ?? says.notDeleted);
  return (
    <ConfirmDialog
      title={says.deleteTitle(name)}
      description={says.deleteText}
      goes={says.whatGoes}
      goesLabel={says.deleteText}
      keep={says.keep}
      confirm={isPending ? says.deleting : says.deleteSure}
      isPending={isPending}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
