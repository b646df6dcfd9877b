import { DISCOVERY_HEARTBEAT, DISCOVERY_STREAMS } from '@careward/contracts/discovery/limits';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { StreamsByOwner } from '@careward/platform/http/streams-by-owner';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Controller, Inject, Injectable, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { CHANGING_LISTS, type ChangingList, DiscoveryStream } from './discovery-stream.js';
import { ListChanges } from '../redis-channels.js';

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

@Controller()
export class DiscoveryStreamController {
  constructor(private readonly streams: OpenStreams) {}

  @Route(discoveryRoutes.discoveryStream)
  stream(@UserId() admin: string, @Res() reply: FastifyReply): Promise<void> {
    return this.streams.open(admin, reply);
  }
}
