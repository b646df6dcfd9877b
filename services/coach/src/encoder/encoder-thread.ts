import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Role, SentenceEncoder } from './sentence-encoder.js';

export type TextToEmbed = { id: number; text: string; role: Role };
export type EmbeddedText = { id: number } & ({ vector: Float32Array } | { failed: string });
/**
 * Asks the thread to end itself, which it does between two texts. A thread that is ended from outside while the encoder's
 * native part computes takes the whole process with it.
 */
export const END = 'end';

/** The built file, also where the sources run untranslated, as in specs: a thread is started by Node alone. */
const ENTRY = new URL('../../dist/encoder/encoder.thread.js', import.meta.url);
/** A thread that is not ready, or owes vectors and gives none, for so long is stuck. The longest text takes a hundredth of it. */
const LONGEST_SILENCE_MS = { start: 30_000, answer: 30_000 };
/** The thread needs no more of the process's settings, which hold secrets. */
const ENVIRONMENT = { ORT_DISABLE_TELEMETRY: '1' };

/**
 * The encoder in a thread of its own, so that nobody else waits while texts are embedded. A thread that has died, or that
 * was given up because it was stuck, takes with it what it was asked, and the next texts start another.
 */
export class EncoderThread implements SentenceEncoder {
  private worker: Promise<Worker> | null = null;
  private readonly waiting = new Map<number, PromiseWithResolvers<Float32Array>>();
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
    if (this.waiting.size === 0) this.expectAnswerWithin(this.longestSilence.answer);
    return Promise.all(texts.map((text) => this.embedOne(worker, text, role)));
  }

  private embedOne(worker: Worker, text: string, role: Role): Promise<Float32Array> {
    const id = ++this.lastId;
    const vector = Promise.withResolvers<Float32Array>();
    this.waiting.set(id, vector);
    worker.postMessage({ id, text, role } satisfies TextToEmbed);
    return vector.promise;
  }

  async end(): Promise<void> {
    this.isEnded = true;
    const worker = await this.worker?.catch(() => null);
    if (!worker) return;
    worker.ref();
    worker.postMessage(END);
    await once(worker, 'exit');
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
    // It ends when it reads this, and its end is not waited for.
    this.abandon = () => {
      over(new Error("the encoder's thread gives no answer"));
      worker.postMessage(END);
      worker.unref();
    };
    this.expectAnswerWithin(this.longestSilence.start);
    await Promise.race([once(worker, 'message'), ended.promise]).finally(() => clearTimeout(this.silence));
    worker.on('message', (embedded: EmbeddedText) => this.take(embedded));
    worker.unref();
    return worker;
  }

  private expectAnswerWithin(ms: number): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.abandon(), ms).unref();
  }

  private take(embedded: EmbeddedText): void {
    const vector = this.waiting.get(embedded.id);
    this.waiting.delete(embedded.id);
    if (this.waiting.size > 0) this.expectAnswerWithin(this.longestSilence.answer);
    else clearTimeout(this.silence);
    if ('failed' in embedded) vector?.reject(new Error(embedded.failed));
    // Made where messages are read, in whose realm `Float32Array` may be another.
    else vector?.resolve(new Float32Array(embedded.vector));
  }

  private giveUp(error: unknown): void {
    clearTimeout(this.silence);
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
