import type { Language } from '@careward/contracts/kernel/languages';
import { NOTIFICATION_HEARTBEAT, NOTIFICATION_STREAMS } from '@careward/contracts/notifications/limits';
import { EventStreams, type Feed } from '@careward/platform/http/event-streams';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { changedSince, toNotifications } from './notification-list.domain.js';
import { NotificationListRepository } from './notification-lists.repository.js';
import { NotificationChanges } from './notify.js';

/** `revision` is what the reader has; null: nothing. */
type NotificationReader = { owner: string; language: Language; revision: number | null };

/** The id of an event is the revision of the list that it brings the reader up to. */
class NotificationFeed implements Feed {
  readonly owner: string;

  constructor(
    private readonly reader: NotificationReader,
    private readonly lists: NotificationListRepository,
  ) {
    this.owner = reader.owner;
  }

  isBehind(revision: number): boolean {
    return this.reader.revision !== revision;
  }

  async readNews() {
    const { owner, language, revision } = this.reader;
    const list = await this.lists.find(owner);
    const changed = changedSince(list, revision ?? 0);
    this.reader.revision = list.revision;
    if (revision !== null && changed.length === 0) return { events: [] };
    return { events: [{ id: String(list.revision), data: toNotifications(changed, language) }] };
  }
}

/**
 * The streams that this copy holds open. They hear of changes over Redis; each heartbeat also compares revisions, for
 * what was lost on that way.
 */
@Injectable()
export class NotificationStreams implements PeriodicTask {
  readonly everyMs = NOTIFICATION_HEARTBEAT;
  readonly copies = 'all';
  private readonly streams: EventStreams<NotificationFeed>;

  constructor(
    private readonly lists: NotificationListRepository,
    changes: NotificationChanges,
    log: Log,
    host: HttpAdapterHost,
  ) {
    this.streams = new EventStreams(NOTIFICATION_STREAMS, log, host);
    changes.onChange((owner) => this.streams.update((feed) => feed.owner === owner));
  }

  async open(reply: FastifyReply, reader: NotificationReader): Promise<void> {
    // An outage of the database is still answered as a problem.
    await this.lists.find(reader.owner);
    this.streams.open(reply, new NotificationFeed(reader, this.lists));
  }

  /** The heartbeat. */
  async run(): Promise<void> {
    this.streams.beat();
    const owners = this.streams.feeds().map(({ owner }) => owner);
    if (owners.length === 0) return;
    const revisions = await this.lists.revisionsOf(owners);
    this.streams.update((feed) => feed.isBehind(revisions.get(feed.owner) ?? 0));
  }
}
