import { useEffect, useRef } from 'react';
import { isFocusLost } from './is-focus-lost.js';

/** For the button that opens a form in its place: it takes the focus that goes with the form. */
export function useReturnedFocus(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && isFocusLost()) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
