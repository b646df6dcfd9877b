import { isDeepStrictEqual } from 'node:util';
import type { GenerationStage } from '@careward/contracts/coach/generations';
import { GENERATION } from '@careward/contracts/coach/limits';
import type { Risk } from '@careward/contracts/coach/schemas';
import type { Progress } from '../answering/answer-question.js';
import type { Exchange } from './exchange.domain.js';
import { type GenerationLogEntry, showsText, diffShown } from './generation.domain.js';
import type { Generations } from './generations.js';

type ActiveGeneration = { owner: string; exchange: Exchange; holder: string };

/** One answer while this copy makes it. */
export class Generation implements Progress {
  private readonly stopping = new AbortController();
  private readonly losing = new AbortController();
  /** Aborted when the person wants no more of it. */
  readonly stopped = this.stopping.signal;
  /** Aborted when it is this holder's no longer, or the process ends. */
  readonly signal: AbortSignal;

  private readonly beats: NodeJS.Timeout;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private events: GenerationLogEntry[] = [];
  /** As it stands in the database. */
  log: readonly GenerationLogEntry[] = [];
  private shown = '';
  private toldRisk: Risk | undefined;
  private written = 0;
  /** Something was, or may have been, written. */
  hasLog = false;

  constructor(
    private readonly held: ActiveGeneration,
    private readonly of: Generations,
  ) {
    this.signal = AbortSignal.any([of.ending, this.losing.signal]);
    this.beats = setInterval(() => void this.beat(), GENERATION.beat);
    this.timer = setTimeout(() => this.write(), GENERATION.firstWrite);
  }

  get exchange(): Exchange {
    return this.held.exchange;
  }

  /** Once it is lost, the database alone knows what becomes of it; so it does before there is a log. */
  isOf(owner: string): boolean {
    return this.held.owner === owner && this.hasLog && !this.isLost;
  }

  get isLost(): boolean {
    return this.losing.signal.aborted;
  }

  stop(): void {
    this.stopping.abort();
  }

  stage(stage: GenerationStage): void {
    this.add({ type: 'stage', stage });
  }

  /** At once: a danger waits for no stage and no text. */
  risk(risk: Risk): void {
    if (isDeepStrictEqual(risk, this.toldRisk)) return;
    this.toldRisk = risk;
    this.add({ type: 'risk', risk });
    this.write();
  }

  show(content: string): void {
    const isFirst = this.shown === '';
    for (const event of diffShown(this.shown, content)) this.add(event);
    this.shown = content;
    if (isFirst) this.write();
  }

  async close(): Promise<void> {
    clearInterval(this.beats);
    clearTimeout(this.timer);
    await this.writing;
  }

  private add(event: GenerationLogEntry): void {
    this.events.push(event);
    this.timer ??= setTimeout(() => this.write(), this.wait());
  }

  /** Nothing for what comes long after the last write. */
  private wait(): number {
    return Math.max(0, this.written + GENERATION.write - performance.now());
  }

  private write(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.events.length === 0) return;
    this.written = performance.now();
    this.writing = this.writing.then(() => this.writeLog()).catch((error: unknown) => this.failed(error));
  }

  private async writeLog(): Promise<void> {
    const { owner, exchange, holder } = this.held;
    if (!this.hasLog) await this.begin();
    const written = [...this.events];
    if (await this.of.logs.write(owner, exchange.id, holder, written)) this.log = written;
    else this.losing.abort();
    this.of.announce('shown', exchange.id);
  }

  /** Places go on after those of a holder before this one; what that one has shown is taken back. */
  private async begin(): Promise<void> {
    const { owner, exchange, holder } = this.held;
    const { id, conversationId } = exchange;
    const before = await this.of.logs.begin(owner, { id, conversationId, holder, now: this.of.now() });
    this.events = [...before, ...(showsText(before) ? [{ type: 'reset' } as const] : []), ...this.events];
    this.log = before;
    this.hasLog = true;
    await this.beat();
    // Deleted with its conversation, or another's: nobody would remove the log.
    if (this.isLost) await this.of.logs.remove(owner, id);
  }

  private async beat(): Promise<void> {
    const { owner, exchange, holder } = this.held;
    try {
      const beaten = await this.of.exchanges.beat(owner, exchange.id, { holder, until: this.of.until() });
      if (!beaten) this.losing.abort();
      if (beaten?.isStopped) this.stop();
    } catch (error) {
      this.failed(error);
    }
  }

  /** It goes on: its readers get the answer at its end, and the next write has all of the log. */
  private failed(error: unknown): void {
    this.of.log.warn('the log of an answer was not written', { exchange: this.held.exchange.id, error });
  }
}
