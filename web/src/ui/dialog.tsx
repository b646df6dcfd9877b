import * as Radix from '@radix-ui/react-dialog';
import { setNonce } from 'get-nonce';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useWords } from '../base/language/use-language.js';
import { styleNonce } from '../base/config.js';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.js';
import { isFocusLost } from './is-focus-lost.js';
import { words } from './words.js';

// Radix keeps the page behind an open dialog from scrolling with a style element, which needs the nonce.
setNonce(styleNonce());

type Props = {
  title: string;
  /** `side`: a sheet along the left edge. */
  place?: 'centre' | 'side';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes the focus, which otherwise goes to the first control. */
  onOpened?: () => void;
  /** A click beside it does not close it. */
  stays?: boolean;
  /** One sentence under the title. */
  description?: string;
  children: ReactNode;
  /** Stays visible under the part that scrolls. */
  footer?: ReactNode;
};

/** Import it lazily, to keep it out of the first load. The children bring their own scroll container. */
export default function Dialog({
  title,
  place = 'centre',
  open,
  onOpenChange,
  onOpened,
  stays,
  description,
  children,
  footer,
}: Props) {
  const { close } = useWords(words);
  const opener = useRef<Element>(null);

  function noteOpener(event: Event) {
    opener.current = document.activeElement;
    if (!onOpened) return;
    event.preventDefault();
    onOpened();
  }

  // Radix returns the focus to its own trigger; our dialogs have none, so it goes back to the element that had it, unless
  // what the dialog led to has taken it.
  function returnFocus(event: Event) {
    event.preventDefault();
    if (isFocusLost() && opener.current instanceof HTMLElement) opener.current.focus();
  }

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.veil} />
        <Radix.Content
          className={styles.dialog}
          data-place={place}
          onOpenAutoFocus={noteOpener}
          onInteractOutside={(event) => stays && event.preventDefault()}
          onCloseAutoFocus={returnFocus}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={close}>
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
          {children}
          {footer && <div className={styles.footer}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** At the end of a dialog: under each other on a phone, side by side where there is room. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
);
