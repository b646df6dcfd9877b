import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { DocumentRepository, LibraryVersionRepository } from '../src/library/document.repository.js';
import { ImportLibrary } from '../src/library/import-library.js';
import type { LibrarySeed } from '../src/library/library-seed.js';

/** The import that a copy with this seed runs when it starts. `documents` may hold it up. */
export const importing = (
  app: RunningService['app'],
  seed: LibrarySeed,
  documents = app.get(DocumentRepository),
) => new ImportLibrary(seed, documents, app.get(LibraryVersionRepository), app.get(Clock), app.get(Log));
