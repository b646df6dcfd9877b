import type { CareContext, DocumentPassages } from '@careward/contracts/internal/calls';
import { careContext, documentPassages } from '@careward/contracts/internal/calls';
import { coachRoutes } from '@careward/contracts/routes/coach';
import { eventually } from '@careward/testing/eventually';
import { startServiceForTest, type RunningService } from '@careward/testing/start-service-for-test';
import { answering, stubInternal, type StubbedInternal } from '@careward/testing/stub-internal';
import { testPrefix } from '@careward/testing/test-prefix';
import type { aCaregiver } from '@careward/testing/a-caller';
import { expect } from '@jest/globals';
import { AppModule } from '../src/app.module.js';
import { coachEnvironment } from '../src/config.js';
import { LibraryCopy } from '../src/library/library-copy.js';
import { LibraryRepository } from '../src/library/library.repository.js';

type Caregiver = ReturnType<typeof aCaregiver>;

/** The coach with its peers played: what discovery and care-profile tell can be changed while it runs. */
export type RunningCoach = RunningService & {
  documents: Map<string, DocumentPassages>;
  careContexts: Map<string, CareContext>;
  peers: StubbedInternal;
  /** Puts documents where events would, and waits until answers are drawn from them. */
  stockLibrary(documents: readonly DocumentPassages[]): Promise<void>;
  /** Starts a conversation and answers its id. */
  converse(who: Caregiver, title?: string): Promise<string>;
};

export async function startCoach(prefix = testPrefix()): Promise<RunningCoach> {
  const documents = new Map<string, DocumentPassages>();
  const careContexts = new Map<string, CareContext>();
  const peers = await stubInternal([
    answering(documentPassages, ({ documentId = '' }) => documents.get(documentId) ?? null),
    answering(careContext, ({ userId = '' }) => careContexts.get(userId) ?? null),
  ]);
  const service = await startServiceForTest({
    service: 'coach',
    environment: coachEnvironment,
    module: (config) => AppModule.with(config),
    prefix,
    with: { DISCOVERY_URL: peers.url, CARE_PROFILE_URL: peers.url },
  });
  return {
    ...service,
    documents,
    careContexts,
    peers,
    stockLibrary: async (stock) => {
      const library = service.app.get(LibraryRepository);
      for (const document of stock) await library.keep(document);
      await library.raiseVersion();
      await eventually(() => expect(service.app.get(LibraryCopy).index.size).toBe(stock.length), {
        within: 15_000,
      });
    },
    converse: async (who, title = 'New Chat - 3/1, 9:00 AM') =>
      (await service.call(coachRoutes.createConversation, who, { body: { title } })).body.id,
    stop: async () => {
      await service.stop();
      await peers.stop();
    },
  };
}
