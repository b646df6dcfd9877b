import { ProblemError } from '@careward/platform/http/problem-error';
import { Vault } from '@careward/platform/personal-data/vault';
import { PersonalData } from '@careward/platform/personal-data/personal-data';
import { Outbox } from '@careward/platform/events/outbox';
import { withEvents, type PendingEvent } from '@careward/platform/events/pending-event';
import { Database } from '@careward/platform/mongo/database';
import { isDuplicateKey } from '@careward/platform/mongo/migrations';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { toDocument, toDomain } from './care-profile.mapper.js';
import { careProfileSchema, type CareProfileDocument } from './care-profile.schema.js';
import { changed, untold, type CareProfile, type CareProfileChange } from './care-profile.domain.js';
import { changeEvent } from './change-event.domain.js';

const COLLECTION = 'care_profiles';
/** Every round somebody's change gets through, so only a flood of one person's own calls meets this. */
const MAX_ATTEMPTS = 30;

@Injectable()
export class CareProfileRepository {
  private readonly profiles: Model<CareProfileDocument>;

  constructor(
    database: Database,
    private readonly vault: Vault,
    private readonly personalData: PersonalData,
    private readonly outbox: Outbox,
  ) {
    this.profiles = database.model<CareProfileDocument>(COLLECTION, careProfileSchema, COLLECTION);
  }

  async of(owner: string): Promise<CareProfile> {
    const document = await this.profiles.findById(owner).lean<CareProfileDocument>();
    return document ? toDomain(document, await this.vault.toRead(owner)) : untold;
  }

  /**
   * Decides on what is stored and stores the change with its event, in one write. Names are sealed, so the database
   * cannot compare them: the version guards the decision, and whoever was slower decides again.
   */
  async change<Change extends CareProfileChange>(
    owner: string,
    now: Date,
    decide: (current: CareProfile) => Change,
  ): Promise<{ change: Change; after: CareProfile }> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const current = await this.of(owner);
      const change = decide(current);
      const after = changed(current, change);
      const event = changeEvent(owner, after.version, change, now);
      if (await this.store(owner, current.version, change, event)) return { change, after };
    }
    throw tooBusy();
  }

  /** False when somebody else's change came first. */
  private async store(owner: string, version: number, change: CareProfileChange, event: PendingEvent) {
    const { $push, $inc } = withEvents(event);
    const result = await this.personalData.write(owner, (owned) => {
      const { which, set, push } = toDocument(owner, change, owned);
      return (
        this.profiles
          .updateOne(
            { _id: owner, version, ...which },
            { $set: { version: version + 1, ...set }, $push: { ...$push, ...push }, $inc },
            { upsert: version === untold.version },
          )
          // Two first writes at once: the other one has made the document.
          .catch((error: unknown) => {
            if (isDuplicateKey(error)) return null;
            throw error;
          })
      );
    });
    if (!result || result.matchedCount + result.upsertedCount === 0) return false;
    this.outbox.publish(COLLECTION, owner);
    return true;
  }
}

const tooBusy = () =>
  new ProblemError({
    status: 503,
    code: 'changed-too-often',
    detail: 'Your profile is being changed in several places at once. Please try again in a moment.',
    retryAfter: 1,
  });
