import styles from './discovery.module.css';
import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

type Props<Tab extends string> = {
  labels: Readonly<Record<Tab, string>>;
  open: Tab;
  onOpen: (tab: Tab) => void;
  /** The panel of the open one. */
  children: ReactNode;
};

/** The arrows, Home and End move the focus from one tab to another; a click, Enter or Space opens one. */
export function Tabs<Tab extends string>({ labels, open, onOpen, children }: Props<Tab>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabs = Object.keys(labels) as Tab[];
  const selected = useRef<HTMLButtonElement>(null);
  const shown = useRef(open);

  // A link in a panel that opens another tab goes with its panel, and the focus with it.
  useEffect(() => {
    if (shown.current !== open && document.activeElement === document.body) selected.current?.focus();
    shown.current = open;
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  }

  return (
    <div>
      <div ref={list} role="tablist" className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab}
            ref={tab === open ? selected : undefined}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab === open ? 0 : -1}
            className={styles.tab}
            onClick={() => onOpen(tab)}
          >
            {labels[tab]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        {children}
      </div>
    </div>
  );
}
