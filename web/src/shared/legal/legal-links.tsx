import { Suspense, lazy, useState } from 'react';
import type { LegalDocumentId } from './legal-document.js';
import styles from './legal-links.module.css';

const LegalDialog = lazy(() => import('./legal-dialog.js'));

const links: readonly { id: LegalDocumentId; label: string }[] = [
  { id: 'terms-of-service', label: 'Terms of Service' },
  { id: 'privacy-policy', label: 'Privacy Policy' },
  { id: 'consent-notice', label: 'Consent Notice' },
];

/** Links that open the legal texts as dialogs, without asking for agreement. */
export function LegalLinks() {
  const [documentId, setDocumentId] = useState<LegalDocumentId | null>(null);
  const [open, setOpen] = useState(false);

  return (
    <div className={styles.links}>
      {links.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={styles.link}
          onClick={() => {
            setDocumentId(id);
            setOpen(true);
          }}
        >
          {label}
        </button>
      ))}
      {documentId && (
        <Suspense fallback={null}>
          <LegalDialog document={documentId} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
