import type { BurdenResponses } from '@careward/contracts/assessment/burden';
import { Database } from '@careward/platform/mongo/database';
import { keysetPage, type Place } from '@careward/platform/mongo/keyset-page';
import { insertOnce } from '@careward/platform/mongo/upsert';
import { PersonalData } from '@careward/platform/personal-data/personal-data';
import { Vault, type OwnerVault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { assessmentSchema, type AssessmentDocument } from './assessment.schema.js';
import type { CompletedAssessment } from './burden.domain.js';

const COLLECTION = 'assessments';
const place = (record: string) => ({ collection: COLLECTION, field: 'responses', record });
const keyOf = (owner: string, key: string) => `${owner}/${key}`;

const newestFirst = keysetPage('completedAt');

/** Completed assessments of one owner. They are never changed. */
@Injectable()
export class AssessmentRepository {
  private readonly assessments: Model<AssessmentDocument>;

  constructor(
    database: Database,
    private readonly vault: Vault,
    private readonly personalData: PersonalData,
  ) {
    this.assessments = database.model<AssessmentDocument>(COLLECTION, assessmentSchema, COLLECTION);
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
        responses: owned.seal<BurdenResponses>(place(id), responses),
      };
      if (await insertOnce(this.assessments, id, fields))
        return { stored: { id, completedAt, responses }, isNew: true };
      const earlier = await this.assessments
        .findOne({ owner, key: fields.key })
        .lean<AssessmentDocument>()
        .orFail();
      return { stored: toDomain(earlier, owned), isNew: false };
    });
  }

  /** A page, newest first, as places and what stands there: null what cannot be opened. */
  async list(
    owner: string,
    { after, limit }: { after: Place | null; limit: number },
  ): Promise<{ place: Place; completed: CompletedAssessment | null }[]> {
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
}

function toDomain(document: AssessmentDocument, vault: OwnerVault): CompletedAssessment | null {
  const { _id: id, completedAt } = document;
  const responses = vault.open<BurdenResponses | null>(place(id), document.responses, null);
  return responses && { id, completedAt, responses };
}
