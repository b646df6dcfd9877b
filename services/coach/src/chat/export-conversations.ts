import type { Conversation } from '@careward/contracts/coach/schemas';
import { CONVERSATIONS_PER_CAREGIVER } from '@careward/contracts/coach/limits';
import {
  personExportOf,
  personExportRequest,
  type PersonExportRequest,
} from '@careward/contracts/kernel/person-export';
import { Internal } from '@careward/platform/http/route.decorator';
import { inBatches } from '@careward/platform/mongo/keyset-page';
import { PersonalData } from '@careward/platform/personal-data/personal-data';
import { Body, Controller } from '@nestjs/common';
import { CareContextRepository } from './care-context.js';
import { ConversationRepository } from './conversation.repository.js';
import { type Exchange, isCompleted } from './exchange.domain.js';
import { ExchangeRepository } from './exchange.repository.js';

@Controller()
export class PersonExportController {
  constructor(
    private readonly personalData: PersonalData,
    private readonly conversations: ConversationRepository,
    private readonly exchanges: ExchangeRepository,
    private readonly careContexts: CareContextRepository,
  ) {}

  @Internal(personExportOf('coach'))
  async export(@Body({ schema: personExportRequest }) { userId }: PersonExportRequest) {
    const all = { after: null, limit: CONVERSATIONS_PER_CAREGIVER };
    const conversations = await this.conversations.list(userId, all);
    return this.personalData.export(userId, {
      conversations: { conversations: this.withMessages(userId, conversations) },
      // In their conversations.
      exchanges: {},
      careContexts: await this.careContexts.export(userId),
    });
  }

  private async *withMessages(owner: string, conversations: readonly Conversation[]) {
    for (const { id, title, createdAt, lastMessageAt } of conversations)
      yield { title, createdAt, lastMessageAt, messages: this.messagesOf(owner, id) };
  }

  private async *messagesOf(owner: string, conversationId: string) {
    const read = (after: number | null, limit: number) =>
      this.exchanges.export(owner, conversationId, { after: after ?? 0, limit });
    for await (const exported of inBatches(read, ({ exchange }) => exchange.seq))
      yield* exportedMessages(exported);
  }
}

type Exported = { exchange: Exchange; feedbackReason: string | null };

/** The messages of an exchange as their person is handed them. */
function exportedMessages({ exchange, feedbackReason }: Exported): object[] {
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
