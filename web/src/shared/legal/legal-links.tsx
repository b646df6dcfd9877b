import { Suspense, lazy, useState } from 'react';
import type { LegalDocumentId } from './legal-document.js';
import styles from './legal-links.module.css';

const LegalDialog = lazy(() => import('./legal-dialog.js'));

const links: readonly { id: LegalDocumentId; label: string }[] = [
  { id: 'terms-of-service', label: 'Terms of Service' },
  { id: 'privacy-policy', label: 'Privacy Policy' },
  { id: 'consent-notice', label: 'Consent Notice' },
];

/** The quiet line that opens the legal texts as dialogs, where nothing is asked. */
export function LegalLinks() {
  const [asked, setAsked] = useState<LegalDocumentId | null>(null);
  const [open, setOpen] = useState(false);

  return (
    <div className={styles.links}>
      {links.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={styles.link}
          onClick={() => {
            setAsked(id);
            setOpen(true);
          }}
        >
          {label}
        </button>
      ))}
      {asked && (
        <Suspense fallback={null}>
          <LegalDialog document={asked} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
