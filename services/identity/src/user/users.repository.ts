import type { Device } from '@careward/contracts/identity/device';
import { passwordChanged, sessionStarted, userRegistered } from '@careward/contracts/identity/events';
import type { User } from '@careward/contracts/identity/user';
import type { Language } from '@careward/contracts/kernel/languages';
import { AggregateCollection } from '@careward/platform/events/aggregate-collection';
import { Outbox } from '@careward/platform/events/outbox';
import { pendingEvent, type WithOutbox } from '@careward/platform/events/pending-event';
import { Vault } from '@careward/platform/personal-data/vault';
import { isAccountErased } from '@careward/platform/http/problem-error';
import { Clock } from '@careward/platform/app/clock';
import { Database } from '@careward/platform/mongo/database';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { SuperAdmins } from './super-admins.js';
import { userSchema, type UserDocument } from './user.schema.js';

type PersonalField = 'email' | 'firstName' | 'lastName';
/** An account as sign-up makes it, its personal fields still readable. */
export type NewAccount = Omit<UserDocument, PersonalField | keyof WithOutbox> & Record<PersonalField, string>;
/** What decides over the sessions of an account. */
export type Standing = {
  role: User['role'];
  passwordChange: NonNullable<UserDocument['passwordChange']> | null;
};
export type Credentials = { userId: string; passwordHash: string };

@Injectable()
export class UsersRepository {
  private readonly users: Model<UserDocument>;
  private readonly aggregates: AggregateCollection<UserDocument>;

  constructor(
    database: Database,
    outbox: Outbox,
    private readonly vault: Vault,
    private readonly superAdmins: SuperAdmins,
    private readonly clock: Clock,
  ) {
    this.users = database.model<UserDocument>('users', userSchema, 'users');
    this.aggregates = new AggregateCollection(this.users, outbox);
  }

  /** False when this account, or one with this address, is already there, or this account was erased. */
  async add({ _id: userId, ...account }: NewAccount): Promise<boolean> {
    try {
      const owned = await this.vault.toWrite(userId);
      const sealed = (field: PersonalField) => owned.seal(placeOf(userId, field), account[field]);
      const fields = {
        ...account,
        email: sealed('email'),
        firstName: sealed('firstName'),
        lastName: sealed('lastName'),
      };
      const registered = pendingEvent(userRegistered, { userId }, account.createdAt);
      return await this.aggregates.insertOnce(userId, fields, [registered]);
    } catch (error) {
      if (isAccountErased(error)) return false;
      throw error;
    }
  }

  /** Whether the account stands and was made with the link that has this hash. */
  async existsWithSignUpLink(userId: string, signUpLink: string): Promise<boolean> {
    return (await this.users.exists({ _id: userId, signUpLink })) !== null;
  }

  async exists(userId: string): Promise<boolean> {
    return (await this.users.exists({ _id: userId })) !== null;
  }

  /** Null for an erased account too. */
  async find(userId: string): Promise<User | null> {
    return this.toUser(await this.users.findOne({ _id: userId, erasedAt: { $exists: false } }).lean());
  }

  /** What the account holds, for its person; null for an erased account too. No secrets, and nothing made from them. */
  async export(userId: string) {
    const document = await this.users.findOne({ _id: userId, erasedAt: { $exists: false } }).lean();
    const user = await this.toUser(document);
    if (!document || !user) return null;
    const { firstName, lastName, email, role, locale, createdAt, analyticsConsent } = user;
    const { consents, passwordChange } = document;
    return {
      firstName,
      lastName,
      email,
      role,
      language: locale,
      createdAt,
      analyticsConsent,
      agreements: consents,
      passwordChangedAt: passwordChange?.changedAt ?? null,
    };
  }

  async findByEmail(emailIndex: string): Promise<User | null> {
    return this.toUser(await this.users.findOne({ emailIndex }).lean());
  }

  /** The blind index of the account's address; null when there is no such account, or it was erased. */
  async findEmailIndex(userId: string): Promise<string | null> {
    const account = { _id: userId, erasedAt: { $exists: false } };
    const found = await this.users.findOne(account, { emailIndex: 1 }).lean();
    return found?.emailIndex ?? null;
  }

  async findCredentials(emailIndex: string): Promise<Credentials | null> {
    const found = await this.users.findOne({ emailIndex }, { passwordHash: 1 }).lean();
    return found && { userId: found._id, passwordHash: found.passwordHash };
  }

  /** Nothing changes when the hash is no longer the one that was read. */
  async replacePasswordHash({ userId, passwordHash }: Credentials, newHash: string): Promise<void> {
    await this.users.updateOne({ _id: userId, passwordHash }, { $set: { passwordHash: newHash } });
  }

  /**
   * Sets a new password, unless it was changed after `since` was read. The first of two changes wins, and every link
   * and every session from before it is void (`isOutlived`).
   */
  setPassword(
    userId: string,
    passwordHash: string,
    { by, since, keptSession }: { by: 'reset' | 'change'; since: Date | null; keptSession?: string },
  ): Promise<boolean> {
    const changedAt = this.clock.now();
    return this.aggregates.update(
      { _id: userId, erasedAt: { $exists: false }, 'passwordChange.changedAt': since ?? { $exists: false } },
      { $set: { passwordHash, passwordChange: { changedAt, ...(keptSession && { keptSession }) } } },
      [pendingEvent(passwordChanged, { userId, by }, changedAt)],
    );
  }

  /** Nothing is recorded for an erased account. */
  async recordSignIn(
    userId: string,
    signIn: Device & { sessionId: string; device: 'new' | 'known' },
  ): Promise<void> {
    await this.aggregates.update({ _id: userId, erasedAt: { $exists: false } }, {}, [
      pendingEvent(sessionStarted, { userId, ...signIn }, this.clock.now()),
    ]);
  }

  saveLocale(userId: string, locale: Language): Promise<void> {
    return this.change(userId, { locale });
  }

  saveAnalyticsConsent(userId: string, consent: boolean): Promise<void> {
    return this.change(userId, { analyticsConsent: consent });
  }

  /** An erased account stays as it is. */
  private async change(userId: string, fields: Partial<UserDocument>): Promise<void> {
    await this.users.updateOne({ _id: userId, erasedAt: { $exists: false } }, { $set: fields });
  }

  /** Null when there is no such account, or it was erased. */
  async findStanding(userId: string): Promise<Standing | null> {
    const account = { _id: userId, erasedAt: { $exists: false } };
    const found = await this.users.findOne(account, { emailIndex: 1, passwordChange: 1 }).lean();
    if (!found) return null;
    return { role: this.superAdmins.roleOf(found.emailIndex), passwordChange: found.passwordChange ?? null };
  }

  private async toUser(document: UserDocument | null): Promise<User | null> {
    if (!document) return null;
    const owned = await this.vault.toRead(document._id);
    const text = (field: PersonalField) => owned.openText(placeOf(document._id, field), document[field]);
    return {
      id: document._id,
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      profileImageUrl: null,
      createdAt: document.createdAt.toISOString(),
      analyticsConsent: document.analyticsConsent,
      role: this.superAdmins.roleOf(document.emailIndex),
      locale: document.locale,
    };
  }
}

const placeOf = (userId: string, field: PersonalField) => ({ collection: 'users', field, record: userId });
