import type { DiscoveryChanges } from '@careward/contracts/discovery/changes';
import { EventStream, type StreamEvent } from '@careward/platform/http/event-stream';
import type { ServerResponse } from 'node:http';
import type { ChangingList } from './changing-list.js';
import { FollowedList } from './followed-list.js';

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
