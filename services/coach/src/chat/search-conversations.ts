import { setImmediate } from 'node:timers/promises';
import type { Conversation } from '@careward/contracts/coach/schemas';
import type { ConversationsFound, FoundPaper, FoundText } from '@careward/contracts/coach/search';
import {
  CONVERSATIONS_PER_CAREGIVER,
  QUESTIONS_SEARCHED,
  TEXTS_FOUND,
} from '@careward/contracts/coach/limits';
import { Database } from '@careward/platform/mongo/database';
import { Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { ListPapers } from '../files/papers.js';
import { ConversationRepository } from './conversation.repository.js';
import { EXCHANGES, type ExchangeDocument, toDomain } from './exchange-document.js';
import type { Exchange } from './exchange.domain.js';
import { searchExchange, searchPaper, searchTitle, wordsIn } from './search-conversations.domain.js';

const FETCHED = 200;
/** So few that opening them keeps nobody else waiting. */
const OPENED = 20;

/** The exchanges as a search reads them: all of a person, without what Mongoose costs for each. */
@Injectable()
export class SearchedExchanges {
  private readonly stored: Collection<ExchangeDocument>;

  constructor(
    database: Database,
    private readonly vault: Vault,
  ) {
    this.stored = database.collection<ExchangeDocument>(EXCHANGES);
  }

  /** Newest first, a few at a time. The next batch is fetched while one is used. */
  async *newestFirst(owner: string): AsyncGenerator<Exchange[]> {
    const vault = await this.vault.toRead(owner);
    const cursor = this.stored
      .find({ owner }, { projection: { outbox: 0, feedbackReason: 0 } })
      .sort({ askedAt: -1, _id: -1 })
      .batchSize(FETCHED);
    const fetchNext = () => {
      const fetching = cursor.hasNext();
      // It is awaited later, or not at all.
      fetching.catch(() => undefined);
      return fetching;
    };
    try {
      let fetched = fetchNext();
      while (await fetched) {
        const documents = cursor.readBufferedDocuments();
        fetched = fetchNext();
        for (let at = 0; at < documents.length; at += OPENED) {
          await setImmediate();
          yield documents.slice(at, at + OPENED).map((document) => toDomain(document, vault));
        }
      }
    } finally {
      await cursor.close();
    }
  }
}

/**
 * Searches one person's conversations and papers. Titles, messages and papers are sealed, so they are opened for it, newest first and batch
 * by batch, until there is enough; nothing of them is kept afterwards.
 */
@Injectable()
export class SearchConversations {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly exchanges: SearchedExchanges,
    private readonly papers: ListPapers,
  ) {}

  async execute(owner: string, query: string): Promise<ConversationsFound> {
    const words = wordsIn(query);
    if (words.length === 0) return { papers: [], found: [], searchedBackTo: null };
    const conversations = await this.conversations.list(owner, {
      after: null,
      limit: CONVERSATIONS_PER_CAREGIVER,
    });
    const { found, searchedBackTo } = await this.messages(owner, { conversations, words });
    const shown = new Set(found.map(({ conversationId }) => conversationId));
    const titles = conversations
      .filter(({ id }) => !shown.has(id))
      .map((conversation) => searchTitle(conversation, words))
      .filter((title) => title !== null);
    const latest = [...found, ...titles].toSorted((one, other) => other.at.localeCompare(one.at));
    const papers = await this.papersWith(owner, words);
    return { papers, found: latest.slice(0, TEXTS_FOUND), searchedBackTo };
  }

  private async papersWith(owner: string, words: readonly string[]): Promise<FoundPaper[]> {
    const found: FoundPaper[] = [];
    for await (const { paper, text } of this.papers.withTexts(owner)) {
      const match = searchPaper(paper, { text, words });
      if (match) found.push(match);
    }
    return found;
  }

  private async messages(
    owner: string,
    { conversations, words }: { conversations: readonly Conversation[]; words: readonly string[] },
  ): Promise<Omit<ConversationsFound, 'papers'>> {
    const titles = new Map(conversations.map(({ id, title }) => [id, title]));
    const found: FoundText[] = [];
    let searched = 0;
    for await (const batch of this.exchanges.newestFirst(owner))
      for (const exchange of batch) {
        if (found.length === TEXTS_FOUND || searched === QUESTIONS_SEARCHED)
          return { found, searchedBackTo: exchange.askedAt.toISOString() };
        searched += 1;
        const title = titles.get(exchange.conversationId);
        // Without one, the conversation is being deleted.
        const match = title === undefined ? null : searchExchange(exchange, { title, words });
        if (match) found.push(match);
      }
    return { found, searchedBackTo: null };
  }
}
