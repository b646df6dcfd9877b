import { complaints, type Verdict } from './verdict.js';

/** Watches the verdicts of a trial until there is no need to look again. */
export class Settling {
  /** Since when the judge has had nothing to say. */
  cleanSince: number | null = null;
  private still: { since: number; seen: string } | null = null;

  /** A delivery under way is in no queue, so one clean look does not show that it is not the second of its kind. */
  constructor(
    private readonly cleanForMs: number,
    private readonly stillForMs: number,
  ) {}

  /** True once it has been clean for long enough, or nothing has been left to do and nothing has changed for long enough. */
  isOver(verdict: Verdict, now: number): boolean {
    this.cleanSince = complaints(verdict).length === 0 ? (this.cleanSince ?? now) : null;
    const seen = JSON.stringify(verdict);
    if (verdict.inOutbox + verdict.queued > 0) this.still = null;
    else if (this.still?.seen !== seen) this.still = { since: now, seen };
    return (
      this.has(this.cleanSince, this.cleanForMs, now) || this.has(this.still?.since, this.stillForMs, now)
    );
  }

  private has(since: number | null | undefined, forMs: number, now: number): boolean {
    return typeof since === 'number' && now - since >= forMs;
  }
}
