import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Escape in a field, which does not reach a dialog around it: the dialog listens on the document, before the field. */
export function useEscape(field: RefObject<HTMLElement | null>, onEscape: () => void) {
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target !== field.current) return;
      event.stopPropagation();
      if (!event.isComposing) onEscape();
    };
    window.addEventListener('keydown', escape, { capture: true });
    return () => window.removeEventListener('keydown', escape, { capture: true });
  });
}
