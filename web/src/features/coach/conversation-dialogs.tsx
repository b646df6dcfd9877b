import type { ReactNode } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { useFailureToast, useSubmit } from '../../shared/submit/use-submit.js';
import { Button } from '../../ui/button.js';
import Dialog from '../../ui/dialog.js';
import { ScrollArea } from '../../ui/scroll-area.js';
import { useDeleteConversationMutation } from './coach.endpoints.js';
import styles from './conversations.module.css';
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

const en = {
  deleteQuestion: 'Delete this conversation?',
  deleteMeans: (title: string) =>
    `“${title}” is deleted for good, with your questions and every answer in it. This cannot be undone.`,
  confirmDelete: 'Yes, delete it',
  deleting: 'Deleting...',
  notDeleted: { title: 'Not deleted', description: 'The conversation is still there. Please try again.' },
};

const es = {
  deleteQuestion: '¿Eliminar esta conversación?',
  deleteMeans: (title: string) =>
    `«${title}» se elimina para siempre, con sus preguntas y todas las respuestas. No se puede deshacer.`,
  confirmDelete: 'Sí, eliminarla',
  deleting: 'Eliminando...',
  notDeleted: { title: 'No se eliminó', description: 'La conversación sigue ahí. Vuelva a intentarlo.' },
} satisfies typeof en;

const deletion = { en, es };

type DeleteDialogProps = {
  id: string;
  /** As it is shown. */
  title: string;
  onClose: () => void;
  onDeleted: () => void;
};

/** Open until its conversation has left the list. */
export function DeleteDialog({ id, title, onClose, onDeleted }: DeleteDialogProps) {
  const { deleteQuestion, deleteMeans, confirmDelete, deleting, notDeleted } = useWords(deletion);
  const { cancel } = useWords(words);
  const [deleteConversation] = useDeleteConversationMutation();
  const { submit, isPending } = useSubmit(useFailureToast(notDeleted));

  async function confirm() {
    if (await submit(() => deleteConversation(id))) onDeleted();
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
