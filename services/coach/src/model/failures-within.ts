import { CircuitState, type IBreaker } from 'cockatiel';

/** Opens a circuit when so many calls fail within a time, whatever succeeds between them. */
export class FailuresWithin implements IBreaker {
  /** The times of the latest failures, oldest first. */
  state: number[] = [];

  constructor(
    private readonly failures: number,
    private readonly withinMs: number,
  ) {}

  success(state: CircuitState): void {
    if (state === CircuitState.HalfOpen) this.state = [];
  }

  failure(): boolean {
    const now = Date.now();
    this.state = [...this.state.filter((at) => now - at < this.withinMs), now].slice(-this.failures);
    return this.state.length >= this.failures;
  }
}
