import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { useAppDispatch, useAppSelector } from '../../base/store.js';
import {
  areToastsHeld,
  currentToast,
  toastClosed,
  type ToastContent,
  toastForgotten,
  toastMeasured,
} from './toast.slice.js';
import styles from './toaster.module.css';

/** spec.md 9, in milliseconds; a text of more than `briefWords` words is visible for `perWord` each. */
const TOAST = {
  visible: 3_000,
  briefWords: 12,
  perWord: 250,
  longestVisible: 10_000,
  forgotten: 1_000_000,
} as const;
/** spec.md 9: CSS pixels that a toast is dragged to close it. */
const SWIPE_PX = 50;

const words = {
  /** {hotkey} is the key that leads to the region that holds the messages. */
  en: { message: 'Message', messages: 'Notifications ({hotkey})', close: 'Close message' },
  es: { message: 'Mensaje', messages: 'Avisos ({hotkey})', close: 'Cerrar el mensaje' },
};

/** Milliseconds; a longer text takes longer to read (rulings.md "Errors and toasts"). */
function timeToRead({ title, description = '' }: ToastContent) {
  const count = `${title} ${description}`.trim().split(/\s+/).length;
  if (count <= TOAST.briefWords) return TOAST.visible;
  return Math.min(count * TOAST.perWord, TOAST.longestVisible);
}

/** The closed entry stays in the store for the time spec.md 9 names; only an open one is shown. */
export default function Toaster() {
  const toast = useAppSelector(currentToast);
  const isHeld = useAppSelector(areToastsHeld);
  const dispatch = useAppDispatch();
  const { message, messages, close } = useWords(words);
  const measured = useMeasuredToasts();
  const closedId = toast && !toast.open ? toast.id : null;

  useEffect(() => {
    if (closedId === null) return;
    const timer = window.setTimeout(() => dispatch(toastForgotten(closedId)), TOAST.forgotten);
    return () => window.clearTimeout(timer);
  }, [closedId, dispatch]);

  return (
    <Radix.Provider duration={TOAST.visible} swipeDirection="right" swipeThreshold={SWIPE_PX} label={message}>
      {toast && (
        <Radix.Root
          key={toast.id}
          open={toast.open && (!isHeld || !!toast.destructive)}
          onOpenChange={(open) => !open && dispatch(toastClosed(toast.id))}
          duration={timeToRead(toast)}
          type={toast.destructive ? 'foreground' : 'background'}
          className={toast.destructive ? `${styles.toast} ${styles.destructive}` : styles.toast}
        >
          {toast.destructive && <CircleAlert className={styles.icon} aria-hidden />}
          <div className={styles.words}>
            <Radix.Title className={styles.title}>{toast.title}</Radix.Title>
            {toast.description && <Radix.Description>{toast.description}</Radix.Description>}
          </div>
          <Radix.Close className={styles.close} aria-label={close}>
            <X aria-hidden />
          </Radix.Close>
        </Radix.Root>
      )}
      {/* An open dialog hides the rest of the page from screen readers, except for what is marked as live. */}
      <Radix.Viewport ref={measured} label={messages} aria-live="off" className={styles.viewport} />
    </Radix.Provider>
  );
}

/** Returns a `ref` for the element that holds the open toast. */
function useMeasuredToasts() {
  const dispatch = useAppDispatch();
  const [toasts, setToasts] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!toasts) return;
    const observer = new ResizeObserver(() =>
      dispatch(toastMeasured(toasts.childElementCount > 0 ? toasts.offsetHeight : 0)),
    );
    observer.observe(toasts);
    return () => {
      observer.disconnect();
      dispatch(toastMeasured(0));
    };
  }, [toasts, dispatch]);
  return setToasts;
}
