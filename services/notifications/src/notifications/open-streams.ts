import { NOTIFICATION_HEARTBEAT, NOTIFICATION_STREAMS } from '@careward/contracts/notifications/limits';
import type { Language } from '@careward/contracts/kernel/languages';
import { StreamsByOwner } from '@careward/platform/http/streams-by-owner';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { ListChanges } from './list-changes.js';
import { NotificationListRepository } from './notification-list.repository.js';
import { NotificationStream } from './notification-stream.js';

/**
 * The streams that this copy holds open. They hear of changes over Redis; each heartbeat also compares revisions, for
 * what was lost on that way.
 */
@Injectable()
export class OpenStreams implements PeriodicTask {
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
