import { isCompleted, type Exchange } from '../chat/exchange.domain.js';

type Exported = { exchange: Exchange; feedbackReason: string | null };

/** The messages of an exchange as their person is handed them. */
export function exportedMessages({ exchange, feedbackReason }: Exported): object[] {
  const { question, lang, askedAt, feedback } = exchange;
  const asked = { from: 'you', at: askedAt, language: lang, text: question.content };
  const withFiles = question.attachments.length > 0 ? { ...asked, attachments: question.attachments } : asked;
  if (!isCompleted(exchange)) return [withFiles];
  const { content, sources, risk, kind, note, moreSteps, feeling } = exchange.answer;
  return [
    withFiles,
    {
      from: 'coach',
      at: exchange.answeredAt,
      language: exchange.answer.lang,
      kind,
      text: content,
      moreSteps,
      note,
      sources: sources.map(({ n, title, url }) => ({ n, title, url })),
      dangerNoticed: risk,
      feelingNoticed: feeling ?? null,
      yourFeedback: feedback,
      yourFeedbackReason: feedbackReason,
    },
  ];
}
