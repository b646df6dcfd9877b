import { parseAttachment } from '@careward/contracts/coach/files';
import type { Conversation } from '@careward/contracts/coach/schemas';
import { CONVERSATIONS_PER_CAREGIVER } from '@careward/contracts/coach/limits';
import { inBatches } from '@careward/platform/mongo/keyset-page';
import type { ExportedData, PersonalStore } from '@careward/platform/personal-data/personal-data';
import { Injectable } from '@nestjs/common';
import { COLLECTION, ConversationRepository } from './conversation.repository.js';
import { type Exchange, isCompleted } from './exchange.domain.js';
import { ExchangeRepository } from './exchange.repository.js';

/** A person's conversations for the download, each with its messages. */
@Injectable()
export class ExportConversations {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly exchanges: ExchangeRepository,
  ) {}

  async export(owner: string): Promise<ExportedData> {
    const all = { after: null, limit: CONVERSATIONS_PER_CAREGIVER };
    const conversations = await this.conversations.list(owner, all);
    return { conversations: this.withMessages(owner, conversations) };
  }

  private async *withMessages(owner: string, conversations: readonly Conversation[]) {
    for (const { id, title, createdAt, lastMessageAt } of conversations)
      yield { title, createdAt, lastMessageAt, messages: this.messagesOf(owner, id) };
  }

  private async *messagesOf(owner: string, conversationId: string) {
    const read = (after: number | null, limit: number) =>
      this.exchanges.export(owner, conversationId, { after: after ?? 0, limit });
    for await (const exported of inBatches(read, ({ exchange }) => exchange.seq))
      yield* exportMessages(exported);
  }
}

export const conversationStore: PersonalStore = {
  collection: COLLECTION,
  owner: 'owner',
  sealed: ['title'],
  export: ExportConversations,
  erase: 'delete',
  retention: 'until erased',
};

type ExportedExchange = { exchange: Exchange; feedbackReason: string | null };

/** The messages of an exchange as their person is handed them. */
function exportMessages({ exchange, feedbackReason }: ExportedExchange): object[] {
  const { question, lang, askedAt, feedback } = exchange;
  const asked = { from: 'you', at: askedAt, language: lang, text: question.content };
  // The files themselves stand in a list of their own.
  const attachments = question.attachments.map((sent) => parseAttachment(sent)?.filename ?? sent);
  const withFiles = attachments.length > 0 ? { ...asked, attachments } : asked;
  if (!isCompleted(exchange)) return [withFiles];
  const {
    content,
    sources,
    risk,
    kind,
    note,
    moreSteps,
    suggestions = [],
    feeling,
    told = [],
  } = exchange.answer;
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
      ...(suggestions.length > 0 && { offered: suggestions.map(({ title }) => title) }),
      sources: sources.map(({ n, title, url }) => ({ n, title, url })),
      dangerNoticed: risk,
      feelingNoticed: feeling ?? null,
      ...(told.length > 0 && { rememberedForSafety: [...new Set(told.map(({ fact }) => fact))] }),
      yourFeedback: feedback,
      yourFeedbackReason: feedbackReason,
    },
  ];
}
