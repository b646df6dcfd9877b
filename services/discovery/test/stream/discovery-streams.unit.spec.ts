import type { DiscoveryChanges } from '@careward/contracts/discovery/job';
import { describe, expect, it } from '@jest/globals';
import { DiscoveryFeed } from '../../src/stream/discovery-streams.js';

type Item = { id: string; version: number };

/** A list in memory whose next reading may fail. */
class StoredList {
  readonly items = new Map<string, number>();
  isDown = false;
  reads: string[] = [];

  constructor(readonly key: keyof DiscoveryChanges) {}

  async all(): Promise<never[]> {
    return this.read('all', [...this.items.keys()]);
  }

  async byIds(ids: readonly string[]): Promise<never[]> {
    return this.read(ids.join(), ids);
  }

  async versions(): Promise<ReadonlyMap<string, number>> {
    return this.items;
  }

  private read(what: string, ids: readonly string[]): never[] {
    if (this.isDown) throw new Error('down');
    this.reads.push(what);
    return ids.map((id): Item => ({ id, version: this.items.get(id) ?? 0 })) as never[];
  }
}

function aFeed() {
  const lists = { sources: new StoredList('sources'), jobs: new StoredList('jobs') };
  const feed = new DiscoveryFeed('admin', [lists.sources, lists.jobs]);
  const read = async () => (await feed.readNews()).events.map(({ data }) => data);
  const compare = async () =>
    feed.compare(
      new Map([
        ['sources', await lists.sources.versions()],
        ['jobs', await lists.jobs.versions()],
      ]),
    );
  return { ...lists, feed, read, compare };
}

describe('what an admin follows', () => {
  it('reads only what it was told of', async () => {
    const { feed, sources, jobs, read } = aFeed();
    sources.items.set('a', 1).set('b', 1);
    await read();
    jobs.items.set('j', 1);
    feed.note('jobs', 'j');
    expect(await read()).toEqual([{ sources: [], jobs: [{ id: 'j', version: 1 }] }]);
    expect([sources.reads, jobs.reads]).toEqual([['all'], ['all', 'j']]);
  });

  it('says nothing about what its reader has', async () => {
    const { feed, sources, read, compare } = aFeed();
    sources.items.set('a', 1);
    await read();
    feed.note('sources', 'a');
    expect(await read()).toEqual([]);
    await compare();
    expect(await read()).toEqual([]);
  });

  it('loses nothing of one list when another cannot be read', async () => {
    const { feed, sources, jobs, read, compare } = aFeed();
    await read();
    sources.items.set('a', 1);
    jobs.items.set('j', 1);
    jobs.isDown = true;
    feed.note('sources', 'a');
    feed.note('jobs', 'j');
    await expect(read()).rejects.toThrow('down');
    jobs.isDown = false;
    const news = { sources: [{ id: 'a', version: 1 }], jobs: [{ id: 'j', version: 1 }] };
    await compare();
    expect(await read()).toEqual([news]);
  });

  it('begins later when it could not begin', async () => {
    const { sources, read, compare } = aFeed();
    sources.items.set('a', 3);
    sources.isDown = true;
    await expect(read()).rejects.toThrow('down');
    sources.isDown = false;
    const news = { sources: [{ id: 'a', version: 3 }], jobs: [] };
    await compare();
    expect(await read()).toEqual([news]);
  });
});
