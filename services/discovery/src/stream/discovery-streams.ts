import type { DiscoveryChanges } from '@careward/contracts/discovery/job';
import { DISCOVERY_HEARTBEAT, DISCOVERY_STREAMS } from '@careward/contracts/discovery/limits';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import { EventStreams, type Feed } from '@careward/platform/http/event-streams';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
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
class ListCursor {
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

  /** Notes what is newer than what the reader has. */
  compare(versions: ReadonlyMap<string, number>): void {
    for (const [id, version] of versions) if (this.isNews({ id, version })) this.note(id);
  }

  /** What the reader does not have yet; the whole list at first. A reading that fails is made up for by `compare`. */
  async readNews(): Promise<Item[]> {
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

type ListVersions = ReadonlyMap<string, ReadonlyMap<string, number>>;

const nothing: DiscoveryChanges = { sources: [], jobs: [] };

/** What one admin follows: first everything, then what changed. A reader that comes back begins anew. */
export class DiscoveryFeed implements Feed {
  private readonly cursors: readonly ListCursor[];
  private hasBegun = false;

  constructor(
    readonly owner: string,
    lists: readonly ChangingList[],
  ) {
    this.cursors = lists.map((list) => new ListCursor(list));
  }

  note(key: keyof DiscoveryChanges, id: string): void {
    this.cursors.find((cursor) => cursor.key === key)?.note(id);
  }

  /** Notes what the reader lacks. `versions` are those of each list. */
  compare(versions: ListVersions): void {
    for (const cursor of this.cursors) cursor.compare(versions.get(cursor.key) ?? new Map());
  }

  async readNews() {
    const news = await Promise.all(
      this.cursors.map(async (cursor) => ({ cursor, items: await cursor.readNews() })),
    );
    if (this.hasBegun && news.every(({ items }) => items.length === 0)) return { events: [] };
    this.hasBegun = true;
    for (const { cursor, items } of news) cursor.has(items);
    const changes = Object.fromEntries(news.map(({ cursor, items }) => [cursor.key, items]));
    return { events: [{ data: { ...nothing, ...changes } }] };
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
  private readonly streams: EventStreams<DiscoveryFeed>;

  constructor(
    @Inject(CHANGING_LISTS) private readonly lists: readonly ChangingList[],
    changes: ListChanges,
    log: Log,
    host: HttpAdapterHost,
  ) {
    this.streams = new EventStreams(DISCOVERY_STREAMS, log, host);
    changes.onChange((key, id) => {
      for (const feed of this.streams.feeds()) feed.note(key, id);
      this.streams.update();
    });
  }

  async open(reply: FastifyReply, admin: string): Promise<void> {
    // An outage of the database is still answered as a problem.
    await this.versions();
    this.streams.open(reply, new DiscoveryFeed(admin, this.lists));
  }

  /** The heartbeat. */
  async run(): Promise<void> {
    this.streams.beat();
    if (this.streams.feeds().length === 0) return;
    const versions = await this.versions();
    for (const feed of this.streams.feeds()) feed.compare(versions);
    this.streams.update();
  }

  private async versions(): Promise<ListVersions> {
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
    return this.streams.open(reply, admin);
  }
}
