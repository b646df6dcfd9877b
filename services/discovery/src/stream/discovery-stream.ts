import type { ServerResponse } from 'node:http';
import type { DiscoveryChanges } from '@careward/contracts/discovery/job';
import { EventStream, type StreamEvent } from '@careward/platform/http/event-stream';

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
