import { useState } from 'react';
import type { Recipient } from '@careward/contracts/care-profile/schemas';
import { sentenceOf } from '../../base/language/sentences.js';
import { useLanguage } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppDispatch, useAppSelector } from '../../base/store.js';
import { useRemoveRecipientMutation } from '../../shared/care-profile/recipients.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { forgetRecipientDraft } from './profile-drafts.js';
import { words } from './words.js';

type Props = {
  recipient: Recipient;
  /** As the card shows it. */
  name: string;
  onClose: () => void;
};

export default function RemoveDialog({ recipient: { id }, name, onClose }: Props) {
  const language = useLanguage();
  const says = words[language];
  const userId = useAppSelector(currentUserId);
  const dispatch = useAppDispatch();
  const [removeRecipient, { isLoading: isPending }] = useRemoveRecipientMutation();
  const [error, setError] = useState<unknown>();

  async function remove() {
    setError(undefined);
    const removed = await removeRecipient(id);
    if (removed.error) return setError(removed.error);
    forgetRecipientDraft(userId, id);
    dispatch(showToast({ title: says.removed(name) }));
    onClose();
  }

  const failure = error === undefined ? undefined : (sentenceOf(error, language) ?? says.notRemoved);
  return (
    <ConfirmDialog
      title={says.removeTitle(name)}
      description={says.removeText}
      goes={says.whatGoes}
      goesLabel={says.removeText}
      keep={says.keep}
      confirm={isPending ? says.removing : says.removeSure}
      isPending={isPending}
      failure={failure}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
