import { Database } from '@careward/platform/mongo/database';
import { insertOnce } from '@careward/platform/mongo/upsert';
import { PersonalData, type Exported } from '@careward/platform/personal-data/personal-data';
import { Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { noTipsYet, type TipHistory } from './choose-tip.domain.js';
import { tipScheduleSchema, type TipScheduleDocument } from './tip-schedule.schema.js';

const COLLECTION = 'tip_schedules';
const place = (record: string) => ({ collection: COLLECTION, field: 'history', record });

export type TipSchedule = { id: string; owner: string };
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
    return { id, owner, history: history ? owned.open(place(id), history, noTipsYet) : noTipsYet };
  }

  async export(owner: string): Promise<Exported> {
    const schedule = await this.schedules.findOne({ owner }).lean<TipScheduleDocument>();
    if (!schedule) return { careTips: null };
    const { _id: id, nextAt, history } = schedule;
    const vault = await this.vault.toRead(owner);
    return { careTips: { nextAt, lately: history ? vault.openOrMark(place(id), history) : noTipsYet } };
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
    await this.schedules.updateOne({ _id: id }, { $set: { history: owned.seal(place(id), history) } });
  }
}
