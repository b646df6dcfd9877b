import { config } from '../../base/config.js';
import { useWords } from '../../base/language/use-language.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import styles from './settings.module.css';
import type { useAccountDeletion } from './use-account-deletion.js';
import { words } from './words.js';

type Props = {
  /** Kept outside the dialog: a second attempt must know whether the first may have succeeded. */
  deletion: ReturnType<typeof useAccountDeletion>;
  onClose: () => void;
};

export default function DeleteAccountDialog({ deletion, onClose }: Props) {
  const texts = useWords(words);
  const { deleteAccount, isDeleting, hasFailed } = deletion;
  return (
    <ConfirmDialog
      title={texts.sure}
      description={texts.sureText}
      goes={texts.removed}
      goesLabel={texts.whatIsRemoved}
      keep={texts.cancel}
      confirm={isDeleting ? texts.deleting : texts.confirm}
      isPending={isDeleting}
      failure={hasFailed ? texts.deletionFailed.description : undefined}
      whatNow={
        <p className={styles.contact}>
          {texts.contactSupport} <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
        </p>
      }
      onConfirm={() => void deleteAccount()}
      onClose={onClose}
    />
  );
}
