import type { Resources } from '@careward/platform/app/shut-down';
import type { Log } from '@careward/platform/observability/log';
import {
  BrokenCircuitError,
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  handleWhen,
  type IBreaker,
} from 'cockatiel';
import { Counter } from 'prom-client';
import type { CoachConfig } from '../config.js';
import {
  type CoachModel,
  type Completion,
  ModelError,
  type SentenceListener,
  type Prompt,
  type Purpose,
} from './coach-model.js';

/** OpenAI's small one; a host with models of its own needs OPENAI_MODEL. */
const DEFAULT_MODEL = 'gpt-4o-mini';

/** The model that the environment names, or null. */
export async function configuredModel(
  config: CoachConfig,
  resources: Resources,
  log: Log,
): Promise<CoachModel | null> {
  if (config.OPENAI_API_KEY === undefined && config.OPENAI_BASE_URL === undefined) return null;
  // The client is a good part of what the service loads at its start, and most copies need none.
  const { ChatCompletionsModel } = await import('./wire/chat-completions-model.js');
  const model = new ChatCompletionsModel({
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL ?? DEFAULT_MODEL,
    timeoutFactor: config.COACH_TIMEOUT_FACTOR,
  });
  resources.closeLast(() => model.close());
  return new GuardedModel(model, log);
}

const FAILURES = 5;
const WITHIN_MS = 30_000;
/** How long nothing is asked before one call may try again. */
const OPEN_MS = 30_000;

/** Failures of the host, not of one question or of a caller that did not wait. */
const OUTAGES = new Set(['connect', 'too-slow', 'busy', 'upstream', 'broken', 'empty']);

/** `outcome` is `ok` or a ModelErrorReason. */
const modelCalls = new Counter({
  name: 'careward_coach_model_calls_total',
  help: 'Calls to the language model, by purpose and outcome',
  labelNames: ['purpose', 'outcome'],
});

/** Those of hosts that tell the two directions apart. */
const modelTokens = new Counter({
  name: 'careward_coach_model_tokens_total',
  help: 'Tokens that the language model read and wrote, by purpose and direction',
  labelNames: ['purpose', 'direction'],
});

/** A model that is left alone while it fails, and whose calls are counted and logged without a word of their content. */
export class GuardedModel implements CoachModel {
  /** One for each purpose: a model that thinks too long for a short question may still write answers. */
  private readonly circuits = new Map<Purpose, CircuitBreakerPolicy>();
  private leftAloneUntil = 0;

  constructor(
    private readonly model: CoachModel,
    private readonly log: Log,
  ) {}

  complete(prompt: Prompt, signal: AbortSignal, onSentence?: SentenceListener): Promise<Completion> {
    return this.call(prompt.purpose, () => this.model.complete(prompt, signal, onSentence));
  }

  private async call(purpose: Purpose, ask: () => Promise<Completion>): Promise<Completion> {
    try {
      const reply = await this.throughCircuit(this.circuitOf(purpose), ask);
      modelCalls.inc({ purpose, outcome: 'ok' });
      const { read = 0, written = 0 } = reply.usage ?? {};
      modelTokens.inc({ purpose, direction: 'read' }, read);
      modelTokens.inc({ purpose, direction: 'written' }, written);
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

  private circuitOf(purpose: Purpose): CircuitBreakerPolicy {
    const known = this.circuits.get(purpose);
    if (known) return known;
    const circuit: CircuitBreakerPolicy = circuitBreaker(
      handleWhen((error) => error instanceof ModelError && isFailure(error, circuit)),
      { halfOpenAfter: OPEN_MS, breaker: new FailureWindowBreaker(FAILURES, WITHIN_MS) },
    );
    circuit.onBreak(() => this.log.error('the model is left alone', { purpose, seconds: OPEN_MS / 1_000 }));
    circuit.onReset(() => this.log.info('the model answers again', { purpose }));
    this.circuits.set(purpose, circuit);
    return circuit;
  }

  private async throughCircuit<Reply>(
    circuit: CircuitBreakerPolicy,
    ask: () => Promise<Reply>,
  ): Promise<Reply> {
    // The library would let further callers wait for the one that tries.
    const isTried = circuit.state === CircuitState.HalfOpen;
    if (isTried || Date.now() < this.leftAloneUntil) throw new ModelError('circuit-open');
    return circuit.execute(ask);
  }
}

/** A try that nobody waited for has not shown that the host answers. */
const isFailure = ({ reason }: ModelError, circuit: CircuitBreakerPolicy): boolean =>
  OUTAGES.has(reason) || (reason === 'aborted' && circuit.state === CircuitState.HalfOpen);

const errorOf = (error: unknown): ModelError => {
  if (error instanceof BrokenCircuitError) return new ModelError('circuit-open');
  return error instanceof ModelError ? error : new ModelError('broken');
};

/** Opens a circuit when so many calls fail within a time, whatever succeeds between them. */
class FailureWindowBreaker implements IBreaker {
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
