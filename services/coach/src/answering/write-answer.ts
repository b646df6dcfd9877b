import { Injectable } from '@nestjs/common';
import { aliased } from '../understanding/language/people.domain.js';
import type { SearchResult } from '../retrieval/search-result.domain.js';
import { type PromptTurn, ModelAnswer, type ModelFailure } from '../model/model-answer.js';
import { peopleOf } from '../understanding/about-whom.domain.js';
import { type AskedQuestion, placeNote, type MessageAnalysis } from './answer-question.domain.js';
import type { OwnQuestion } from './answer-question.js';
import type { Answer } from './answer.domain.js';
import { citableBy } from './citable.domain.js';
import { fileDocuments } from './with-files.domain.js';
import {
  askingBack,
  insteadOfModel,
  modelAnswer,
  modelAnswerSoFar,
  stoppedAnswer,
} from './written-answer.domain.js';

/** What a model writes is shown once its triage, which it is asked for beside it, is there; absent: it is. */
export type WrittenQuestion = OwnQuestion & { triage?: Promise<unknown> };

/** Lets a model write an answer from what the library's cites. */
@Injectable()
export class WriteAnswer {
  constructor(private readonly modelAnswer: ModelAnswer) {}

  /** Null where the signal has cut the model off, so that another copy may ask it again. */
  async execute(
    own: WrittenQuestion,
    asked: AskedQuestion,
    { understood, answer }: { understood: MessageAnalysis; answer: Answer },
  ): Promise<Answer | null> {
    const { text, lang, owner, careContext, withLock, stopped, progress, triage } = own;
    const { opening } = understood;
    const { documents, others } = citableBy(understood, answer, { text, lang });
    const ofLibrary = documents.map((document, at) => ({ n: at + 1, document }));
    const sources = [...ofLibrary, ...others, ...fileDocuments(answer, understood.said)];
    const people = peopleOf(own);
    const place = placeNote(asked, understood, { documents, answer });
    const { said } = understood;
    const fromLibrary = { answer, documents, others, opening, place, said, brand: asked.facts.brand };
    // A model, or the answer that is given, may have raised it.
    if (answer.risk) progress.risk(answer.risk);
    const signal = AbortSignal.any([own.signal, stopped]);
    let shown = '';
    let isOver = false;
    const verified = async (content: string) => {
      await triage;
      if (isOver || signal.aborted) return;
      shown = modelAnswerSoFar(fromLibrary, content) ?? shown;
      if (shown !== '') progress.show(shown);
    };
    const result = (await withLock(() =>
      this.modelAnswer.execute({
        question: aliased(text, people),
        earlier: promptTurns(own, people),
        lang,
        sources,
        careContext,
        userId: owner,
        signal,
        progress: { stage: (stage) => progress.stage(stage), verified },
      }),
    )) ?? { failed: 'busy' };
    isOver = true;
    if ('failed' in result && stopped.aborted) return stoppedAnswer(answer, shown);
    if ('failed' in result && own.signal.aborted) return null;
    const { found } = understood;
    if ('failed' in result) return withoutModel(fromLibrary, found, result.failed);
    const written =
      result.usedSources.length === 0
        ? askingBack(fromLibrary, found, result.content)
        : modelAnswer(fromLibrary, result);
    return written ?? insteadOfModel(answer, 'unsupported');
  }
}

/** The library's answer, or where a model found nothing to write from, the questions that may be meant. */
const withoutModel = (
  fromLibrary: Parameters<typeof askingBack>[0],
  found: SearchResult,
  failed: ModelFailure,
): Answer =>
  (failed === 'nothing' ? askingBack(fromLibrary, found) : null) ??
  insteadOfModel(fromLibrary.answer, failed);

/** Cards and short replies say nothing that an answer could repeat. A turn that could not be opened is empty. */
const promptTurns = ({ earlier }: OwnQuestion, people: Parameters<typeof aliased>[1]): PromptTurn[] =>
  earlier
    .filter(({ question }) => question !== '')
    .map(({ question, answer }) => ({
      question: aliased(question, people),
      answer: answer?.kind === 'library' || answer?.kind === 'model' ? aliased(answer.content, people) : null,
    }));
