import { useEffect, useRef } from 'react';

/**
 * With the status that an action changes, its button goes, and the focus with it: then the element of `ref` has it.
 * `onAct` is called when the action begins.
 */
export function useKeptFocus<Element extends HTMLElement>(status: string) {
  const ref = useRef<Element>(null);
  const hasActed = useRef(false);

  useEffect(() => {
    if (hasActed.current && document.activeElement === document.body) ref.current?.focus();
    hasActed.current = false;
  }, [status]);

  return { ref, onAct: () => void (hasActed.current = true) };
}
