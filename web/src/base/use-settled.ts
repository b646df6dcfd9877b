import { useEffect, useState } from 'react';

/** Milliseconds without a key until the words are searched for. */
const PAUSE = 300;

/** A text that is being typed, as it was when it last stayed the same for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
