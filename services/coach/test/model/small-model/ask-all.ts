import { languages, type Language } from '@careward/contracts/kernel/languages';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { readFileSync } from 'node:fs';
import type { CoachModel, Completion, Prompt } from '../../../src/model/coach-model.js';
import type { ModelAnswerResult } from '../../../src/model/model-answer.js';
import { answeringModel } from '../answering-model.js';
import { topic } from '../topic.js';

type SmallQuestion = {
  lang: Language;
  /** The topic of the library that answers it. */
  topic: string;
  question: string;
  /** What SmolLM2-135M replied when it was recorded. */
  recorded: string;
};
/** A question, what the model wrote now, and what reached the person. */
export type SmallModelAnswer = SmallQuestion & { reply: string; result: ModelAnswerResult };

/** 200 questions of caregivers, half of them Spanish. */
export const questions = readFileSync(new URL('smollm2.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as SmallQuestion);

/** The first sentences of the topic's summary: what a small model still reads in bounded time. */
export const documentOf = ({ topic: id }: SmallQuestion): DocumentPassages => {
  const document = topic(id);
  const summary = document.passages.filter(({ part }) => part === 'summary');
  return {
    ...document,
    passages: languages.flatMap((lang) => summary.filter((one) => one.lang === lang).slice(0, 4)),
  };
};

/** Remembers the last reply of the model that it passes on. */
class Overheard implements CoachModel {
  reply = '';
  constructor(private readonly model: CoachModel) {}

  async complete(prompt: Prompt, signal: AbortSignal): Promise<Completion> {
    const completion = await this.model.complete(prompt, signal);
    this.reply = completion.text;
    return completion;
  }
}

/** Asks one question as the product does. */
async function ask(model: CoachModel, asked: SmallQuestion): Promise<SmallModelAnswer> {
  const overheard = new Overheard(model);
  const result = await answeringModel(overheard)({
    question: asked.question,
    lang: asked.lang,
    sources: [{ n: 1, document: documentOf(asked) }],
  });
  return { ...asked, reply: overheard.reply, result };
}

/** Asks all questions, so many at the same time. */
export async function askAll(model: CoachModel, atOnce: number): Promise<SmallModelAnswer[]> {
  const answers: SmallModelAnswer[] = [];
  const next = questions.entries();
  const work = async () => {
    for (const [at, question] of next) answers[at] = await ask(model, question);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}
