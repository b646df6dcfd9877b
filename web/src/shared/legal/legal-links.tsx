import { lazy, Suspense, useState } from 'react';
import type { LegalDocumentId } from '@careward/content/legal/legal-document';
import { useWords } from '../../base/language/use-language.js';
import styles from './legal.module.css';

const names = {
  en: {
    'terms-of-service': 'Terms of Service',
    'privacy-policy': 'Privacy Policy',
    'consent-notice': 'Consent Notice',
  },
  es: {
    'terms-of-service': 'Términos de servicio',
    'privacy-policy': 'Política de privacidad',
    'consent-notice': 'Aviso de consentimiento',
  },
};

const LegalDialog = lazy(() => import('./legal-dialog.js'));

const documentIds: readonly LegalDocumentId[] = ['terms-of-service', 'privacy-policy', 'consent-notice'];

/** Links that open the legal texts as dialogs, without asking for agreement. */
export function LegalLinks() {
  const links = useWords(names);
  const [documentId, setDocumentId] = useState<LegalDocumentId | null>(null);
  const [open, setOpen] = useState(false);

  return (
    <div className={styles.links}>
      {documentIds.map((id) => (
        <button
          key={id}
          type="button"
          className={styles.link}
          onClick={() => {
            setDocumentId(id);
            setOpen(true);
          }}
        >
          {links[id]}
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
