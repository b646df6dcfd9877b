import type { ReactNode } from 'react';
import Dialog from '../../../ui/dialog.js';
import { ScrollArea } from '../../../ui/scroll-area.js';
import styles from './conversation-sheet.module.css';

type Props = { title: string; onOpenChange: (open: boolean) => void; children: ReactNode };

/** The list of conversations on a small screen. Import it lazily, as the dialog that it is. */
export default function ConversationSheet({ title, onOpenChange, children }: Props) {
  return (
    <Dialog place="side" title={title} open onOpenChange={onOpenChange}>
      <ScrollArea>
        <div className={styles.sheet}>{children}</div>
      </ScrollArea>
    </Dialog>
  );
}
