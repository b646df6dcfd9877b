import { notificationsRoutes } from '@careward/contracts/notifications/routes';
import {
  type ChangeCommunicationSettings,
  changeCommunicationSettings,
  type CommunicationSettings,
  defaultCommunicationSettings,
} from '@careward/contracts/notifications/schemas';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { Database } from '@careward/platform/mongo/database';
import { upsert } from '@careward/platform/mongo/upsert';
import {
  type ExportedData,
  PersonalData,
  type PersonalStore,
} from '@careward/platform/personal-data/personal-data';
import { Body, Controller, Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';

/** One document per person, whose id it has. What was never changed has no field. */
type CommunicationSettingsDocument = Partial<CommunicationSettings> & { _id: string };

const communicationSettingsSchema = new Schema<CommunicationSettingsDocument>(
  {
    _id: String,
    emailNotifications: Boolean,
    smsNotifications: Boolean,
    pushNotifications: Boolean,
    tipNotifications: Boolean,
  },
  { versionKey: false },
);

const COLLECTION = 'communication_settings';

@Injectable()
export class CommunicationSettingsRepository {
  private readonly settings: Model<CommunicationSettingsDocument>;

  constructor(
    database: Database,
    private readonly personalData: PersonalData,
  ) {
    this.settings = database.model<CommunicationSettingsDocument>(
      COLLECTION,
      communicationSettingsSchema,
      COLLECTION,
    );
  }

  async find(owner: string): Promise<CommunicationSettings> {
    const { _id, ...chosen } = (await this.settings
      .findById(owner)
      .lean<CommunicationSettingsDocument>()) ?? {
      _id: owner,
    };
    return { ...defaultCommunicationSettings, ...chosen };
  }

  async export(owner: string): Promise<ExportedData> {
    return { communicationSettings: await this.find(owner) };
  }

  /** Stores the named fields only, so that changes of different fields do not undo each other. */
  async change(owner: string, change: ChangeCommunicationSettings): Promise<CommunicationSettings> {
    await this.personalData.writeUnsealed(owner, () =>
      upsert(this.settings, { _id: owner }, { $set: change }),
    );
    return this.find(owner);
  }
}

export const communicationSettingsStore: PersonalStore = {
  collection: COLLECTION,
  owner: '_id',
  sealed: [],
  export: CommunicationSettingsRepository,
  erase: 'delete',
  retention: 'until erased',
};

@Controller()
export class CommunicationSettingsController {
  constructor(private readonly settings: CommunicationSettingsRepository) {}

  @Route(notificationsRoutes.communicationSettings)
  read(@UserId() owner: string): Promise<CommunicationSettings> {
    return this.settings.find(owner);
  }

  @Route(notificationsRoutes.changeCommunicationSettings)
  change(
    @UserId() owner: string,
    @Body({ schema: changeCommunicationSettings }) change: ChangeCommunicationSettings,
  ): Promise<CommunicationSettings> {
    return this.settings.change(owner, change);
  }
}
