import { useEffect, useState } from 'react';

/** A text that is being typed, as it was when it last stayed the same for `ms`. */
export function useSettled(text: string, ms: number) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
}
