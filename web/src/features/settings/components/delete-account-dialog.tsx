import { Button } from '../../../shared/ui/button.js';
import Dialog from '../../../shared/ui/dialog.js';
import { useAccountDeletion } from '../hooks/use-account-deletion.js';
import styles from './delete-account-dialog.module.css';

const removed = [
  'Your profile and care recipient information',
  'Your AI Coach conversation history',
  'Your assessment results and recommendations',
  'Your saved resources and bookmarks',
  'Your eligibility applications',
];

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

export function DeleteAccountDialog({ open, onOpenChange }: Props) {
  const { deleteAccount, isDeleting } = useAccountDeletion();

  const buttons = (
    <div className={styles.buttons}>
      <Button look="quiet" disabled={isDeleting} onClick={() => onOpenChange(false)}>
        Cancel
      </Button>
      <Button look="danger" pending={isDeleting} onClick={() => void deleteAccount()}>
        {isDeleting ? 'Deleting...' : 'Yes, delete my account'}
      </Button>
    </div>
  );
  return (
    <Dialog
      title="Are you absolutely sure?"
      description="Your account is deleted for good. This cannot be undone. It removes:"
      open={open}
      // What has been sent cannot be called back, so every way out waits for the answer.
      onOpenChange={(isOpen) => !isDeleting && onOpenChange(isOpen)}
      footer={buttons}
    >
      <ul className={styles.removed} tabIndex={0} aria-label="What is removed">
        {removed.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </Dialog>
  );
}
