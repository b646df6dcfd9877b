import { Suspense, lazy, useState } from 'react';
import type { ComponentProps } from 'react';
import styles from './dialog-link.module.css';

const LegalDialog = lazy(() => import('../../../shared/legal/legal-dialog.js'));

type Props = Pick<ComponentProps<typeof LegalDialog>, 'document' | 'onRead' | 'onAccept'> & {
  children: string;
};

/** A link that opens a legal document as a dialog. */
export function DialogLink({ children, ...dialog }: Props) {
  const [wasOpened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.link}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {children}
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <LegalDialog {...dialog} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
