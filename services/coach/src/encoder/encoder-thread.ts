import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Role, SentenceEncoder } from './sentence-encoder.js';

export type Asked = { id: number; texts: readonly string[]; role: Role };
export type Answered = { id: number } & ({ vectors: Float32Array[] } | { failed: string });

/** The built file, also where the sources run untranslated, as in specs: a thread is started by Node alone. */
const ENTRY = new URL('../../dist/encoder/encoder.thread.js', import.meta.url);
/** A thread that is not ready, or owes an answer and gives none, for so long is stuck. The longest texts take a tenth of it. */
const LONGEST_SILENCE_MS = { start: 30_000, answer: 30_000 };
/** The thread needs no more of the process's settings, which hold secrets. */
const ENVIRONMENT = { ORT_DISABLE_TELEMETRY: '1' };

/**
 * The encoder in a thread of its own, so that nobody else waits while texts are embedded. One that has died, or that was
 * ended because it was stuck, takes with it what it was asked, and the next texts start another.
 */
export class EncoderThread implements SentenceEncoder {
  private worker: Promise<Worker> | null = null;
  private readonly waiting = new Map<number, PromiseWithResolvers<Float32Array[]>>();
  private lastId = 0;
  private isEnded = false;
  private silence: NodeJS.Timeout | undefined;
  private abandon = () => {};

  private constructor(
    private readonly entry: URL,
    private readonly longestSilence: typeof LONGEST_SILENCE_MS,
  ) {}

  /** @throws what `loadEncoder` does. */
  static async start(entry = ENTRY, longestSilence = LONGEST_SILENCE_MS): Promise<EncoderThread> {
    const thread = new EncoderThread(entry, longestSilence);
    await thread.started();
    return thread;
  }

  async embed(texts: readonly string[], role: Role = 'query'): Promise<Float32Array[]> {
    if (texts.length === 0) return [];
    const worker = await this.started();
    const id = ++this.lastId;
    const answer = Promise.withResolvers<Float32Array[]>();
    if (this.waiting.size === 0) this.expectAnswerWithin(this.longestSilence.answer);
    this.waiting.set(id, answer);
    worker.postMessage({ id, texts, role } satisfies Asked);
    return answer.promise;
  }

  async end(): Promise<void> {
    this.isEnded = true;
    const worker = await this.worker?.catch(() => null);
    await worker?.terminate();
  }

  private started(): Promise<Worker> {
    if (this.isEnded) return Promise.reject(new Error("the encoder's thread was ended"));
    return (this.worker ??= this.start());
  }

  private async start(): Promise<Worker> {
    const worker = new Worker(this.entry, { env: ENVIRONMENT });
    const ended = Promise.withResolvers<never>();
    // After its start nobody waits for this.
    ended.promise.catch(() => undefined);
    let isOver = false;
    // It exits after its error; by then another may have been started.
    const over = (error: unknown) => {
      if (isOver) return;
      isOver = true;
      this.worker = null;
      this.giveUp(error);
      ended.reject(error);
    };
    worker.on('error', over);
    worker.on('exit', () => over(new Error("the encoder's thread has ended")));
    // Its end is not waited for: native code that is stuck cannot be ended.
    this.abandon = () => {
      over(new Error("the encoder's thread gives no answer"));
      void worker.terminate();
    };
    this.expectAnswerWithin(this.longestSilence.start);
    await Promise.race([once(worker, 'message'), ended.promise]).finally(() => clearTimeout(this.silence));
    worker.on('message', (answered: Answered) => this.take(answered));
    worker.unref();
    return worker;
  }

  private expectAnswerWithin(ms: number): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.abandon(), ms).unref();
  }

  private take(answered: Answered): void {
    const answer = this.waiting.get(answered.id);
    this.waiting.delete(answered.id);
    if (this.waiting.size > 0) this.expectAnswerWithin(this.longestSilence.answer);
    else clearTimeout(this.silence);
    if ('failed' in answered) answer?.reject(new Error(answered.failed));
    // Made where messages are read, in whose realm `Float32Array` may be another.
    else answer?.resolve(answered.vectors.map((vector) => new Float32Array(vector)));
  }

  private giveUp(error: unknown): void {
    clearTimeout(this.silence);
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
