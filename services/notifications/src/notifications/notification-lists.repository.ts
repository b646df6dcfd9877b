import type { Language } from '@careward/contracts/kernel/languages';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { changeWithVersion } from '@careward/platform/mongo/change-with-version';
import { Database } from '@careward/platform/mongo/database';
import { update, upsert } from '@careward/platform/mongo/upsert';
import {
  type ExportedData,
  PersonalData,
  type PersonalStore,
} from '@careward/platform/personal-data/personal-data';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { type OwnerVault, Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';
import { emptyList, type NotificationList, toNotifications } from './notification-list.domain.js';

/**
 * One document per person, whose id it has. What a person is told says something about health and care, so all of it is
 * sealed.
 */
export type NotificationListDocument = {
  _id: string;
  revision: number;
  list: Sealed<Omit<NotificationList, 'revision'>>;
  /** When something has to be told next; null: nothing. */
  dueAt: Date | null;
  /** How often it was claimed since it was last stored. */
  claims?: number;
};

const notificationListSchema = new Schema<NotificationListDocument>(
  { _id: String, revision: Number, list: String, dueAt: Date, claims: Number },
  { versionKey: false },
);

const COLLECTION = 'notification_lists';
const { revision: _none, ...emptyContent } = emptyList;
type Content = Omit<NotificationList, 'revision'>;
const sealContext = (owner: string) => ({ collection: COLLECTION, field: 'list', record: owner });

export type DueList = { owner: string; dueAt: Date; claims: number };

@Injectable()
export class NotificationListRepository {
  private readonly lists: Model<NotificationListDocument>;

  constructor(
    database: Database,
    private readonly vault: Vault,
    private readonly personalData: PersonalData,
  ) {
    this.lists = database.model<NotificationListDocument>(COLLECTION, notificationListSchema, COLLECTION);
  }

  find(owner: string): Promise<NotificationList> {
    return this.read(owner, (owned, list) => owned.open<Content>(sealContext(owner), list, emptyContent));
  }

  private async read(
    owner: string,
    open: (owned: OwnerVault, list: NotificationListDocument['list']) => Content,
  ): Promise<NotificationList> {
    const document = await this.lists.findById(owner).lean<NotificationListDocument>();
    if (!document) return emptyList;
    return { revision: document.revision, ...open(await this.vault.toRead(owner), document.list) };
  }

  /** What a person was told, as that person is handed it. */
  async export(owner: string, language: Language): Promise<ExportedData> {
    const document = await this.lists.findById(owner).lean<NotificationListDocument>();
    if (!document) return { notifications: [], nextAssessmentReminder: null };
    const vault = await this.vault.toRead(owner);
    const list = vault.openOrMark<Content>(sealContext(owner), document.list);
    if (list === UNREADABLE) return { notifications: UNREADABLE };
    const notifications = toNotifications(list.notifications, language).map(
      ({ timestamp: at, title, message, read }) => ({ at, title, message, read }),
    );
    return { notifications, nextAssessmentReminder: list.followUp };
  }

  /** The revisions of those who were ever told something, by owner. */
  async revisionsOf(owners: readonly string[]): Promise<Map<string, number>> {
    const found = await this.lists
      .find({ _id: { $in: owners } }, { revision: 1 })
      .lean<Pick<NotificationListDocument, '_id' | 'revision'>[]>();
    return new Map(found.map(({ _id, revision }) => [_id, revision]));
  }

  /** Who has to be told something by now, the longest due first. */
  async due(now: Date, limit: number): Promise<DueList[]> {
    const found = await this.lists
      .find({ dueAt: { $lte: now } }, { dueAt: 1, claims: 1 })
      .sort({ dueAt: 1 })
      .limit(limit)
      .lean<(Pick<NotificationListDocument, '_id' | 'claims'> & { dueAt: Date })[]>();
    return found.map(({ _id: owner, dueAt, claims = 0 }) => ({ owner, dueAt, claims }));
  }

  /** Leases a list to one copy; false when another has it. What is not told by then is due again. */
  claim({ owner, dueAt, claims }: DueList, now: Date, until: Date): Promise<boolean> {
    // What was read may contain the lease of another copy, which is not due.
    const due = { _id: owner, dueAt: { $eq: dueAt, $lte: now } };
    return update(this.lists, due, { $set: { dueAt: until, claims: claims + 1 } });
  }

  /** Stores what `decide` makes of the list, which is null when nothing changes. Sealed, so only code can change it. */
  change(
    owner: string,
    decide: (list: NotificationList) => NotificationList | null,
  ): Promise<NotificationList | null> {
    return changeWithVersion({
      read: () => this.read(owner, (owned, list) => owned.openToChange(sealContext(owner), list)),
      decide,
      write: (changed) => this.store(owner, changed),
    });
  }

  /** False when the stored list is not the one before this. */
  private store(owner: string, { revision, ...list }: NotificationList): Promise<boolean> {
    const dueAt = list.followUp?.dueAt ? new Date(list.followUp.dueAt) : null;
    return this.personalData.write(owner, (owned) => {
      const write = revision === 1 ? upsert : update;
      return write<NotificationListDocument>(
        this.lists,
        { _id: owner, revision: revision - 1 },
        { $set: { revision, list: owned.seal(sealContext(owner), list), dueAt, claims: 0 } },
      );
    });
  }
}

export const notificationListStore: PersonalStore = {
  collection: COLLECTION,
  owner: '_id',
  sealed: ['list'],
  export: NotificationListRepository,
  erase: 'delete',
  retention: 'until erased',
};
