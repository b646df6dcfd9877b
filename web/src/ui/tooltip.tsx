import * as Radix from '@radix-ui/react-tooltip';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './tooltip.module.css';

/** spec.md 9: milliseconds until a tooltip shows, and after one in which the next shows at once. */
const TOOLTIP = { delay: 700, skipDelay: 300 } as const;

/**
 * The name of each icon-only control (icon-button.tsx) that the pointer or the Tab key comes to. One stands for all
 * controls of the page, so import it lazily: a control is neither wrapped nor rendered again when it arrives.
 */
export default function Tooltip() {
  const reached = useReached();
  return (
    <Radix.Provider delayDuration={TOOLTIP.delay} skipDelayDuration={TOOLTIP.skipDelay}>
      {reached && <TooltipOf key={reached.at} {...reached} />}
    </Radix.Provider>
  );
}

type ReachedControl = {
  control: HTMLElement;
  byKey: boolean;
  /** Milliseconds since the page was opened. */
  at: number;
};

function useReached(): ReachedControl | null {
  const [reached, setReached] = useState<ReachedControl | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    // The focus that a dialog takes or returns is not somebody's own step to the control.
    let isTabbing = false;
    const reach = ({ target, timeStamp: at }: Event, byKey: boolean) => {
      const control = target instanceof Element && target.closest<HTMLElement>('[data-tooltip]');
      // In a dialog, Escape must close the dialog: there a tooltip waits for the pointer.
      if (!control || (byKey && control.closest('[role=dialog]'))) return;
      const next = { control, byKey, at };
      // At once, so that Radix hears of the pointer's first move over the control.
      flushSync(() => setReached((before) => (before?.control === control && !byKey ? before : next)));
    };
    document.addEventListener('keydown', ({ key }) => (isTabbing = key === 'Tab'), options);
    document.addEventListener('pointerdown', () => (isTabbing = false), options);
    document.addEventListener('pointerover', (event) => reach(event, false), options);
    document.addEventListener('focusin', (event) => isTabbing && reach(event, true), options);
    return () => listening.abort();
  }, []);
  return reached;
}

function TooltipOf({ control, byKey }: ReachedControl) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>
        <StandIn control={control} byKey={byKey} />
      </Radix.Trigger>
      <Radix.Portal>
        {/* Screen readers read the name of the control; here they would find it a second time. */}
        <Radix.Content
          aria-hidden
          hideWhenDetached
          sideOffset={6}
          collisionPadding={8}
          className={styles.tooltip}
        >
          {control.getAttribute('aria-label')}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type Listener = (event: Event) => void;
/** What Radix gives to its trigger. */
type TriggerProps = {
  ref?: Ref<HTMLElement>;
  onPointerMove?: Listener;
  onPointerLeave?: Listener;
  onPointerDown?: Listener;
  onFocus?: Listener;
  onBlur?: Listener;
  onClick?: Listener;
};

/** Renders nothing: hands the control to Radix as its trigger. */
function StandIn({ control, byKey, ref, ...on }: Pick<ReachedControl, 'control' | 'byKey'> & TriggerProps) {
  useImperativeHandle(ref, () => control, [control]);

  const { onPointerMove, onPointerLeave, onPointerDown, onBlur, onClick } = on;
  useLayoutEffect(() => {
    const listeners = {
      pointermove: onPointerMove,
      pointerleave: onPointerLeave,
      pointerdown: onPointerDown,
      blur: onBlur,
      click: onClick,
    };
    const listening = new AbortController();
    for (const [type, listener] of Object.entries(listeners))
      if (listener) control.addEventListener(type, listener, { signal: listening.signal });
    return () => listening.abort();
  }, [control, onPointerMove, onPointerLeave, onPointerDown, onBlur, onClick]);

  const show = useEffectEvent(() => on.onFocus?.(new FocusEvent('focus')));
  useEffect(() => {
    if (byKey) show();
  }, [byKey]);

  return null;
}
