import { useEffect } from 'react';
import type { RefObject } from 'react';
import { showHelp } from './show-help.js';

/** More than the address bar of a phone takes when it comes, less than its keyboard. */
const KEYBOARD_PX = 150;

/** Keeps the number to call in view while a card is the newest message: a toast or a keyboard must not cover it. */
export function useHelpInView(
  log: RefObject<HTMLElement | null>,
  { endsWithCard, toastRoom }: { endsWithCard: boolean; toastRoom: number },
) {
  useEffect(() => {
    if (endsWithCard && toastRoom > 0) showHelp(log.current);
  }, [log, endsWithCard, toastRoom]);

  useEffect(() => {
    if (!endsWithCard) return;
    let fitted = { width: window.innerWidth, height: window.innerHeight };
    function fitAgain() {
      const { innerWidth: width, innerHeight: height } = window;
      if (width === fitted.width && Math.abs(height - fitted.height) < KEYBOARD_PX) return;
      fitted = { width, height };
      showHelp(log.current);
    }
    window.addEventListener('resize', fitAgain);
    return () => window.removeEventListener('resize', fitAgain);
  }, [log, endsWithCard]);
}
