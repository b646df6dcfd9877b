import { config } from '../../base/config.js';
import { useWords } from '../../base/language/use-language.js';
import { Button } from '../../ui/button.js';
import Dialog from '../../ui/dialog.js';
import { ErrorSentence } from '../../ui/error-sentence.js';
import type { useAccountDeletion } from './use-account-deletion.js';
import styles from './delete-account-dialog.module.css';
import { words } from './words.js';

type Props = {
  /** Kept outside the dialog: a second attempt must know whether the first may have succeeded. */
  deletion: ReturnType<typeof useAccountDeletion>;
  onClose: () => void;
};

export default function DeleteAccountDialog({ deletion, onClose }: Props) {
  const texts = useWords(words);
  const { deleteAccount, isDeleting, hasFailed } = deletion;

  const footer = (
    <>
      {/* The toast says it too, but disappears. */}
      <ErrorSentence>{hasFailed ? texts.deletionFailed.description : undefined}</ErrorSentence>
      {hasFailed && (
        <p className={styles.support}>
          {texts.contactSupport} <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="quiet" disabled={isDeleting} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button look="danger" pending={isDeleting} onClick={() => void deleteAccount()}>
          {isDeleting ? texts.deleting : texts.confirm}
        </Button>
      </div>
    </>
  );
  return (
    <Dialog
      open
      title={texts.sure}
      description={texts.sureText}
      // A request that was sent cannot be cancelled, so the dialog stays open until the response.
      onOpenChange={() => !isDeleting && onClose()}
      footer={footer}
    >
      <ul className={styles.removed} tabIndex={0} aria-label={texts.whatIsRemoved}>
        {texts.removed.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </Dialog>
  );
}
