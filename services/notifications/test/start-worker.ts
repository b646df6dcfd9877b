import { careContext, type CareContext } from '@careward/contracts/care-profile/internal-calls';
import {
  documentPassages,
  publishedDocuments,
  type DocumentPassages,
  type PublishedDocument,
} from '@careward/contracts/discovery/internal-calls';
import {
  erasureContact,
  liveSessions,
  liveSessionsBody,
  passwordResetMail,
  personContact,
  verificationMail,
  type ErasureContact,
  type PasswordResetMail,
  type PersonContact,
  type VerificationMail,
} from '@careward/contracts/identity/internal-calls';
import { Log, nestLogger } from '@careward/platform/observability/log';
import { CollectionCheck } from '@careward/platform/personal-data/collections';
import { EventTransport } from '@careward/platform/events/event-transport';
import { parseConfig } from '@careward/platform/app/environment';
import { Resources } from '@careward/platform/app/shut-down';
import { answering, stubInternal, type StubbedInternal } from '@careward/testing/stub-internal';
import { initializeTestKeyStore, testEnvironment } from '@careward/testing/test-environment';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { workerEnvironment } from '../src/config.js';
import { WorkerModule } from '../src/worker.module.js';

/** Identity's answers by verification id; it has nothing to send for others. */
export type VerificationMails = Map<string, VerificationMail>;
/** Identity's answers by erasure id; it has no address for others. */
export type Contacts = Map<string, ErasureContact>;

/** Identity's answers by request id; it has nothing to send for others. */
export type PasswordResetMails = Map<string, PasswordResetMail>;

/** Identity's answers by user id; it knows nobody else. */
export type People = Map<string, PersonContact>;

/** The sessions by user id that identity says are alive; nobody else has one. */
export type LiveSessions = Map<string, string[]>;

/** Discovery's documents, and care-profile's conditions by user id. */
export type Library = {
  published: PublishedDocument[];
  passages: Map<string, DocumentPassages>;
  conditions: Map<string, CareContext['recipients'][number]['conditions']>;
};

export type RunningWorker = {
  app: INestApplicationContext;
  /** Stands in for the other services too. */
  identity: StubbedInternal;
  stop(): Promise<void>;
};

type Options = {
  smtpUrl: string;
  verificationMails?: VerificationMails;
  passwordResetMails?: PasswordResetMails;
  contacts?: Contacts;
  people?: People;
  sessions?: LiveSessions;
  library?: Library;
  /** Environment variables that differ from the test environment. */
  with?: Record<string, string>;
};

/** The mail worker, with stubs of the other services and the given mail server. */
export async function startWorker(
  prefix: string,
  {
    smtpUrl,
    verificationMails = new Map(),
    passwordResetMails = new Map(),
    contacts = new Map(),
    people = new Map(),
    sessions = new Map(),
    library = { published: [], passages: new Map(), conditions: new Map() },
    with: more = {},
  }: Options,
): Promise<RunningWorker> {
  const identity = await stubInternal([
    answering(verificationMail, ({ verificationId = '' }) => verificationMails.get(verificationId) ?? null),
    answering(passwordResetMail, ({ requestId = '' }) => passwordResetMails.get(requestId) ?? null),
    answering(personContact, ({ userId = '' }) => people.get(userId) ?? null),
    answering(liveSessions, (_, body) => {
      const { userId, sessionIds } = liveSessionsBody.parse(body);
      return { sessionIds: sessionIds.filter((id) => sessions.get(userId)?.includes(id)) };
    }),
    answering(erasureContact, ({ erasureId = '' }) => contacts.get(erasureId) ?? null),
    answering(publishedDocuments, () => library.published),
    answering(documentPassages, ({ documentId = '' }) => library.passages.get(documentId) ?? null),
    answering(careContext, ({ userId = '' }) => {
      const conditions = library.conditions.get(userId);
      const recipients = conditions ? [{ relationship: null, conditions, insuranceType: null }] : [];
      return { version: 0, state: null, recipients };
    }),
  ]);
  await initializeTestKeyStore(prefix);
  const config = parseConfig(workerEnvironment, {
    ...testEnvironment('notifications', prefix),
    SMTP_URL: smtpUrl,
    IDENTITY_URL: identity.url,
    DISCOVERY_URL: identity.url,
    CARE_PROFILE_URL: identity.url,
    ...more,
  });
  const app = await NestFactory.createApplicationContext(WorkerModule.with(config), { bufferLogs: true });
  app.useLogger(nestLogger(app.get(Log)));
  app.get(CollectionCheck).refuseUndeclared();
  await app.get(EventTransport).start(new Map());
  return {
    app,
    identity,
    stop: async () => {
      await app.close();
      await app.get(Resources).close();
      await identity.stop();
    },
  };
}
