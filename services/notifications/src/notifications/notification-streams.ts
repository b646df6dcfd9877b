import type { ServerResponse } from 'node:http';
import type { Language } from '@careward/contracts/kernel/languages';
import { NOTIFICATION_HEARTBEAT, NOTIFICATION_STREAMS } from '@careward/contracts/notifications/limits';
import { EventStream, type StreamEvent } from '@careward/platform/http/event-stream';
import { StreamsByOwner } from '@careward/platform/http/streams-by-owner';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { changedSince, type NotificationList, toNotifications } from './notification-list.domain.js';
import { NotificationListRepository } from './notification-lists.repository.js';
import { ListChanges } from './notify.js';

/** One person's open stream. The id of an event is the revision of the list that it brings the reader up to. */
export class NotificationStream extends EventStream {
  constructor(
    response: ServerResponse,
    private readonly language: Language,
    private readonly find: () => Promise<NotificationList>,
    /** The revision that the reader has; null before the first event. */
    private revision: number | null,
    log: Log,
  ) {
    super(response, (error) => log.warn('notifications not sent to a stream', { error }));
  }

  isBehind(revision: number): boolean {
    return this.revision !== revision;
  }

  protected async next(): Promise<StreamEvent | null> {
    const list = await this.find();
    const isFirst = this.revision === null;
    const changed = changedSince(list, this.revision ?? 0);
    this.revision = list.revision;
    if (!isFirst && changed.length === 0) return null;
    return { id: String(list.revision), data: toNotifications(changed, this.language) };
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
  private readonly streams: StreamsByOwner<NotificationStream>;

  constructor(
    private readonly lists: NotificationListRepository,
    private readonly log: Log,
    changes: ListChanges,
    host: HttpAdapterHost,
  ) {
    this.streams = new StreamsByOwner(NOTIFICATION_STREAMS, host);
    changes.onChange((owner) => {
      for (const stream of this.streams.of(owner)) void stream.update();
    });
  }

  /** `revision` is what the reader has; null: nothing. */
  async open(
    owner: string,
    { reply, language, revision }: { reply: FastifyReply; language: Language; revision: number | null },
  ): Promise<void> {
    const find = () => this.lists.find(owner);
    // An outage of the database is still answered as a problem.
    await find();
    this.streams.open(
      owner,
      reply,
      (response) => new NotificationStream(response, language, find, revision, this.log),
    );
  }

  /** The heartbeat. */
  async run(): Promise<void> {
    for (const stream of this.streams.all()) stream.beat();
    const owners = this.streams.owners();
    if (owners.length === 0) return;
    const revisions = await this.lists.revisionsOf(owners);
    for (const owner of owners)
      for (const stream of this.streams.of(owner))
        if (stream.isBehind(revisions.get(owner) ?? 0)) void stream.update();
  }
}
