import { type RefObject, useEffect } from 'react';

/**
 * Escape in a field, which does not reach a dialog around it: the dialog listens on the document, before the field.
 * Without `onEscape` the key is the dialog's.
 */
export function useEscape(field: RefObject<HTMLElement | null>, onEscape: (() => void) | undefined) {
  useEffect(() => {
    if (!onEscape) return;
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target !== field.current) return;
      event.stopPropagation();
      if (!event.isComposing) onEscape();
    };
    window.addEventListener('keydown', escape, { capture: true });
    return () => window.removeEventListener('keydown', escape, { capture: true });
  });
}
