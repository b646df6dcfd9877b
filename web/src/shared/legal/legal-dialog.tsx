import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { LegalDocumentId } from '@careward/content/legal/legal-document';
import { useLanguage } from '../../base/language/use-language.js';
import Dialog from '../../ui/dialog.js';
import { ScrollArea } from '../../ui/scroll-area.js';
import { legalCatalog } from './catalog.js';
import { LegalText } from './legal-text.js';
import styles from './legal.module.css';

/** Who only reads does without. */
const Checkbox = lazy(async () => ({ default: (await import('../../ui/form/checkbox.js')).Checkbox }));

/** spec.md 9: milliseconds until the ticked checkbox is empty again. */
const ACCEPT_RESET = 300;
/** spec.md 9: CSS pixels from its end at which a text counts as read. */
const SCROLL_TOLERANCE_PX = 10;

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
    <Suspense fallback={null}>
      <Checkbox label={document.agreement} checked={isAccepted} onChange={accept} />
    </Suspense>
  );
  return (
    <Dialog title={document.title} open={open} onOpenChange={onOpenChange} footer={footer}>
      <ScrollArea ref={scrollArea} tabIndex={0} role="region" aria-label={document.title}>
        <div className={styles.inDialog}>
          <LegalText document={document} heading="h3" />
        </div>
      </ScrollArea>
    </Dialog>
  );
}

type ScrolledElement = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** A text that fits without scrolling counts as read (rulings.md "Eligibility and onboarding"). */
export const isReadToEnd = ({ scrollTop, clientHeight, scrollHeight }: ScrolledElement) =>
  scrollHeight - scrollTop - clientHeight <= SCROLL_TOLERANCE_PX;

/** Returns a `ref`; calls `onRead` when its element is at its end, checked on opening, scrolling and resizing. */
function useReadToEnd(onRead: () => void) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const check = useEffectEvent(() => {
    if (element && isReadToEnd(element)) onRead();
  });

  useEffect(() => {
    if (!element) return;
    const onScroll = () => check();
    const resize = new ResizeObserver(() => check());
    resize.observe(element);
    for (const child of element.children) resize.observe(child);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      resize.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [element]);

  return setElement;
}
