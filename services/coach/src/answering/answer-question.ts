import type { GenerationStage } from '@careward/contracts/coach/generations';
import type { Risk } from '@careward/contracts/coach/schemas';
import { MODEL_DEADLINE } from '@careward/contracts/coach/limits';
import { SECOND } from '@careward/contracts/kernel/limits';
import type { Language } from '@careward/contracts/kernel/languages';
import { CONFIG } from '@careward/platform/app/environment';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { CoachConfig } from '../config.js';
import { aliasNames, type KnownCare } from '../understanding/language/people.domain.js';
import { emptyResult, type SearchResult, sureResult } from '../retrieval/search-result.domain.js';
import { LibraryIndexCache } from '../library/library-index-cache.js';
import { COACH_MODEL, type CoachModel } from '../model/coach-model.js';
import { ModelTriage } from '../model/model-triage.js';
import { asStrip, mostUrgent } from '../understanding/safety/risk.domain.js';
import { applyTriage } from '../understanding/safety/triage.domain.js';
import {
  answerQuestion,
  findPlacedAnswer,
  type AskedQuestion,
  type MessageAnalysis,
  raiseRisk,
  withMedicines,
} from './answer-question.domain.js';
import { resolveSubject, peopleOf } from '../understanding/message-subject.domain.js';
import { type Answer, unstartedAnswer } from './answer.domain.js';
import { AskFiles } from './files/ask-files.js';
import type { FileFindings } from './files/file-findings.domain.js';
import { isWithoutWords } from './files/files-in-view.domain.js';
import { noOpening } from './opening.domain.js';
import { AnalyzeMessage } from './analyze-message.js';
import { cardAgain } from './continued-answer.domain.js';
import { withoutUnquotable } from './prepared-answer.domain.js';
import { WriteAnswer } from './write-answer.js';
import { explainModelFailure } from './written-answer.domain.js';

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
    // The triage runs beside the writing, and the library answers where that is late.
    this.longestMs = factor * (LIBRARY_ANSWER_MS + (model ? MODEL_DEADLINE.answer : 0));
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
    } = resolveSubject(sent);
    const answer = await this.answered(own, { ...own, ...known, facts: this.facts });
    return answer && told.length > 0 ? { ...answer, told } : answer;
  }

  private async answered(own: OwnQuestion, asked: AskedQuestion): Promise<Answer | null> {
    const known = await this.understand(asked, own);
    const found = withMedicines(known.found, known.opening, this.library.index);
    const analysis = this.model ? withAnswersRisk({ ...known, found }, asked.lang) : { ...known, found };
    return this.model && this.library.hasDocuments && isForModel(asked, analysis)
      ? this.written(own, asked, analysis)
      : this.fromLibrary(own, asked, analysis);
  }

  /**
   * A model writes beside its triage, and is shown after it. A card of the verdict takes the place of what was written; any
   * other danger is a strip above it. Where the model gives no answer, the library does.
   */
  private async written(
    own: OwnQuestion,
    asked: AskedQuestion,
    analysis: MessageAnalysis,
  ): Promise<Answer | null> {
    if (analysis.risk) own.progress.risk(asStrip(analysis.risk));
    own.progress.stage('searching');
    const overruled = new AbortController();
    const triage = this.triaged(analysis, asked, own).then((risk) => {
      if (risk?.level === 'card') overruled.abort();
      else if (risk) own.progress.risk(risk);
      return { risk, isCut: own.signal.aborted };
    });
    const verdict = triage.then(({ risk }) => risk);
    // Where the writing fails first, nobody waits for it.
    verdict.catch(() => undefined);
    const signal = AbortSignal.any([own.signal, overruled.signal]);
    const answer = await this.writeAnswer.execute({ ...own, signal }, asked, { analysis, verdict });
    const { risk, isCut } = await triage;
    const isHandedOver = own.signal.aborted && (isCut || 'failed' in answer);
    if (risk?.level === 'card' || isHandedOver) return this.fromLibrary(own, asked, { ...analysis, risk });
    if ('failed' in answer) {
      const library = this.fromLibrary(own, asked, { ...analysis, risk });
      return library && explainModelFailure(library, answer.failed);
    }
    return { ...answer, risk };
  }

  private fromLibrary(own: OwnQuestion, asked: AskedQuestion, analysis: MessageAnalysis): Answer | null {
    if (own.stopped.aborted && analysis.risk?.level !== 'card')
      return unstartedAnswer(own.lang, analysis.risk);
    if (this.isCutOff(own, analysis)) return null;
    if (needsLibrary(analysis) && !this.library.hasDocuments) return null;
    return answerQuestion(asked, analysis, this.library.index);
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
      const isReply = heard.replyKind !== null;
      const read = await this.files.execute(asked, { isReply, onReading, found: heard.found });
      if (!read) return heard;
      const { said, risk } = read;
      const isLearned = heard.isLearned === true && risk?.level !== 'card';
      const risks = [heard.risk, risk].filter((each) => each !== null);
      const found = this.aboutPaper(said, heard.found);
      // "What is this?" beside a letter asks nothing of the coach itself.
      const replyKind = said.isFirst ? null : heard.replyKind;
      return { ...heard, replyKind, said, found, risk: mostUrgent(risks), isLearned };
    };
    if (isWithoutWords(asked)) return withFiles(emptyAnalysis);
    if (this.model) progress.stage('screening');
    const vectorOf = await this.words.vectorsOf(asked);
    const heard = await this.words.execute(asked, vectorOf, findPlacedAnswer(asked, this.library.index));
    if (heard.risk?.level === 'card' && (!heard.isLearned || !this.model)) return heard;
    if (this.model && heard.risk) progress.risk(asStrip(heard.risk));
    return withFiles(heard);
  }

  /** What the library has on such a paper, where the question says nothing else; a model is told the rest, too. */
  private aboutPaper({ help }: FileFindings, found: SearchResult): SearchResult {
    if (!help) return found;
    const { index } = this.library;
    const held = help.answerId === undefined ? undefined : index.answered(help.answerId);
    const about = help.topicId === undefined ? undefined : index.document(help.topicId);
    const own = held ? sureResult(held) : { ...emptyResult, documents: about ? [about] : [] };
    return this.model ? { ...own, candidates: [...own.candidates, ...found.candidates] } : own;
  }

  /** The verdict with the danger that a model names. */
  private async triaged(
    { risk }: MessageAnalysis,
    asked: AskedQuestion,
    question: OwnQuestion,
  ): Promise<Risk | null> {
    const signal = AbortSignal.any([question.signal, question.stopped]);
    const text = aliasNames(asked.text, peopleOf(question));
    return applyTriage(await this.modelTriage.triage(text, asked.lang, signal), risk);
  }
}

const needsLibrary = ({ risk, replyKind, said }: MessageAnalysis): boolean =>
  risk?.level !== 'card' && !replyKind && !said?.isAlone;

/** With the danger of a prepared answer that is surely asked for: no triage lowers its card. */
function withAnswersRisk(analysis: MessageAnalysis, lang: Language): MessageAnalysis {
  const found = withoutUnquotable(analysis.found, lang);
  const isLearned = analysis.isLearned === true && raiseRisk(null, found)?.level !== 'card';
  return { ...analysis, risk: raiseRisk(analysis.risk, found), isLearned };
}

/** A model is asked for every answer but a card that was not only learned or is asked for again, a short reply, and files without words. */
const isForModel = (
  { earlier }: AskedQuestion,
  { risk, isLearned, replyKind, said, act, found }: MessageAnalysis,
): boolean =>
  !(risk?.level === 'card' && !isLearned) && !replyKind && !said?.isAlone && !cardAgain(act, earlier, found);
