import { describe, expect, it, jest } from '@jest/globals';
import type { SentenceEncoder } from '../../src/encoder/sentence-encoder.js';
import { EmbedPages } from '../../src/library/embed-pages.js';
import type { LibraryChangeNotifier } from '../../src/library/library-index-cache.js';
import type { LibraryRepository } from '../../src/library/library.repository.js';
import type { PageVectorsRepository } from '../../src/library/page-vectors.repository.js';
import { aPage } from './crawled-documents.js';

describe('the vectors of a crawled page', () => {
  it('are stored when there is one for each passage, and tried again after the next change until then', async () => {
    const page = aPage('en');
    const library = {
      version: jest.fn<LibraryRepository['version']>().mockResolvedValueOnce(1).mockResolvedValueOnce(2),
      publishedVersions: () => Promise.resolve(new Map([[page.documentId, 1]])),
      async *read() {
        yield await Promise.resolve(page);
      },
      raiseVersion: () => Promise.resolve(),
    };
    const keep = jest.fn<PageVectorsRepository['keep']>();
    const vectors = { versions: () => Promise.resolve(new Map()), remove: () => Promise.resolve(), keep };
    const embed = jest
      .fn<SentenceEncoder['embed']>()
      .mockResolvedValue([Float32Array.of(1, 0)])
      .mockResolvedValueOnce([Float32Array.of(1, 0)])
      .mockResolvedValueOnce([]);
    const task = new EmbedPages(
      { embed },
      library as unknown as LibraryRepository,
      vectors as unknown as PageVectorsRepository,
      { notifyAll: () => Promise.resolve() } as unknown as LibraryChangeNotifier,
    );

    await task.run();
    expect(keep).not.toHaveBeenCalled();
    await task.run();
    expect(keep.mock.calls.map(([id, kept]) => [id, kept.passages.length])).toEqual([
      [page.documentId, page.passages.length],
    ]);
  });
});
