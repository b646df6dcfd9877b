import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import { type ProgramType, programTypes } from '@careward/contracts/assessment/eligibility-score';
import type { EligibilityResult } from '@careward/contracts/assessment/schemas';
import { eligibilityAssessed } from '@careward/contracts/assessment/events';
import { AggregateCollection } from '@careward/platform/events/aggregate-collection';
import { Outbox } from '@careward/platform/events/outbox';
import { pendingEvent, type WithOutbox } from '@careward/platform/events/pending-event';
import { Database } from '@careward/platform/mongo/database';
import {
  type ExportedData,
  PersonalData,
  type PersonalStore,
} from '@careward/platform/personal-data/personal-data';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';

/** One check: what was answered, and the score from it (0 to 100). */
type CheckedEligibility = { answers: EligibilityAnswers; eligibilityScore: number };

/** The latest check of each program of one person; `_id` is the user's id. */
type EligibilityDocument = WithOutbox & {
  _id: string;
  results: Partial<Record<ProgramType, { checked: Sealed<CheckedEligibility | null>; assessedAt: Date }>>;
};

const result = new Schema({ checked: String, assessedAt: Date }, { _id: false });

const eligibilitySchema = new Schema<EligibilityDocument>(
  {
    _id: String,
    results: { medicaid_pas: result, family_support: result },
    outbox: Schema.Types.Mixed,
    events: Number,
  },
  { versionKey: false },
);

const COLLECTION = 'eligibility_results';
const sealContext = (program: string, record: string) => ({
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
      const checked = kept && vault.open(sealContext(programType, owner), kept.checked, null);
      return checked
        ? [{ programType, eligibilityScore: checked.eligibilityScore, status: 'assessed' as const }]
        : [];
    });
  }

  async export(owner: string): Promise<ExportedData> {
    const document = await this.results.findById(owner).lean<EligibilityDocument>();
    const vault = await this.vault.toRead(owner);
    const eligibilityResults = programTypes.flatMap((programType) => {
      const kept = document?.results[programType];
      if (!kept) return [];
      const result = vault.openOrMark(sealContext(programType, owner), kept.checked);
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
      const checked = owned.seal<CheckedEligibility | null>(sealContext(programType, owner), {
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

export const eligibilityStore: PersonalStore = {
  collection: COLLECTION,
  owner: '_id',
  sealed: programTypes.map((program) => `results.${program}.checked`),
  export: EligibilityRepository,
  erase: 'delete',
  retention: 'until erased',
};
