import { violations, type DeliveryCheck } from './assertions.js';

/** Decides from repeated checks of a run whether its outcome can still change. */
export class SettleDetector {
  /** Since when there has been no violation. */
  passingSince: number | null = null;
  private idle: { since: number; seen: string } | null = null;

  /**
   * One check without violations is not enough: a duplicate that is being delivered is in no queue.
   * @param passingForMs how long there must be no violation
   * @param idleForMs how long nothing may be left to do and nothing change before violations count as final
   */
  constructor(
    private readonly passingForMs: number,
    private readonly idleForMs: number,
  ) {}

  isSettled(check: DeliveryCheck, now: number): boolean {
    this.passingSince = violations(check).length === 0 ? (this.passingSince ?? now) : null;
    const seen = JSON.stringify(check);
    if (check.inOutbox + check.queued > 0) this.idle = null;
    else if (this.idle?.seen !== seen) this.idle = { since: now, seen };
    return (
      hasLasted(this.passingSince, this.passingForMs, now) || hasLasted(this.idle?.since, this.idleForMs, now)
    );
  }
}

const hasLasted = (since: number | null | undefined, forMs: number, now: number): boolean =>
  typeof since === 'number' && now - since >= forMs;
