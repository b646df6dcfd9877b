import { Database } from '@careward/platform/mongo/database';
import { insertOnce } from '@careward/platform/mongo/upsert';
import {
  type ExportedData,
  PersonalData,
  type PersonalStore,
} from '@careward/platform/personal-data/personal-data';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';
import { noTipsYet, type TipHistory } from './tips.domain.js';

/** One document per person. `_id` is the id of the event that told of the account, so that mails name nobody. */
export type TipScheduleDocument = {
  _id: string;
  owner: string;
  /** When the next tip is due. */
  nextAt: Date;
  /** Sealed, since the topics tell of the person's situation; absent before the first tip. */
  history?: Sealed<TipHistory>;
};

const tipScheduleSchema = new Schema<TipScheduleDocument>(
  { _id: String, owner: String, nextAt: Date, history: String },
  { versionKey: false },
);

const COLLECTION = 'tip_schedules';
const sealContext = (record: string) => ({ collection: COLLECTION, field: 'history', record });

type TipSchedule = { id: string; owner: string };
export type DueTip = TipSchedule & { dueAt: Date };

@Injectable()
export class TipScheduleRepository {
  private readonly schedules: Model<TipScheduleDocument>;

  constructor(
    database: Database,
    private readonly vault: Vault,
    private readonly personalData: PersonalData,
  ) {
    this.schedules = database.model<TipScheduleDocument>(COLLECTION, tipScheduleSchema, COLLECTION);
  }

  /** Does nothing when the person has a schedule. Throws `account-erased` for an erased person. */
  async add({ id, owner }: TipSchedule, nextAt: Date): Promise<void> {
    await this.personalData.write(owner, () => insertOnce(this.schedules, id, { owner, nextAt }));
  }

  /** Null when the account is gone. */
  async find(id: string): Promise<(TipSchedule & { history: TipHistory }) | null> {
    const schedule = await this.schedules.findById(id).lean<TipScheduleDocument>();
    if (!schedule) return null;
    const { owner, history } = schedule;
    const owned = await this.vault.toRead(owner);
    return { id, owner, history: history ? owned.open(sealContext(id), history, noTipsYet) : noTipsYet };
  }

  async export(owner: string): Promise<ExportedData> {
    const schedule = await this.schedules.findOne({ owner }).lean<TipScheduleDocument>();
    if (!schedule) return { careTips: null };
    const { _id: id, nextAt, history } = schedule;
    const vault = await this.vault.toRead(owner);
    return { careTips: { nextAt, lately: history ? vault.openOrMark(sealContext(id), history) : noTipsYet } };
  }

  /** The tips that are due, the longest due first. */
  async due(now: Date, limit: number): Promise<DueTip[]> {
    const found = await this.schedules
      .find({ nextAt: { $lte: now } }, { owner: 1, nextAt: 1 })
      .sort({ nextAt: 1 })
      .limit(limit)
      .lean<TipScheduleDocument[]>();
    return found.map(({ _id: id, owner, nextAt: dueAt }) => ({ id, owner, dueAt }));
  }

  /** Does nothing when another copy has done it. */
  async postpone({ id, dueAt }: DueTip, nextAt: Date): Promise<void> {
    await this.schedules.updateOne({ _id: id, nextAt: dueAt }, { $set: { nextAt } });
  }

  async saveHistory({ id, owner }: TipSchedule, history: TipHistory): Promise<void> {
    const owned = await this.vault.toWrite(owner);
    await this.schedules.updateOne({ _id: id }, { $set: { history: owned.seal(sealContext(id), history) } });
  }
}

export const tipScheduleStore: PersonalStore = {
  collection: COLLECTION,
  owner: 'owner',
  sealed: ['history'],
  export: TipScheduleRepository,
  erase: 'delete',
  retention: 'until erased',
};
