import { Counter } from 'prom-client';

/** `outcome` is `ok` or a ModelErrorReason. */
export const modelCalls = new Counter({
  name: 'careward_coach_model_calls_total',
  help: 'Calls to the language model, by purpose and outcome',
  labelNames: ['purpose', 'outcome'],
});

/** What became of the sentences that the model wrote (verification/verify-answer.domain.ts). */
export const modelSentences = new Counter({
  name: 'careward_coach_model_sentences_total',
  help: 'Sentences of the language model, by what was found wrong with them',
  labelNames: ['finding'],
});

export const modelAnswers = new Counter({
  name: 'careward_coach_model_answers_total',
  help: 'Answers asked of the language model, by outcome; all but `ok` are given by the library',
  labelNames: ['outcome'],
});
