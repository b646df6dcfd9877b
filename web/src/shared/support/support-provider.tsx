import { Suspense, createContext, lazy, useContext, useState } from 'react';
import type { ReactNode } from 'react';

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
