import { careContext } from '@careward/contracts/care-profile/internal-calls';
import {
  documentPassages,
  publishedDocuments,
  type DocumentPassages,
} from '@careward/contracts/discovery/internal-calls';
import { personContact, type PersonContact } from '@careward/contracts/identity/internal-calls';
import { Clock } from '@careward/platform/app/clock';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Injectable } from '@nestjs/common';
import { CommunicationSettingsRepository } from '../communication-settings/communication-settings.js';
import type { Outcome, TipRefs } from '../mail/mail.domain.js';
import { MintUnsubscribeLink } from '../unsubscribe/unsubscribe.js';
import type { UnsubscribeAddresses } from '../unsubscribe/unsubscribe.domain.js';
import { chooseTip, daytimeFrom, type SourcedDocument } from './tips.domain.js';
import { TipScheduleRepository } from './tip-schedules.repository.js';

export type Tip = {
  owner: string;
  contact: PersonContact;
  document: DocumentPassages;
  source: SourcedDocument['source'];
  unsubscribe: UnsubscribeAddresses;
};
type NotSent = Extract<Outcome, { state: 'suppressed' | 'put-off' }>;

const suppressed = (reason: string): NotSent => ({ state: 'suppressed', reason });

/** What a tip says and to whom, as of now: settings, address, care context and library are asked when it is sent. */
@Injectable()
export class PrepareTip {
  constructor(
    private readonly schedules: TipScheduleRepository,
    private readonly settings: CommunicationSettingsRepository,
    private readonly services: ServiceClient,
    private readonly mintUnsubscribeLink: MintUnsubscribeLink,
    private readonly clock: Clock,
  ) {}

  async execute({ scheduleId, dueAt, atNight = false }: TipRefs): Promise<Tip | NotSent> {
    const now = this.clock.now();
    const daytime = daytimeFrom(now);
    if (daytime > now && !atNight) return { state: 'put-off', dueAt: daytime, reason: 'night' };
    const schedule = await this.schedules.find(scheduleId);
    if (!schedule) return suppressed('no-account');
    const { owner } = schedule;
    const { emailNotifications, tipNotifications } = await this.settings.find(owner);
    if (!emailNotifications || !tipNotifications) return suppressed('unsubscribed');
    const contact = await this.services.ask(personContact, { params: { userId: owner } });
    if (!contact) return suppressed('no-account');

    const chosen = chooseTip({
      published: (await this.services.ask(publishedDocuments, {})) ?? [],
      conditions: await this.conditionsOf(owner),
      history: schedule.history,
      owner,
      dueAt,
    });
    if (!chosen) return suppressed('no-topic');
    const { documentId, source } = chosen.document;
    const document = await this.services.ask(documentPassages, { params: { documentId } });
    if (!document) throw new TopicWithdrawn(documentId);
    await this.schedules.saveHistory(schedule, chosen.history);
    const unsubscribe = await this.mintUnsubscribeLink.execute({ owner, emailType: 'tips' });
    return { owner, contact, document, source, unsubscribe };
  }

  private async conditionsOf(userId: string) {
    const context = await this.services.ask(careContext, { params: { userId } });
    return context?.recipients.flatMap(({ conditions }) => conditions) ?? [];
  }
}

/** Between the choice and now; the next attempt chooses another. */
class TopicWithdrawn extends Error {}
