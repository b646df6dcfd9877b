import { createHmac } from 'node:crypto';
import type { Device, Role, User } from '@careward/contracts/identity/schemas';
import { passwordChanged, sessionStarted, userRegistered } from '@careward/contracts/identity/events';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import type { Language } from '@careward/contracts/kernel/languages';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { AggregateCollection } from '@careward/platform/events/aggregate-collection';
import { Outbox } from '@careward/platform/events/outbox';
import { pendingEvent, type WithOutbox } from '@careward/platform/events/pending-event';
import { isAccountErased } from '@careward/platform/http/problem-error';
import { Log } from '@careward/platform/observability/log';
import { Database } from '@careward/platform/mongo/database';
import type { PersonalStore } from '@careward/platform/personal-data/personal-data';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Vault } from '@careward/platform/personal-data/vault';
import { Inject, Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';
import type { IdentityConfig } from '../config.js';
import type { AccountSecurity } from '../sessions/sessions.domain.js';

/** The blind index of an address: equal for equal addresses, and tells nothing to those without the key. */
@Injectable()
export class EmailIndex {
  constructor(@Inject(CONFIG) private readonly config: IdentityConfig) {}

  of(email: string): string {
    return createHmac('sha256', this.config.EMAIL_INDEX_KEY)
      .update(canonicalEmail(email))
      .digest('base64url');
  }
}

/** The form in which two spellings of one address are the same. Dots and plus signs stay: they may tell people apart. */
export const canonicalEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/** What somebody agreed to: when, by the server's clock, and which edition of the text. */
type Consent = { at: Date; version: string };

export type UserDocument = WithOutbox & {
  _id: string;
  emailIndex: string;
  email: Sealed<string>;
  firstName: Sealed<string>;
  lastName: Sealed<string>;
  passwordHash: string;
  /** The last change since sign-up: when, and the session that it did not end. */
  passwordChange?: { changedAt: Date; keptSession?: string };
  locale: string;
  analyticsConsent: boolean;
  consents: { terms: Consent; privacy: Consent; dataUsage: Consent };
  createdAt: Date;
  /** The hash of the link it was made with; older accounts have none. */
  signUpLink?: string;
  /** Set where only a tombstone is left (erasure/tombstone.domain.ts). */
  erasedAt?: Date;
};

const consent = new Schema<Consent>({ at: Date, version: String }, { _id: false });

export const userSchema = new Schema<UserDocument>(
  {
    _id: String,
    emailIndex: String,
    email: String,
    firstName: String,
    lastName: String,
    passwordHash: String,
    passwordChange: new Schema({ changedAt: Date, keptSession: String }, { _id: false }),
    locale: String,
    analyticsConsent: Boolean,
    consents: { terms: consent, privacy: consent, dataUsage: consent },
    createdAt: Date,
    signUpLink: String,
    erasedAt: Date,
    outbox: Schema.Types.Mixed,
    events: Number,
  },
  { versionKey: false, minimize: false },
);

/**
 * The configuration alone says who is a super admin, so that removing an address from it takes the role away. It asks for
 * the address itself, which is sealed for its account: an index could be copied from another row.
 */
@Injectable()
export class SuperAdmins {
  private readonly addresses: ReadonlySet<string>;

  constructor(@Inject(CONFIG) config: IdentityConfig) {
    this.addresses = new Set(config.SUPER_ADMIN_EMAILS.map(canonicalEmail));
  }

  roleOf(email: string): Role {
    return this.addresses.has(canonicalEmail(email)) ? 'super_admin' : 'caregiver';
  }
}

type PersonalField = 'email' | 'firstName' | 'lastName';
/** An account as sign-up makes it, its personal fields still readable. */
type NewAccount = Omit<UserDocument, PersonalField | 'emailIndex' | keyof WithOutbox> &
  Record<PersonalField, string>;
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
    private readonly emailIndex: EmailIndex,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.users = database.model<UserDocument>('users', userSchema, 'users');
    this.aggregates = new AggregateCollection(this.users, outbox);
  }

  /** False when this account, or one with this address, is already there, or this account was erased. */
  async add({ _id: userId, ...account }: NewAccount): Promise<boolean> {
    try {
      const owned = await this.vault.toWrite(userId);
      const sealed = (field: PersonalField) => owned.seal(sealContextOf(userId, field), account[field]);
      const fields = {
        ...account,
        emailIndex: this.emailIndex.of(account.email),
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
   * and every session from before it is void (`startedBeforePasswordChange`).
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
  async findAccountSecurity(userId: string): Promise<AccountSecurity | null> {
    const account = { _id: userId, erasedAt: { $exists: false } };
    const found = await this.users.findOne(account, { emailIndex: 1, email: 1, passwordChange: 1 }).lean();
    if (!found) return null;
    const owned = await this.vault.toRead(userId);
    const email = owned.openText(sealContextOf(userId, 'email'), found.email);
    if (!this.isFoundByItsAddress(found, email)) return null;
    return { role: this.superAdmins.roleOf(email), passwordChange: found.passwordChange ?? null };
  }

  /**
   * Whether the index that finds an account is that of its address. One that is not was written past us, and counts as
   * no account. An address that cannot be opened proves nothing, and gives no role either.
   */
  private isFoundByItsAddress({ _id, emailIndex }: { _id: string; emailIndex: string }, email: string) {
    if (email === UNREADABLE || emailIndex === this.emailIndex.of(email)) return true;
    this.log.warn('account refused: its index is of another address', { userId: _id });
    return false;
  }

  private async toUser(document: UserDocument | null): Promise<User | null> {
    if (!document) return null;
    const owned = await this.vault.toRead(document._id);
    const text = (field: PersonalField) =>
      owned.openText(sealContextOf(document._id, field), document[field]);
    const email = text('email');
    if (!this.isFoundByItsAddress(document, email)) return null;
    return {
      id: document._id,
      firstName: text('firstName'),
      lastName: text('lastName'),
      email,
      profileImageUrl: null,
      createdAt: document.createdAt.toISOString(),
      analyticsConsent: document.analyticsConsent,
      role: this.superAdmins.roleOf(email),
      locale: document.locale,
    };
  }
}

/** An erasure leaves a tombstone in its place (erasure/tombstones.repository.ts). */
export const userStore: PersonalStore = {
  collection: 'users',
  owner: '_id',
  sealed: ['email', 'firstName', 'lastName'],
  export: 'the service',
  erase: 'the service',
  retention: 'until erased',
};

const sealContextOf = (userId: string, field: PersonalField) => ({
  collection: 'users',
  field,
  record: userId,
});
