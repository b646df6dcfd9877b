import * as Radix from '@radix-ui/react-scroll-area';
import type { ComponentProps } from 'react';
import { styleNonce } from '../base/config.js';
import styles from './scroll-area.module.css';

/** spec.md 9: milliseconds that the bar stays when the pointer has left. */
const HIDE_DELAY = 600;

/**
 * Scrolls natively; its bar shows while the pointer is over it. The props are those of the element that scrolls. Not for
 * a first paint: the style element of Radix has no nonce there.
 */
export function ScrollArea({ children, ...scrolled }: ComponentProps<'div'>) {
  return (
    <Radix.Root scrollHideDelay={HIDE_DELAY} className={styles.area}>
      <Radix.Viewport {...scrolled} nonce={styleNonce()} className={styles.viewport}>
        {children}
      </Radix.Viewport>
      <Radix.Scrollbar orientation="vertical" className={styles.bar}>
        <Radix.Thumb className={styles.thumb} />
      </Radix.Scrollbar>
    </Radix.Root>
  );
}
