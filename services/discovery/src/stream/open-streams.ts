import { DISCOVERY_HEARTBEAT, DISCOVERY_STREAMS } from '@careward/contracts/discovery/limits';
import { StreamsByOwner } from '@careward/platform/http/streams-by-owner';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { CHANGING_LISTS, type ChangingList } from './changing-list.js';
import { DiscoveryStream } from './discovery-stream.js';
import { ListChanges } from './list-changes.js';

/**
 * The streams that this copy holds open. They hear of changes over Redis; each heartbeat also compares versions, for
 * what was lost on that way.
 */
@Injectable()
export class OpenStreams implements PeriodicTask {
  readonly everyMs = DISCOVERY_HEARTBEAT;
  readonly copies = 'all';
  private readonly streams: StreamsByOwner<DiscoveryStream>;

  constructor(
    @Inject(CHANGING_LISTS) private readonly lists: readonly ChangingList[],
    private readonly log: Log,
    changes: ListChanges,
    host: HttpAdapterHost,
  ) {
    this.streams = new StreamsByOwner(DISCOVERY_STREAMS, host);
    changes.onChange((key, id) => {
      for (const stream of this.streams.all()) stream.tell(key, id);
    });
  }

  async open(admin: string, reply: FastifyReply): Promise<void> {
    // An outage of the database is still answered as a problem.
    await this.versions();
    this.streams.open(
      admin,
      reply,
      (response) =>
        new DiscoveryStream(response, this.lists, (error) =>
          this.log.warn('changes not sent to a stream', { error }),
        ),
    );
  }

  /** The heartbeat. */
  async run(): Promise<void> {
    const open = this.streams.all();
    for (const stream of open) stream.beat();
    if (open.length === 0) return;
    const versions = await this.versions();
    for (const stream of open) stream.catchUp(versions);
  }

  private async versions() {
    return new Map(
      await Promise.all(this.lists.map(async (list) => [list.key, await list.versions()] as const)),
    );
  }
}
