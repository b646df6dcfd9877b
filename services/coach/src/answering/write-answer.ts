import type { Risk } from '@careward/contracts/coach/schemas';
import { placeNames } from '@careward/content/care-profile/state-names';
import { Injectable } from '@nestjs/common';
import { LibraryIndexCache } from '../library/library-index-cache.js';
import { ModelAnswer, type ModelFailure } from '../model/model-answer.js';
import type { PromptTurn } from '../model/write-prompt.domain.js';
import { Retrieve } from '../retrieval/retrieve.js';
import { peopleOf } from '../understanding/message-subject.domain.js';
import { aliasNames } from '../understanding/language/people.domain.js';
import { placesOf } from '../understanding/language/places.domain.js';
import { type AskedQuestion, type MessageAnalysis, placeNote } from './answer-question.domain.js';
import type { OwnQuestion } from './answer-question.js';
import type { Answer } from './answer.domain.js';
import { documentsFor } from './citable.domain.js';
import { answersBefore } from './conversation.domain.js';
import { collectPassages, collectFoundPassages } from './given-passages.domain.js';
import { withoutUnquotable } from './prepared-answer.domain.js';
import { stoppedAnswer, writtenAnswer, composeDraft, type WritingFrame } from './written-answer.domain.js';

/** Lets a model write an answer from what was found, and from what it searches for itself. */
@Injectable()
export class WriteAnswer {
  constructor(
    private readonly library: LibraryIndexCache,
    private readonly retrieve: Retrieve,
    private readonly modelAnswer: ModelAnswer,
  ) {}

  /** What is written is shown once the verdict of the triage, which is asked for beside it, is there and calls for no card. */
  async execute(
    own: OwnQuestion,
    asked: AskedQuestion,
    { analysis, verdict }: { analysis: MessageAnalysis; verdict: Promise<Risk | null> },
  ): Promise<Answer | { failed: ModelFailure }> {
    const { text, lang, owner, careContext, withLock, stopped, progress } = own;
    const people = peopleOf(own);
    const places = placesOf(asked, asked.state);
    const { candidates } = withoutUnquotable(analysis.found, lang);
    let passages = collectPassages({
      lang,
      candidates,
      before: answersBefore(asked.earlier, this.library.index),
      documents: documentsFor(analysis.found, asked),
      places,
      files: filesIn(analysis),
    });
    const frame = (): WritingFrame => ({
      lang,
      opening: analysis.opening,
      passages,
      candidates,
      said: analysis.said ?? null,
      placeNoteFor: (cited, n) =>
        placeNote(asked, analysis, { documents: cited ? [cited.document] : [], from: n }),
    });
    const signal = AbortSignal.any([own.signal, stopped]);
    const shown = { content: '', answer: '', isOver: false };
    const verified = async (content: string) => {
      const risk = await verdict;
      if (risk?.level === 'card' || signal.aborted || shown.isOver) return;
      const answer = composeDraft(content, frame());
      if (answer === null) return;
      Object.assign(shown, { content, answer });
      progress.show(answer);
    };
    const search = async (questions: readonly string[]) => {
      const about = { lang, conditions: asked.conditions, places: places.places };
      const results = await this.retrieve.search(questions, about);
      const lists = results.map(({ found }) => withoutUnquotable(found, lang).candidates);
      const others = results.flatMap((each) => documentsFor(each.found, { text: each.question, lang }));
      const found = collectFoundPassages({ lists, documents: others }, passages, lang);
      passages = [...passages, ...found];
      return found;
    };
    const result = (await withLock(() =>
      this.modelAnswer.execute({
        question: aliasNames(text, people),
        earlier: promptTurns(own, people),
        lang,
        sources: passages,
        careContext,
        state: places.places.map((place) => placeNames.en[place]).join(', ') || null,
        search,
        userId: owner,
        signal,
        progress: { stage: (stage) => progress.stage(stage), verified },
      }),
    )) ?? { failed: 'busy' as const };
    shown.isOver = true;
    if ('failed' in result)
      return stopped.aborted ? stoppedAnswer(shown.answer, shown.content, frame()) : result;
    return writtenAnswer(result.content, frame()) ?? { failed: 'unsupported' };
  }
}

/** A file that answers, masked, with its own name: that is shown and not sent. */
const filesIn = ({ said }: MessageAnalysis) =>
  (said?.documents ?? []).map((document) => ({
    document,
    title: said?.quoted.find(({ path }) => path === document.url)?.title ?? document.title.en,
  }));

/** Cards and short replies say nothing that an answer could repeat. A turn that could not be opened is empty. */
const promptTurns = ({ earlier }: OwnQuestion, people: Parameters<typeof aliasNames>[1]): PromptTurn[] =>
  earlier
    .filter(({ question }) => question !== '')
    .map(({ question, answer }) => ({
      question: aliasNames(question, people),
      answer: answer && SAID.includes(answer.kind) ? aliasNames(answer.content, people) : null,
    }));

const SAID: readonly Answer['kind'][] = ['library', 'model', 'choice'];
