import { burdenQuestionIds, burdenQuestions } from '@careward/contracts/assessment/burden-questions';
import type { Language } from '@careward/contracts/kernel/languages';
import { UNREADABLE } from '@careward/contracts/kernel/unreadable';
import { assessmentOf, type CompletedAssessment } from '../burden/burden.domain.js';

/** An assessment as its person is handed it, with the questions in words; `completed` is null when it cannot be opened. */
export function exportedAssessment(
  completedAt: Date,
  completed: CompletedAssessment | null,
  language: Language,
) {
  if (!completed) return { completedAt, answers: UNREADABLE };
  const { score, level, recommendations } = assessmentOf(completed, language);
  const answers = burdenQuestionIds.map((id) => {
    const { text, options } = burdenQuestions[id];
    const { value, comment } = completed.responses[id];
    return { question: text[language], answer: options[language][value], value, comment };
  });
  return { completedAt, score, level, answers, recommendations };
}
