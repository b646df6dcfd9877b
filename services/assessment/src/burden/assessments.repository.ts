import { burdenQuestions } from '@careward/content/assessment/burden-questions';
import { burdenQuestionIds } from '@careward/contracts/assessment/burden';
import type { BurdenResponses } from '@careward/contracts/assessment/schemas';
import { burdenCompleted } from '@careward/contracts/assessment/events';
import type { Language } from '@careward/contracts/kernel/languages';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { AggregateCollection } from '@careward/platform/events/aggregate-collection';
import { Outbox } from '@careward/platform/events/outbox';
import { pendingEvent, type WithOutbox } from '@careward/platform/events/pending-event';
import { Database } from '@careward/platform/mongo/database';
import { inBatches, keysetPage, type Cursor } from '@careward/platform/mongo/keyset-page';
import {
  type ExportedData,
  PersonalData,
  type PersonalStore,
} from '@careward/platform/personal-data/personal-data';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { type OwnerVault, Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';
import { assessmentOf, type CompletedAssessment } from './burden.domain.js';

type AssessmentDocument = WithOutbox & {
  _id: string;
  owner: string;
  /** `owner/Idempotency-Key`. */
  key: string;
  completedAt: Date;
  responses: Sealed<BurdenResponses>;
};

const assessmentSchema = new Schema<AssessmentDocument>(
  {
    _id: String,
    owner: String,
    key: String,
    completedAt: Date,
    responses: String,
    outbox: Schema.Types.Mixed,
    events: Number,
  },
  { versionKey: false },
);

const COLLECTION = 'assessments';
const sealContext = (record: string) => ({ collection: COLLECTION, field: 'responses', record });
const keyOf = (owner: string, key: string) => `${owner}/${key}`;

const newestFirst = keysetPage('completedAt');

/** Completed assessments of one owner. They are never changed; each has one event. */
@Injectable()
export class AssessmentRepository {
  private readonly assessments: Model<AssessmentDocument>;
  private readonly aggregates: AggregateCollection<AssessmentDocument>;

  constructor(
    database: Database,
    outbox: Outbox,
    private readonly vault: Vault,
    private readonly personalData: PersonalData,
  ) {
    this.assessments = database.model<AssessmentDocument>(COLLECTION, assessmentSchema, COLLECTION);
    this.aggregates = new AggregateCollection(this.assessments, outbox);
  }

  /** Stores an assessment, or finds the one that the same key stored. Null when that one cannot be opened. */
  create(
    owner: string,
    { id, completedAt, responses, key }: CompletedAssessment & { key: string },
  ): Promise<{ stored: CompletedAssessment | null; isNew: boolean }> {
    return this.personalData.write(owner, async (owned) => {
      const fields = {
        owner,
        key: keyOf(owner, key),
        completedAt,
        responses: owned.seal<BurdenResponses>(sealContext(id), responses),
      };
      const event = pendingEvent(burdenCompleted, { userId: owner, assessmentId: id }, completedAt);
      if (await this.aggregates.insertOnce(id, fields, [event]))
        return { stored: { id, completedAt, responses }, isNew: true };
      const earlier = await this.assessments
        .findOne({ owner, key: fields.key })
        .lean<AssessmentDocument>()
        .orFail();
      return { stored: toDomain(earlier, owned), isNew: false };
    });
  }

  /** Null when there is none, or it cannot be opened. */
  async find(owner: string, id: string): Promise<CompletedAssessment | null> {
    const document = await this.assessments.findOne({ _id: id, owner }).lean<AssessmentDocument>();
    return document && toDomain(document, await this.vault.toRead(owner));
  }

  /** A page, newest first, as places and what stands there: null what cannot be opened. */
  async list(
    owner: string,
    { after, limit }: { after: Cursor | null; limit: number },
  ): Promise<{ place: Cursor; completed: CompletedAssessment | null }[]> {
    const [documents, vault] = await Promise.all([
      this.assessments
        .find({ owner, ...newestFirst.after(after) })
        .sort(newestFirst.sort)
        .limit(limit)
        .lean<AssessmentDocument[]>(),
      this.vault.toRead(owner),
    ]);
    return documents.map((document) => ({
      place: { at: document.completedAt, id: document._id },
      completed: toDomain(document, vault),
    }));
  }

  export(owner: string, language: Language): Promise<ExportedData> {
    return Promise.resolve({ assessments: this.all(owner, language) });
  }

  private async *all(owner: string, language: Language) {
    const read = (after: Cursor | null, limit: number) => this.list(owner, { after, limit });
    for await (const { place, completed } of inBatches(read, (each) => each.place))
      yield toExport(place.at, completed, language);
  }
}

export const assessmentStore: PersonalStore = {
  collection: COLLECTION,
  owner: 'owner',
  sealed: ['responses'],
  export: AssessmentRepository,
  erase: 'delete',
  retention: 'until erased',
};

function toDomain(document: AssessmentDocument, vault: OwnerVault): CompletedAssessment | null {
  const { _id: id, completedAt } = document;
  const responses = vault.open<BurdenResponses | null>(sealContext(id), document.responses, null);
  return responses && { id, completedAt, responses };
}

/** An assessment as its person is handed it, with the questions in words; `completed` is null when it cannot be opened. */
function toExport(completedAt: Date, completed: CompletedAssessment | null, language: Language) {
  if (!completed) return { completedAt, answers: UNREADABLE };
  const { score, level, recommendations } = assessmentOf(completed, language);
  const answers = burdenQuestionIds.map((id) => {
    const { text, options } = burdenQuestions[id];
    const { value, comment } = completed.responses[id];
    return { question: text[language], answer: options[language][value], value, comment };
  });
  return { completedAt, score, level, answers, recommendations };
}
