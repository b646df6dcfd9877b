import type { DiscoveryChanges } from '@careward/contracts/discovery/job';
import { describe, expect, it } from '@jest/globals';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type ChangingList, DiscoveryStream } from '../../src/stream/discovery-streams.js';

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

function aStream() {
  const lists = { sources: new StoredList('sources'), jobs: new StoredList('jobs') };
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const written: string[] = [];
  response.write = (text: string) => written.push(text) > 0;
  const followed: ChangingList[] = [lists.sources, lists.jobs];
  const failures: unknown[] = [];
  const stream = new DiscoveryStream(response, followed, (error) => failures.push(error));
  const versions = async () =>
    new Map([
      ['sources', await lists.sources.versions()],
      ['jobs', await lists.jobs.versions()],
    ]);
  return {
    ...lists,
    stream,
    failures,
    events: () => written.map((text) => JSON.parse(text.slice('data: '.length)) as unknown),
    catchUp: async () => {
      stream.catchUp(await versions());
      await stream.update();
    },
  };
}

describe('a stream of what admins see', () => {
  it('reads only what it was told of', async () => {
    const { stream, sources, jobs, events } = aStream();
    sources.items.set('a', 1).set('b', 1);
    await stream.update();
    jobs.items.set('j', 1);
    stream.tell('jobs', 'j');
    await stream.update();
    expect(events().at(-1)).toEqual({ sources: [], jobs: [{ id: 'j', version: 1 }] });
    expect([sources.reads, jobs.reads]).toEqual([['all'], ['all', 'j']]);
  });

  it('says nothing about what its reader has', async () => {
    const { stream, sources, events, catchUp } = aStream();
    sources.items.set('a', 1);
    await stream.update();
    stream.tell('sources', 'a');
    await stream.update();
    await catchUp();
    expect(events()).toHaveLength(1);
  });

  it('loses nothing of one list when another cannot be read', async () => {
    const { stream, sources, jobs, events, failures, catchUp } = aStream();
    await stream.update();
    sources.items.set('a', 1);
    jobs.items.set('j', 1);
    jobs.isDown = true;
    stream.tell('sources', 'a');
    stream.tell('jobs', 'j');
    await stream.update();
    expect([events().length, failures.length > 0]).toEqual([1, true]);
    jobs.isDown = false;
    await catchUp();
    const news = { sources: [{ id: 'a', version: 1 }], jobs: [{ id: 'j', version: 1 }] };
    expect(events().slice(1)).toEqual([news]);
  });

  it('begins later when it could not begin', async () => {
    const { stream, sources, events, catchUp } = aStream();
    sources.items.set('a', 3);
    sources.isDown = true;
    await stream.update();
    expect(events()).toEqual([]);
    sources.isDown = false;
    await catchUp();
    expect(events()).toEqual([{ sources: [{ id: 'a', version: 3 }], jobs: [] }]);
  });
});
