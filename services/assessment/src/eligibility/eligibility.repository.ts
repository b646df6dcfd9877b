import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import { eligibilityAssessed } from '@careward/contracts/assessment/events';
import { programTypes } from '@careward/contracts/assessment/eligibility-programs';
import type { EligibilityResult } from '@careward/contracts/assessment/eligibility-result';
import { AggregateCollection } from '@careward/platform/events/aggregate-collection';
import { Outbox } from '@careward/platform/events/outbox';
import { pendingEvent } from '@careward/platform/events/pending-event';
import { Database } from '@careward/platform/mongo/database';
import { PersonalData, type Exported } from '@careward/platform/personal-data/personal-data';
import { Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import {
  eligibilitySchema,
  type CheckedEligibility,
  type EligibilityDocument,
} from './eligibility.schema.js';

const COLLECTION = 'eligibility_results';
const place = (program: string, record: string) => ({
  collection: COLLECTION,
  field: `results.${program}`,
  record,
});

@Injectable()
export class EligibilityRepository {
  private readonly results: Model<EligibilityDocument>;
  private readonly aggregates: AggregateCollection<EligibilityDocument>;

  constructor(
    database: Database,
    outbox: Outbox,
    private readonly vault: Vault,
    private readonly personalData: PersonalData,
  ) {
    this.results = database.model<EligibilityDocument>(COLLECTION, eligibilitySchema, COLLECTION);
    this.aggregates = new AggregateCollection(this.results, outbox);
  }

  /** The latest result of each program. */
  async list(owner: string): Promise<EligibilityResult[]> {
    const document = await this.results.findById(owner).lean<EligibilityDocument>();
    if (!document) return [];
    const vault = await this.vault.toRead(owner);
    return programTypes.flatMap((programType) => {
      const kept = document.results[programType];
      const checked = kept && vault.open(place(programType, owner), kept.checked, null);
      return checked
        ? [{ programType, eligibilityScore: checked.eligibilityScore, status: 'assessed' as const }]
        : [];
    });
  }

  async export(owner: string): Promise<Exported> {
    const document = await this.results.findById(owner).lean<EligibilityDocument>();
    const vault = await this.vault.toRead(owner);
    const eligibilityResults = programTypes.flatMap((programType) => {
      const kept = document?.results[programType];
      if (!kept) return [];
      const result = vault.openOrMark(place(programType, owner), kept.checked);
      return { programType, assessedAt: kept.assessedAt, result };
    });
    return { eligibilityResults };
  }

  /** Takes the place of the program's result before. */
  async keep(
    owner: string,
    { programType, eligibilityScore }: EligibilityResult,
    answers: EligibilityAnswers,
    now: Date,
  ): Promise<void> {
    await this.personalData.write(owner, (owned) => {
      const checked = owned.seal<CheckedEligibility | null>(place(programType, owner), {
        answers,
        eligibilityScore,
      });
      return this.aggregates.update(
        { _id: owner },
        { $set: { [`results.${programType}`]: { checked, assessedAt: now } } as object },
        [pendingEvent(eligibilityAssessed, { userId: owner }, now)],
        { upsert: true },
      );
    });
  }
}
