import { carePeople, type CarePeople } from '@careward/contracts/care-profile/internal-calls';
import {
  type DocumentPassages,
  documentPassages,
  publishedDocuments,
} from '@careward/contracts/discovery/internal-calls';
import {
  liveSessions,
  liveSessionsBody,
  personContact,
  type PersonContact,
} from '@careward/contracts/identity/internal-calls';
import type { Exchange, Message } from '@careward/contracts/coach/schemas';
import { coachRoutes } from '@careward/contracts/coach/routes';
import { Clock } from '@careward/platform/app/clock';
import { Database } from '@careward/platform/mongo/database';
import { eventually } from '@careward/testing/eventually';
import type { ParsedAnswer } from '@careward/testing/parse-answer';
import { startServiceForTest, type RunningService } from '@careward/testing/start-service-for-test';
import { answering, stubInternal, type StubbedInternal } from '@careward/testing/stub-internal';
import { testPrefix } from '@careward/testing/test-prefix';
import type { aCaregiver } from '@careward/testing/a-principal';
import { expect } from '@jest/globals';
import type { Connection } from 'mongoose';
import { AppModule } from '../src/app.module.js';
import { coachEnvironment } from '../src/config.js';
import { LibraryChangeNotifier, LibraryIndexCache } from '../src/library/library-index-cache.js';
import { LibraryRepository } from '../src/library/library.repository.js';

type Caregiver = ReturnType<typeof aCaregiver>;

/** The coach with its peers played: what discovery and care-profile tell can be changed while it runs. */
export type RunningCoach = RunningService & {
  documents: Map<string, DocumentPassages>;
  careContexts: Map<string, CarePeople>;
  /** Identity says of these that they have ended. */
  endedSessions: Set<string>;
  contacts: Map<string, PersonContact>;
  peers: StubbedInternal;
  /** Makes these the library's documents, as events would, and waits until answers are drawn from them alone. */
  stockLibrary(documents: readonly DocumentPassages[]): Promise<void>;
  /** Starts a conversation and answers its id. */
  converse(who: Caregiver, title?: string): Promise<string>;
  send(
    who: Caregiver,
    conversationId: string,
    content: string,
    headers?: Headers,
  ): Promise<ParsedAnswer<Exchange>>;
  messages(
    who: Caregiver,
    conversationId: string,
    query?: Record<string, string>,
  ): Promise<ParsedAnswer<Message[]>>;
  /** Lets the service's clock run again after `setTime`. */
  resumeTime(): void;
};
type Headers = Record<string, string>;

const isAtLeast = (held: DocumentPassages | undefined, version: number) =>
  held !== undefined && held.version >= version;

/** @param more settings beside the test environment's, such as those of a model. */
export async function startCoach(
  prefix = testPrefix(),
  more: Record<string, string> = {},
): Promise<RunningCoach> {
  const documents = new Map<string, DocumentPassages>();
  const careContexts = new Map<string, CarePeople>();
  const endedSessions = new Set<string>();
  const contacts = new Map<string, PersonContact>();
  const peers = await stubInternal([
    answering(documentPassages, ({ documentId = '' }) => documents.get(documentId) ?? null),
    answering(publishedDocuments, () =>
      Array.from(documents.keys(), (documentId) => ({
        documentId,
        category: 'daily-care',
        conditions: [],
        source: null,
      })),
    ),
    answering(carePeople, ({ userId = '' }) => careContexts.get(userId) ?? null),
    answering(liveSessions, (_, body) => {
      const { sessionIds } = liveSessionsBody.parse(body);
      return { sessionIds: sessionIds.filter((id) => !endedSessions.has(id)) };
    }),
    answering(personContact, ({ userId = '' }) => contacts.get(userId) ?? null),
  ]);
  const service = await startServiceForTest({
    service: 'coach',
    environment: coachEnvironment,
    module: (config) => AppModule.with(config),
    prefix,
    with: { IDENTITY_URL: peers.url, DISCOVERY_URL: peers.url, CARE_PROFILE_URL: peers.url, ...more },
  });
  return {
    ...service,
    documents,
    careContexts,
    endedSessions,
    contacts,
    peers,
    stockLibrary: async (stock) => {
      const library = service.app.get(LibraryRepository);
      const wanted = stock.map(({ documentId }) => documentId);
      const database = service.app.get<Connection>(Database);
      for (const name of ['documents', 'document_list'])
        await database.collection<{ _id: string }>(name).deleteMany({ _id: { $nin: wanted } });
      // One after the other: on a busy machine so many at once would wait for a connection for too long.
      for (const document of stock) await library.keep(document);
      await library.raiseVersion();
      await service.app.get(LibraryChangeNotifier).notifyAll();
      const { app } = service;
      const indexed = () => {
        const { index, hasDocuments } = app.get(LibraryIndexCache);
        const older = stock.filter(
          ({ documentId, version }) => !isAtLeast(index.document(documentId), version),
        );
        // Not the index itself: a comparison that fails would print all of it.
        return { size: index.size, older: older.length, hasDocuments };
      };
      const expected = { size: stock.length, older: 0, hasDocuments: stock.length > 0 };
      await eventually(() => expect(indexed()).toEqual(expected));
    },
    converse: async (who, title = 'New Chat - 3/1, 9:00 AM') =>
      (await service.call(coachRoutes.createConversation, who, { body: { title } })).body.id,
    send: (who, id, content, headers = {}) =>
      service.call(coachRoutes.sendMessage, who, { params: { id }, body: { content }, headers }),
    messages: (who, id, query = {}) => service.call(coachRoutes.messages, who, { params: { id }, query }),
    resumeTime: () => void Reflect.deleteProperty(service.app.get(Clock), 'now'),
    stop: async () => {
      await service.stop();
      await peers.stop();
    },
  };
}
