import { useEffect, useState } from 'react';

const TICK = 500;

/** Milliseconds since `since`, updated twice a second; undefined without it. */
export function useElapsed(since: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === undefined) return;
    const clock = window.setInterval(() => setNow(Date.now()), TICK);
    return () => window.clearInterval(clock);
  }, [since]);
  return since === undefined ? undefined : Math.max(0, now - since);
}
