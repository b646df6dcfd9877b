import { useState } from 'react';
import type { Recipient } from '@careward/contracts/care-profile/schemas';
import { sentenceOf } from '../../base/language/sentences.js';
import { useLanguage } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppDispatch, useAppSelector } from '../../base/store.js';
import { useRemoveRecipientMutation } from '../../shared/care-profile/recipients.endpoints.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { Button } from '../../ui/button.js';
import Dialog from '../../ui/dialog.js';
import { ErrorSentence } from '../../ui/error-sentence.js';
import { forgetRecipientDraft } from './profile-drafts.js';
import styles from './profile.module.css';
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
  const footer = (
    <>
      <ErrorSentence>{failure}</ErrorSentence>
      <div className={styles.buttons}>
        <Button look="quiet" disabled={isPending} onClick={onClose}>
          {says.keep}
        </Button>
        <Button look="danger" pending={isPending} onClick={() => void remove()}>
          {isPending ? says.removing : says.removeSure}
        </Button>
      </div>
    </>
  );
  return (
    <Dialog
      open
      title={says.removeTitle(name)}
      description={says.removeText}
      onOpenChange={() => !isPending && onClose()}
      footer={footer}
    >
      <ul className={styles.goes}>
        {says.whatGoes.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </Dialog>
  );
}
