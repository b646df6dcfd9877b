import { ACCEPT_RESET } from '@careward/contracts/web/limits';
import { useState } from 'react';
import { useLanguage } from '../../base/language/use-language.js';
import { Checkbox } from '../../ui/checkbox.js';
import Dialog from '../../ui/dialog.js';
import { ScrollArea } from '../../ui/scroll-area.js';
import { legalCatalog } from './catalog.js';
import styles from './legal-dialog.module.css';
import type { LegalDocumentId } from './legal-document.js';
import { LegalText } from './legal-text.js';
import { useReadToEnd } from './read-to-end.js';

type Props = {
  document: LegalDocumentId;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the text has been scrolled to its end. */
  onRead?: () => void;
  /** With it the dialog has a checkbox; ticking it accepts and closes. */
  onAccept?: () => void;
};

export default function LegalDialog({ document: id, open, onOpenChange, onRead, onAccept }: Props) {
  const document = legalCatalog[id][useLanguage()];
  const [isAccepted, setAccepted] = useState(false);
  const scrollArea = useReadToEnd(() => onRead?.());

  function accept() {
    setAccepted(true);
    onAccept?.();
    onOpenChange(false);
    window.setTimeout(() => setAccepted(false), ACCEPT_RESET);
  }

  const footer = onAccept && document.agreement && (
    <Checkbox label={document.agreement} checked={isAccepted} onChange={accept} />
  );
  return (
    <Dialog title={document.title} open={open} onOpenChange={onOpenChange} footer={footer}>
      <ScrollArea ref={scrollArea} tabIndex={0} role="region" aria-label={document.title}>
        <div className={styles.text}>
          <LegalText document={document} heading="h3" />
        </div>
      </ScrollArea>
    </Dialog>
  );
}
