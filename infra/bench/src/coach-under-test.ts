import { AnalyzeMessage } from '@careward/coach/answering/analyze-message';
import { AnswerQuestion } from '@careward/coach/answering/answer-question';
import type { AttachedFile } from '@careward/coach/answering/files/file-sentences.domain';
import { AskFiles } from '@careward/coach/answering/files/ask-files';
import { PaperMemory } from '@careward/coach/answering/files/paper-memory';
import type { EarlierExchange } from '@careward/coach/answering/answer-question.domain';
import type { Answer } from '@careward/coach/answering/answer.domain';
import { WriteAnswer } from '@careward/coach/answering/write-answer';
import { loadEncoder } from '@careward/coach/encoder/sentence-encoder';
import { type CoachModel, QuickModel } from '@careward/coach/model/coach-model';
import { ModelAnswer } from '@careward/coach/model/model-answer';
import { ModelTriage } from '@careward/coach/model/model-triage';
import type { LibraryIndex } from '@careward/coach/retrieval/library-index.domain';
import { Retrieve } from '@careward/coach/retrieval/retrieve';
import type { Condition } from '@careward/contracts/care-profile/enumerations';
import type { Language } from '@careward/contracts/kernel/languages';

/** A labelled conversation. */
export type Dialogue<Turn> = {
  id: string;
  lang: Language;
  people: { conditions: Condition[] }[];
  turns: Turn[];
};

/** How many exchanges before a message the coach goes by. */
const REMEMBERED = 10;

/** The coach as it answers in the service, without a database. */
export async function coachWith(index: LibraryIndex, model: CoachModel | null): Promise<AnswerQuestion> {
  const library = { index, hasDocuments: true } as never;
  const encoder = await loadEncoder();
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined } as never;
  const retrieve = new Retrieve(library, encoder, silent);
  const settings = { BRAND_NAME: 'Careward', SUPPORT_EMAIL: 'help@example.org', COACH_TIMEOUT_FACTOR: 1 };
  const unlimited = { isLeft: () => Promise.resolve(true), spend: () => Promise.resolve() } as never;
  const clock = { now: () => new Date() } as never;
  const modelAnswer = new ModelAnswer(model, unlimited, clock, silent, settings);
  return new AnswerQuestion(
    library,
    new AnalyzeMessage(library, retrieve, encoder),
    new ModelTriage(new QuickModel(model, settings as never)),
    new WriteAnswer(library, retrieve, modelAnswer),
    new AskFiles(encoder, new PaperMemory()),
    model,
    silent,
    settings as never,
  );
}

/** The answer to one message of a conversation. */
export async function answerTo(
  coach: AnswerQuestion,
  text: string,
  {
    lang,
    people,
    files = [],
  }: Pick<Dialogue<unknown>, 'lang' | 'people'> & { files?: readonly AttachedFile[] },
  earlier: readonly EarlierExchange[],
): Promise<Answer> {
  const recipients = people.map(({ conditions }) => ({ conditions }));
  const answer = await coach.execute({
    text,
    lang,
    earlier: earlier.slice(-REMEMBERED),
    files,
    turn: earlier.length + 1,
    owner: 'bench',
    careContext: { version: 1, state: null, recipients } as never,
    withLock: (write) => write(),
    signal: new AbortController().signal,
    stopped: new AbortController().signal,
    progress: { stage: () => undefined, risk: () => undefined, show: () => undefined },
  });
  if (!answer) throw new Error('the library is empty');
  return answer;
}
