import { setTimeout } from 'node:timers/promises';
import { ANSWER_LEASE, GENERATION } from '@careward/contracts/coach/limits';
import { isReadable } from '@careward/contracts/kernel/readable';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { newId } from '@careward/platform/app/new-id';
import { notFound } from '@careward/platform/http/problem-error';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable } from '@nestjs/common';
import type { EarlierExchange } from '../answering/answer-question.domain.js';
import { AnswerQuestion } from '../answering/answer-question.js';
import { type Answer, notAnswered } from '../answering/answer.domain.js';
import { CountAnswer } from '../answering/count-answer.js';
import type { AttachedFile } from '../answering/files/file-sentences.domain.js';
import { FileRepository } from '../files/file.repository.js';
import { type KnownCare, PersonReferences } from '../understanding/language/people.domain.js';
import { CareContextReader } from './care-context.js';
import type { CoachConfig } from '../config.js';
import { EARLIER_REMEMBERED } from '../understanding/safety/ongoing-danger.domain.js';
import { ConversationRepository } from './conversation.repository.js';
import { type Exchange, isCompleted, type PendingExchange } from './exchange.domain.js';
import { ExchangeRepository } from './exchange.repository.js';
import type { Generation } from './generation.js';
import { Generations } from './generations.js';

/** Lets a model write one answer of a conversation at a time, in all copies of the service; it ends by its own time. */
@Injectable()
export class ConversationLock {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: CoachConfig,
  ) {}

  /** What `write` returns; null, and nothing is written, while another answer of the conversation is being written. */
  async withLock<Result>(
    owner: string,
    { id, conversationId }: Exchange,
    write: () => Promise<Result>,
  ): Promise<Result | null> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + ANSWER_LEASE * this.config.COACH_TIMEOUT_FACTOR);
    const isMine = await this.conversations.beginGeneration(owner, conversationId, {
      exchange: id,
      until,
      now,
    });
    if (!isMine) return null;
    try {
      return await write();
    } finally {
      await this.free(owner, { id, conversationId });
    }
  }

  /** What was written is kept; a reservation that stays ends by its time. */
  async free(owner: string, { id, conversationId }: Pick<Exchange, 'id' | 'conversationId'>): Promise<void> {
    await this.conversations
      .endGeneration(owner, conversationId, id)
      .catch((error: unknown) => this.log.warn('generation not ended', { exchange: id, error }));
  }
}

type AnswerContext = {
  earlier: EarlierExchange[];
  careContext: KnownCare | null;
  files: readonly AttachedFile[];
};

/**
 * Answers a pending exchange, or waits for the process that is answering it. Whoever answers has claimed it first. An
 * attempt that did not end is never repeated, since it may have ended its process: the exchange becomes interrupted.
 * While the library is empty, an exchange that needs it stays pending; so does one that a model is writing when the
 * process is told to end.
 */
@Injectable()
export class AnswerExchange {
  /** How often another process's attempt is polled, and for how long in all. */
  readonly wait: { pollMs: number; timeoutMs: number };

  constructor(
    private readonly exchanges: ExchangeRepository,
    private readonly careContexts: CareContextReader,
    private readonly answerQuestion: AnswerQuestion,
    private readonly countAnswer: CountAnswer,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly lock: ConversationLock,
    private readonly generations: Generations,
    private readonly files: FileRepository,
  ) {
    this.wait = { pollMs: answerQuestion.longestMs / 40, timeoutMs: answerQuestion.longestMs };
  }

  /** The exchange as it is afterwards: completed, unless another process is not done with it or the library is empty. */
  async execute(owner: string, exchange: Exchange): Promise<Exchange> {
    return (await this.attempt(owner, exchange)) ?? this.waitForOther(owner, exchange.id);
  }

  /** The same for a caller who does not wait. */
  begin(owner: string, exchange: Exchange): void {
    this.generations.inBackground(this.attempt(owner, exchange));
  }

  /** Null where another process is at it. */
  private async attempt(owner: string, exchange: Exchange): Promise<Exchange | null> {
    if (isCompleted(exchange)) return exchange;
    if (exchange.status === 'pending') return this.answer(owner, exchange);
    if (exchange.generating.until > this.clock.now()) return null;
    if (await this.exchanges.interrupt(owner, exchange.id, this.clock.now())) {
      this.log.error('an attempt to answer did not end', { exchange: exchange.id });
      await this.lock.free(owner, exchange);
      await this.generations.end(owner, exchange.id);
    }
    return this.read(owner, exchange.id);
  }

  private async answer(owner: string, exchange: PendingExchange): Promise<Exchange | null> {
    const { id } = exchange;
    // Whatever can fail without harm is read before the claim.
    const [earlier, careContext, files] = await Promise.all([
      this.before(owner, exchange),
      this.careContexts.read(owner),
      this.files.textsOf(owner, exchange.question.attachments),
    ]);
    const until = this.generations.until();
    const attempt = { holder: newId(), until, attempt: exchange.failedAttempts + 1 };
    if (!(await this.exchanges.claim(owner, id, attempt))) return null;
    const { answer, hasLog } = await this.generations.hold(owner, exchange, attempt, (generation) =>
      this.answerTo(owner, exchange, { earlier, careContext, files, generation }),
    );
    if (!answer) {
      await this.exchanges.release(owner, id, attempt.holder);
      return this.read(owner, id);
    }
    const now = this.clock.now();
    try {
      const isMine = await this.exchanges.complete(owner, id, { holder: attempt.holder, answer, now });
      if (!isMine) return await this.read(owner, id);
    } catch (error) {
      await this.exchanges.fail(owner, id, attempt, now).catch(() => undefined);
      throw error;
    }
    // A holder before this one may have left a log.
    const isLate = now.getTime() - exchange.askedAt.getTime() > GENERATION.firstWrite;
    await this.generations.end(owner, id, hasLog || isLate);
    this.countAnswer.execute(answer);
    await this.filesAreAbout(owner, exchange, findPerson(exchange, earlier, careContext));
    return { ...exchange, status: 'answered', answer, answeredAt: now };
  }

  /** The list of papers says whom each is about; an answer does not fail for want of it. */
  private async filesAreAbout(
    owner: string,
    { id, question }: Exchange,
    person: string | null,
  ): Promise<void> {
    if (person === null) return;
    await this.files
      .areAbout(owner, question.attachments, person)
      .catch((error: unknown) => this.log.warn('whom files are about is not kept', { exchange: id, error }));
  }

  /** Null where the exchange stays pending. */
  private async answerTo(
    owner: string,
    exchange: Exchange,
    { generation, ...known }: AnswerContext & { generation: Generation },
  ): Promise<Answer | null> {
    const { question, lang, seq } = exchange;
    try {
      return await this.answerQuestion.execute({
        ...known,
        owner,
        text: question.content,
        lang,
        turn: seq,
        signal: generation.signal,
        stopped: generation.stopped,
        progress: generation,
        withLock: (write) => this.lock.withLock(owner, exchange, write),
      });
    } catch (error) {
      this.log.error('a question could not be answered', { exchange: exchange.id, error });
      return notAnswered(lang);
    }
  }

  /** The exchange as the other process leaves it, or as it is after the timeout. */
  private async waitForOther(owner: string, id: string): Promise<Exchange> {
    for (let waited = 0; ; waited += this.wait.pollMs) {
      const exchange = await this.read(owner, id);
      if (exchange.status !== 'generating' || waited >= this.wait.timeoutMs) return exchange;
      await setTimeout(this.wait.pollMs);
    }
  }

  /** Throws when it was deleted with its conversation. */
  private async read(owner: string, id: string): Promise<Exchange> {
    const exchange = await this.exchanges.find(owner, id);
    if (!exchange) throw notFound('conversation');
    return exchange;
  }

  /** The exchanges before this one with what was found in them, as stored with their answers, oldest first. */
  private async before(owner: string, { conversationId, seq }: Exchange): Promise<EarlierExchange[]> {
    const page = { upTo: seq - 1, limit: EARLIER_REMEMBERED };
    const before = await this.exchanges.latest(owner, conversationId, page);
    return Promise.all(
      before.map(async (earlier) => {
        const { content, attachments } = earlier.question;
        const answer = answerOf(earlier);
        const { risk = null, feeling = null, askedPlaceFor, told } = answer ?? {};
        const files = await this.files.textsOf(owner, attachments);
        const question = isReadable(content) ? content : '';
        return { question, risk, feeling, askedPlaceFor, told, files, answer };
      }),
    );
  }
}

/** The one of the people cared for whom a question is about, by id; null where it may be about several, or nobody is known. */
function findPerson(
  { question }: Exchange,
  earlier: readonly EarlierExchange[],
  careContext: KnownCare | null,
): string | null {
  const texts = [...earlier.map((before) => before.question), question.content];
  const meant = new PersonReferences(texts, careContext?.recipients ?? []).findPeople(earlier.length);
  return (meant.length === 1 && meant[0]?.id) || null;
}

/** Null where there is none yet, or none that says anything. */
const answerOf = (exchange: Exchange): Answer | null =>
  exchange.status === 'answered' && isReadable(exchange.answer.content) ? exchange.answer : null;
