import { Button } from '../../../ui/button.js';
import Dialog from '../../../ui/dialog.js';
import { ErrorSentence } from '../../../ui/error-sentence.js';
import type { useAccountDeletion } from '../hooks/use-account-deletion.js';
import styles from './delete-account-dialog.module.css';

const removed = [
  'Your profile and care recipient information',
  'Your AI Coach conversation history',
  'Your assessment results and recommendations',
  'Your saved resources and bookmarks',
  'Your eligibility applications',
];

type Props = {
  /** Kept outside the dialog: a second attempt must know whether the first may have succeeded. */
  deletion: ReturnType<typeof useAccountDeletion>;
  onClose: () => void;
};

export default function DeleteAccountDialog({ deletion, onClose }: Props) {
  const { deleteAccount, isDeleting, hasFailed } = deletion;

  const footer = (
    <>
      {/* The toast says it too, but disappears. */}
      <ErrorSentence>
        {hasFailed ? 'The deletion was not confirmed. Please try again.' : undefined}
      </ErrorSentence>
      <div className={styles.buttons}>
        <Button look="quiet" disabled={isDeleting} onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" pending={isDeleting} onClick={() => void deleteAccount()}>
          {isDeleting ? 'Deleting...' : 'Yes, delete my account'}
        </Button>
      </div>
    </>
  );
  return (
    <Dialog
      open
      title="Are you absolutely sure?"
      description="Your account is deleted for good. This cannot be undone. It removes:"
      // A request that was sent cannot be cancelled, so the dialog stays open until the response.
      onOpenChange={() => !isDeleting && onClose()}
      footer={footer}
    >
      <ul className={styles.removed} tabIndex={0} aria-label="What is removed">
        {removed.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </Dialog>
  );
}
