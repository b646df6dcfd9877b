import { setImmediate } from 'node:timers/promises';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { SECOND } from '@careward/contracts/kernel/limits';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Inject, Injectable } from '@nestjs/common';
import { SENTENCE_ENCODER, type SentenceEncoder } from '../encoder/sentence-encoder.js';
import { LibraryChangeNotifier } from './library-index-cache.js';
import { LibraryRepository } from './library.repository.js';
import { PageVectorsRepository } from './page-vectors.repository.js';
import { quantizeVector, type PageVectors } from '../retrieval/meaning-index.domain.js';
import { MOST_PASSAGES } from '../retrieval/page-passage-index.domain.js';

/** Pages after which all copies are told, so that the first of a long crawl are found before its last is read. */
const BATCH_SIZE = 25;
/** Characters of a passage that are embedded: a question that comes meanwhile waits for them, some 50 ms. */
const MOST_CHARACTERS = 1_000;

/**
 * Gives crawled pages their vectors, apart from storing them: a page takes a third of a second, and what is withdrawn must
 * not wait behind thousands of new ones.
 */
@Injectable()
export class EmbedPages implements PeriodicTask {
  readonly everyMs = 2 * SECOND;
  readonly copies = 'one';
  private completedVersion = -1;
  /** They need no vectors, being found by what was learned of them, and are not read again after every change. */
  private readonly topics = new Set<string>();

  constructor(
    @Inject(SENTENCE_ENCODER) private readonly encoder: SentenceEncoder | null,
    private readonly library: LibraryRepository,
    private readonly vectors: PageVectorsRepository,
    private readonly notifier: LibraryChangeNotifier,
  ) {}

  async run(): Promise<void> {
    if (!this.encoder) return;
    const version = await this.library.version();
    if (version === this.completedVersion) return;
    const published = await this.library.publishedVersions();
    const embedded = await this.vectors.versions();
    await this.vectors.remove([...embedded.keys()].filter((id) => !published.has(id)));
    const missing = [...published].flatMap(([id, of]) =>
      embedded.get(id) === of || this.topics.has(id) ? [] : [id],
    );
    for (let from = 0; from < missing.length; from += BATCH_SIZE)
      await this.embedBatch(missing.slice(from, from + BATCH_SIZE), this.encoder);
    this.completedVersion = version;
  }

  private async embedBatch(ids: readonly string[], encoder: SentenceEncoder): Promise<void> {
    let hasNew = false;
    for await (const document of this.library.read(ids)) {
      if (!document.page) {
        this.topics.add(document.documentId);
        continue;
      }
      const vectors = await vectorsOf(document, encoder);
      if (!vectors) continue;
      await this.vectors.keep(document.documentId, vectors);
      hasNew = true;
    }
    if (!hasNew) return;
    await this.library.raiseVersion();
    await this.notifier.notifyAll();
  }
}

/** Null where the encoder fails: the page is tried again after the library's next change. */
async function vectorsOf(document: DocumentPassages, encoder: SentenceEncoder): Promise<PageVectors | null> {
  const { version, title } = document;
  const [first] = document.passages;
  if (!first) return null;
  const texts = document.passages
    .slice(0, MOST_PASSAGES)
    .map(({ lang, heading, text }) => [title[lang], heading ?? '', text].join('\n'));
  const passages: Int8Array[] = [];
  for (const text of texts) {
    const [vector] = await encoder.embed([text.slice(0, MOST_CHARACTERS)], 'passage');
    if (!vector) return null;
    passages.push(quantizeVector(vector));
    await setImmediate();
  }
  return { version, lang: first.lang, passages };
}
