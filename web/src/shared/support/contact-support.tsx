import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { config } from '../../base/config.js';
import { useWords } from '../../base/language/use-language.js';
import styles from './support.module.css';

const SupportDialog = lazy(() => import('./support-dialog.js'));
const OpenSupport = createContext<(() => void) | null>(null);

/** Around the signed-in screens, on any of which the support form can be opened. */
export function SupportProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <OpenSupport value={() => setOpen(true)}>
      {children}
      {isOpen && (
        <Suspense fallback={null}>
          <SupportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenSupport>
  );
}

/** Opens the support form; null where nobody is signed in. */
export const useOpenSupport = () => useContext(OpenSupport);

/** Not among the words of the form, which are loaded with it. */
const contactSupport = { en: 'Contact support', es: 'Comuníquese con soporte' };

/** Opens the support form; to somebody who is not signed in it is a mail link. */
export function ContactSupport() {
  const label = useWords(contactSupport);
  const openSupport = useOpenSupport();
  if (!openSupport) return <a href={`mailto:${config.supportEmail}`}>{label}</a>;
  return (
    <button type="button" aria-haspopup="dialog" className={styles.link} onClick={openSupport}>
      {label}
    </button>
  );
}
