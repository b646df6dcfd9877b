import type { ReactNode } from 'react';
import { Button } from './button.js';
import styles from './dialog.module.css';
import Dialog, { DialogButtons } from './dialog.js';
import { ErrorSentence } from './error-sentence.js';

type Props = {
  title: string;
  description: string;
  /** What is gone afterwards. */
  goes: readonly string[];
  goesLabel: string;
  /** On the button that closes the dialog. */
  keep: string;
  /** On the button that destroys. */
  confirm: string;
  isPending: boolean;
  /** Why the last attempt failed; a toast may say it too, but disappears. */
  failure: string | undefined;
  /** Stands under the failure. */
  whatNow?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once more before something is destroyed, and says what. Import it lazily. */
export function ConfirmDialog(props: Props) {
  const { title, description, goes, goesLabel, keep, confirm, isPending, failure, whatNow } = props;
  const { onConfirm, onClose } = props;
  const footer = (
    <>
      <ErrorSentence>{failure}</ErrorSentence>
      {failure && whatNow}
      <DialogButtons>
        <Button look="quiet" disabled={isPending} onClick={onClose}>
          {keep}
        </Button>
        <Button look="danger" pending={isPending} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogButtons>
    </>
  );
  return (
    <Dialog
      open
      title={title}
      description={description}
      // A request that was sent cannot be cancelled, so the dialog stays open until the response.
      onOpenChange={() => !isPending && onClose()}
      footer={footer}
    >
      <ul className={styles.goes} tabIndex={0} aria-label={goesLabel}>
        {goes.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </Dialog>
  );
}
