import type { ServerResponse } from 'node:http';
import type { DiscoveryChanges } from '@careward/contracts/discovery/job';
import { DISCOVERY_HEARTBEAT, DISCOVERY_STREAMS } from '@careward/contracts/discovery/limits';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import { EventStream, type StreamEvent } from '@careward/platform/http/event-stream';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { StreamsByOwner } from '@careward/platform/http/streams-by-owner';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Controller, Inject, Injectable, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { ListChanges } from '../redis-channels.js';

/** A list that open streams follow. Each of its items has a version, which grows with every change. */
export type ChangingList<Key extends keyof DiscoveryChanges = keyof DiscoveryChanges> = {
  readonly key: Key;
  all(): Promise<DiscoveryChanges[Key]>;
  byIds(ids: readonly string[]): Promise<DiscoveryChanges[Key]>;
  /** Of all that are in the list now, by id. */
  versions(): Promise<ReadonlyMap<string, number>>;
};

/** Injection token of the lists that the stream follows. */
export const CHANGING_LISTS = Symbol('changing lists');

type Item = { id: string; version: number };

/** How far one reader has followed a list: which versions it has, and what it was told of since. */
class FollowedList {
  /** The versions that the reader has; null before it has the list. */
  private sent: Map<string, number> | null = null;
  private readonly changed = new Set<string>();

  constructor(private readonly list: ChangingList) {}

  get key() {
    return this.list.key;
  }

  note(id: string): void {
    this.changed.add(id);
  }

  /** Notes what is newer than what the reader has. True when there is something to send. */
  compare(versions: ReadonlyMap<string, number>): boolean {
    for (const [id, version] of versions) if (this.isNews({ id, version })) this.note(id);
    return this.sent === null || this.changed.size > 0;
  }

  /** What the reader does not have yet; the whole list at first. A reading that fails is made up for by `compare`. */
  async news(): Promise<Item[]> {
    const ids = [...this.changed];
    this.changed.clear();
    if (this.sent === null) return this.list.all();
    const found: Item[] = ids.length > 0 ? await this.list.byIds(ids) : [];
    return found.filter((item) => this.isNews(item));
  }

  has(items: readonly Item[]): void {
    this.sent ??= new Map();
    for (const { id, version } of items) this.sent.set(id, version);
  }

  private isNews({ id, version }: Item): boolean {
    return version > (this.sent?.get(id) ?? 0);
  }
}

const nothing: DiscoveryChanges = { sources: [], jobs: [] };

/** One admin's open stream: first everything, then what changed. A reader that comes back begins anew. */
export class DiscoveryStream extends EventStream {
  private readonly lists: readonly FollowedList[];
  private hasBegun = false;

  constructor(response: ServerResponse, lists: readonly ChangingList[], failed: (error: unknown) => void) {
    super(response, failed);
    this.lists = lists.map((list) => new FollowedList(list));
  }

  /** Sends what changed of a list. */
  tell(key: keyof DiscoveryChanges, id: string): void {
    this.lists.find((list) => list.key === key)?.note(id);
    void this.update();
  }

  /** Sends what the reader lacks. `versions` are those of each list. */
  catchUp(versions: ReadonlyMap<string, ReadonlyMap<string, number>>): void {
    const isBehind = this.lists.map((list) =>
      list.compare(versions.get(list.key) ?? new Map<string, number>()),
    );
    if (isBehind.includes(true)) void this.update();
  }

  protected async next(): Promise<StreamEvent | null> {
    const news = await Promise.all(this.lists.map(async (list) => ({ list, items: await list.news() })));
    if (this.hasBegun && news.every(({ items }) => items.length === 0)) return null;
    this.hasBegun = true;
    for (const { list, items } of news) list.has(items);
    return { data: { ...nothing, ...Object.fromEntries(news.map(({ list, items }) => [list.key, items])) } };
  }
}

/**
 * The streams that this copy holds open. They hear of changes over Redis; each heartbeat also compares versions, for
 * what was lost on that way.
 */
@Injectable()
export class DiscoveryStreams implements PeriodicTask {
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
  constructor(private readonly streams: DiscoveryStreams) {}

  @Route(discoveryRoutes.discoveryStream)
  stream(@UserId() admin: string, @Res() reply: FastifyReply): Promise<void> {
    return this.streams.open(admin, reply);
  }
}
