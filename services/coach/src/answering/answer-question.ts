import type { GenerationStage } from '@careward/contracts/coach/generations';
import type { Risk } from '@careward/contracts/coach/schemas';
import { MODEL_DEADLINE } from '@careward/contracts/coach/limits';
import { SECOND } from '@careward/contracts/kernel/limits';
import { CONFIG } from '@careward/platform/app/environment';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { CoachConfig } from '../config.js';
import { aliased, type KnownCare } from '../understanding/language/people.domain.js';
import { emptyResult } from '../retrieval/search-result.domain.js';
import { LibraryIndexCache } from '../library/library-index-cache.js';
import { COACH_MODEL, type CoachModel } from '../model/coach-model.js';
import { ModelTriage } from '../model/model-triage.js';
import { mostUrgent } from '../understanding/safety/risk.domain.js';
import { raised } from '../understanding/safety/screen.domain.js';
import {
  answerQuestion,
  askedBefore,
  type AskedQuestion,
  type MessageAnalysis,
  withMedicines,
} from './answer-question.domain.js';
import { aboutWhom, peopleOf } from '../understanding/about-whom.domain.js';
import { type Answer, unstartedAnswer } from './answer.domain.js';
import { AskFiles } from './ask-files.js';
import type { Library } from './conversation.domain.js';
import { isWithoutWords } from './file-answer.domain.js';
import { noOpening } from './opening.domain.js';
import { AnalyzeMessage } from './analyze-message.js';
import { WriteAnswer, type WrittenQuestion } from './write-answer.js';

export type OwnQuestion = Omit<AskedQuestion, 'facts' | 'conditions' | 'state'> & {
  owner: string;
  careContext: KnownCare | null;
  /** Does what it is given unless another answer of the conversation is being written; null then. */
  withLock: <Result>(write: () => Promise<Result>) => Promise<Result | null>;
  /** Aborted when the process ends, which does not wait for a model. */
  signal: AbortSignal;
  /** Aborted when the person wants no more of it. */
  stopped: AbortSignal;
  progress: Progress;
};

/** Is told what is being done for an answer, when it really begins, and what of it may be shown: each time the whole. */
export type Progress = {
  stage(stage: GenerationStage): void;
  risk(risk: Risk): void;
  show(content: string): void;
};

/** Of files that were sent without words. */
const emptyAnalysis: MessageAnalysis = {
  risk: null,
  replyKind: null,
  found: emptyResult,
  opening: noOpening,
};

/** Far above what quoting the library takes. */
const LIBRARY_ANSWER_MS = 2 * SECOND;

/**
 * Answers a question: the screen first, then a card, a short reply, or an answer from the library, which a configured model
 * may write.
 */
@Injectable()
export class AnswerQuestion implements OnApplicationBootstrap {
  /** How long an answer may take, in milliseconds. */
  readonly longestMs: number;
  private readonly facts: AskedQuestion['facts'];
  private readonly documents: Library = {
    topic: (id) => this.library.index.document(id),
    answeredQuestion: (id) => this.library.index.answered(id),
  };

  constructor(
    private readonly library: LibraryIndexCache,
    private readonly words: AnalyzeMessage,
    private readonly modelTriage: ModelTriage,
    private readonly writeAnswer: WriteAnswer,
    private readonly files: AskFiles,
    @Inject(COACH_MODEL) private readonly model: CoachModel | null,
    private readonly log: Log,
    @Inject(CONFIG) config: CoachConfig,
  ) {
    const { BRAND_NAME: brand, SUPPORT_EMAIL: supportEmail, COACH_TIMEOUT_FACTOR: factor } = config;
    this.facts = { brand, supportEmail, hasModel: model !== null };
    const written = MODEL_DEADLINE.quick + MODEL_DEADLINE.answer;
    this.longestMs = factor * (model ? written : LIBRARY_ANSWER_MS);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.model) this.log.info('no model is configured: the coach answers from its library');
    await this.words.judgeFirst();
  }

  /** Begins with what takes longest in understanding a message, which needs nothing else than its words. */
  prepare(text: string): void {
    this.words.embed(text);
  }

  /**
   * Null while the library is empty, since that it "has nothing on this" would be untrue of one that has not arrived; and
   * where the signal has cut a model off, so that another copy may ask it again.
   */
  async execute(sent: OwnQuestion): Promise<Answer | null> {
    const {
      own,
      known: { told, ...known },
    } = aboutWhom(sent);
    const answer = await this.answered(own, { ...own, ...known, facts: this.facts });
    return answer && told.length > 0 ? { ...answer, told } : answer;
  }

  /**
   * A model writes beside its triage, and is shown after it. Where that differs from what the coach found, or is cut off, what
   * was written is thrown away and the question answered with what is known then.
   */
  private async answered(own: OwnQuestion, asked: AskedQuestion): Promise<Answer | null> {
    const heard = await this.understand(asked, own);
    if (this.model && needsLibrary(heard)) own.progress.stage('searching');
    const overruled = new AbortController();
    const triage = this.triaged(heard, asked, own).then((risk) => {
      const isCut = own.signal.aborted || own.stopped.aborted;
      if (isCut || risk !== heard.risk) overruled.abort();
      return risk;
    });
    const signal = AbortSignal.any([own.signal, overruled.signal]);
    const found = withMedicines(heard.found, heard.opening, this.documents.topic);
    const understood = { ...heard, found };
    const writing = this.answerWith(understood, asked, { ...own, signal, triage });
    // The lock is free again then. A failure is thrown away with what was written.
    await Promise.allSettled([writing, triage]);
    const risk = await triage;
    return overruled.signal.aborted ? this.answerWith({ ...understood, risk }, asked, own) : writing;
  }

  private async answerWith(
    understood: MessageAnalysis,
    asked: AskedQuestion,
    own: WrittenQuestion,
  ): Promise<Answer | null> {
    const { risk } = understood;
    if (own.stopped.aborted && risk?.level !== 'card') return unstartedAnswer(own.lang, risk);
    if (this.isCutOff(own, understood)) return null;
    if (needsLibrary(understood) && !this.library.hasDocuments) return null;
    const answer = answerQuestion(asked, understood, this.documents);
    return this.model && mayBeWritten(understood, answer)
      ? this.writeAnswer.execute(own, asked, { understood, answer })
      : answer;
  }

  private isCutOff({ signal }: OwnQuestion, { risk }: MessageAnalysis): boolean {
    return this.model !== null && signal.aborted && risk?.level !== 'card';
  }

  /** What the coach itself makes of a question. Its screen takes milliseconds, and its verdict waits for nothing. */
  private async understand(
    asked: AskedQuestion,
    { progress }: Pick<OwnQuestion, 'progress'>,
  ): Promise<MessageAnalysis> {
    const withFiles = async (heard: MessageAnalysis): Promise<MessageAnalysis> => {
      const onReading = () => progress.stage('files');
      const read = await this.files.execute(asked, { isReply: heard.replyKind !== null, onReading });
      if (!read) return heard;
      const { said, risk } = read;
      return { ...heard, said, risk: mostUrgent([heard.risk, risk].filter((each) => each !== null)) };
    };
    if (isWithoutWords(asked)) return withFiles(emptyAnalysis);
    if (this.model) progress.stage('screening');
    const vectorOf = await this.words.vectorsOf(asked);
    const heard = await this.words.execute(asked, vectorOf, askedBefore(asked, this.documents));
    if (heard.risk?.level === 'card') return heard;
    this.tell(heard.risk, progress);
    const known = await withFiles(heard);
    if (known.risk?.level === 'strip') this.tell(known.risk, progress);
    return known;
  }

  /** The verdict with the danger that a model names; it is asked nothing about a card. */
  private async triaged(
    { risk }: MessageAnalysis,
    asked: AskedQuestion,
    question: OwnQuestion,
  ): Promise<Risk | null> {
    if (!this.model || risk?.level === 'card' || isWithoutWords(asked)) return risk;
    const signal = AbortSignal.any([question.signal, question.stopped]);
    const text = aliased(asked.text, peopleOf(question));
    return raised(risk, await this.modelTriage.triage(text, asked.lang, signal));
  }

  /** Without a model the answer is there as soon. */
  private tell(risk: Risk | null, progress: Progress): void {
    if (this.model && risk) progress.risk(risk);
  }
}

const needsLibrary = ({ risk, replyKind, said }: MessageAnalysis): boolean =>
  risk?.level !== 'card' && !replyKind && !said?.isAlone;

/**
 * What the library answers, and what it would only ask back about. What takes up an answer before keeps its words: a model
 * would write an answer of its own.
 */
const mayBeWritten = ({ said }: MessageAnalysis, { kind, risk, form }: Answer): boolean =>
  (kind === 'library' || kind === 'choice') && !form && risk?.tier !== 'T1' && !said?.isAlone;
