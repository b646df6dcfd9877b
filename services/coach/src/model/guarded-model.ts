import type { Log } from '@careward/platform/observability/log';
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { ModelError, type CoachModel, type Completion, type Prompt, type Purpose } from './coach-model.js';
import { FailuresWithin } from './failures-within.js';
import { modelCalls } from './metrics.js';

const FAILURES = 5;
const WITHIN_MS = 30_000;
/** How long nothing is asked before one call may try again. */
const OPEN_MS = 30_000;

/** Failures of the host, not of one question or of a caller that did not wait. */
const OUTAGES = new Set(['connect', 'too-slow', 'busy', 'upstream', 'broken', 'empty']);

/** A model that is left alone while it fails, and whose calls are counted and logged without a word of their content. */
export class GuardedModel implements CoachModel {
  private readonly circuit: CircuitBreakerPolicy;
  private leftAloneUntil = 0;

  constructor(
    private readonly model: CoachModel,
    private readonly log: Log,
  ) {
    this.circuit = circuitBreaker(
      handleWhen((error) => error instanceof ModelError && this.isFailure(error)),
      { halfOpenAfter: OPEN_MS, breaker: new FailuresWithin(FAILURES, WITHIN_MS) },
    );
    this.circuit.onBreak(() => this.log.error('the model is left alone', { seconds: OPEN_MS / 1_000 }));
    this.circuit.onReset(() => this.log.info('the model answers again'));
  }

  complete(prompt: Prompt, signal: AbortSignal): Promise<Completion> {
    return this.call(prompt.purpose, () => this.model.complete(prompt, signal));
  }

  embed(texts: readonly string[], signal: AbortSignal): Promise<number[][] | null> {
    return this.call('embeddings', () => this.model.embed(texts, signal));
  }

  private async call<Reply>(purpose: Purpose, ask: () => Promise<Reply>): Promise<Reply> {
    try {
      const reply = await this.throughCircuit(ask);
      modelCalls.inc({ purpose, outcome: 'ok' });
      return reply;
    } catch (error) {
      const failure = errorOf(error);
      this.leftAloneUntil = Math.max(this.leftAloneUntil, Date.now() + failure.retryAfterMs);
      modelCalls.inc({ purpose, outcome: failure.reason });
      if (failure.reason !== 'circuit-open')
        this.log.warn('the model gave no reply', { purpose, reason: failure.reason });
      throw failure;
    }
  }

  private async throughCircuit<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
    // The library would let further callers wait for the one that tries.
    const isTried = this.circuit.state === CircuitState.HalfOpen;
    if (isTried || Date.now() < this.leftAloneUntil) throw new ModelError('circuit-open');
    return this.circuit.execute(ask);
  }

  /** A try that nobody waited for has not shown that the host answers. */
  private isFailure({ reason }: ModelError): boolean {
    return OUTAGES.has(reason) || (reason === 'aborted' && this.circuit.state === CircuitState.HalfOpen);
  }
}

const errorOf = (error: unknown): ModelError => {
  if (error instanceof BrokenCircuitError) return new ModelError('circuit-open');
  return error instanceof ModelError ? error : new ModelError('broken');
};
