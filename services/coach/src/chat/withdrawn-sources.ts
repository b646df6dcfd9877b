import type { Message } from '@careward/contracts/coach/message';
import { Injectable } from '@nestjs/common';
import { LibraryIndexCache } from '../library/library-index-cache.js';

/**
 * Marks the sources of a message that have left the library since it was written, as this process's index knows. While the
 * index is not complete nothing is marked, since what is missing may still come.
 */
@Injectable()
export class WithdrawnSources {
  constructor(private readonly library: LibraryIndexCache) {}

  marked(message: Message): Message {
    if (!this.library.hasDocuments) return message;
    const sources = message.sources.map((source) => {
      const id = source.documentId ?? source.topicId;
      return id === undefined || this.library.index.document(id) ? source : { ...source, withdrawn: true };
    });
    return { ...message, sources };
  }
}
