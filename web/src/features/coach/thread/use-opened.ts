import { useState } from 'react';

const opened = new Set<string>();

/** Whether a part of a thread is open; remembered for this tab, so that a thread is found again as it was left. */
export function useOpened(part: string) {
  const [isOpen, setOpen] = useState(() => opened.has(part));
  function toggle() {
    if (isOpen) opened.delete(part);
    else opened.add(part);
    setOpen(!isOpen);
  }
  return { isOpen, toggle };
}
