import { DISCOVERY_STREAMS } from '@careward/contracts/discovery/limits';
import { discoveryRoutes as routes } from '@careward/contracts/discovery/routes';
import { HOUR } from '@careward/contracts/kernel/limits';
import { type PeriodicTaskRunner, runPeriodically } from '@careward/platform/jobs/periodic-task';
import { eventually } from '@careward/testing/eventually';
import { listenTo, twoCopies } from '@careward/testing/two-copies';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DiscoveryStreams } from '../../src/stream/discovery-streams.js';
import { anAdmin, aSource } from '../sources/a-source.js';
import { startDiscovery } from '../start-discovery.js';

const copies = twoCopies((prefix) => startDiscovery(prefix));
// A heartbeat would bring what no message from the other copy does.
beforeAll(async () => {
  for (const copy of copies)
    await copy.app.get<PeriodicTaskRunner>(runPeriodically(DiscoveryStreams).provide).onApplicationShutdown();
});
const open = listenTo(routes.discoveryStream);

/** A stream at one copy: what it answered, and every event so far. */
async function listen(copy: RunningService, who = anAdmin()) {
  const { events: all, ...stream } = await open(copy, who);
  const events = () => all().map(({ data }) => data);
  return { ...stream, events, sources: () => events().flatMap(({ sources }) => sources) };
}
const approve = (copy: RunningService, id: string) =>
  copy.call(routes.approveSource, anAdmin(), { params: { id } });

describe('a stream of what admins see', () => {
  it('begins with everything, as server-sent events', async () => {
    const newest = await aSource(copies[0]);
    const { answer, events } = await listen(copies[0]);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    const { body } = await copies[0].call(routes.sources, anAdmin());
    await eventually(() => expect(events()).toEqual([{ sources: body, jobs: [] }]));
    expect(body[0]).toEqual(newest);
  });

  it('begins also when there is nothing yet', async () => {
    const fresh = await startDiscovery(testPrefix());
    const { events } = await listen(fresh);
    await eventually(() => expect(events()).toEqual([{ sources: [], jobs: [] }]));
    await fresh.stop();
  });

  it('brings each change at one copy to the streams of every copy, and nothing else', async () => {
    const { id } = await aSource(copies[0]);
    const streams = [await listen(copies[0]), await listen(copies[1])];
    for (const { events } of streams) await eventually(() => expect(events()).toHaveLength(1));
    const { body: approved } = await approve(copies[1], id);
    const added = await aSource(copies[0]);
    for (const { events } of streams)
      await eventually(() =>
        expect(
          events()
            .slice(1)
            .flatMap(({ sources }) => sources),
        ).toEqual([approved, added]),
      );
  });

  it('loses nothing that happens while it opens', async () => {
    const adding = Array.from({ length: 10 }, () => aSource(copies[1]));
    const { sources } = await listen(copies[0]);
    const ids = (await Promise.all(adding)).map(({ id }) => id);
    await eventually(() => expect(sources().map(({ id }) => id)).toEqual(expect.arrayContaining(ids)));
  });

  it('is refused to an admin who has many open, until one of them is closed', async () => {
    const who = anAdmin();
    const streams = [];
    for (let each = 0; each < DISCOVERY_STREAMS; each++) streams.push(await listen(copies[0], who));
    const { answer } = await listen(copies[0], who);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await listen(copies[0])).answer.status).toBe(200);
    streams[0]?.abort.abort();
    await eventually(async () => expect((await listen(copies[0], who)).answer.status).toBe(200));
  });
});

describe('without Redis', () => {
  it('a stream hears of changes at the next heartbeat, and is kept alive by it', async () => {
    const alone = await startDiscovery(testPrefix(), undefined, { REDIS_URL: 'redis://127.0.0.1:9' });
    const { heard, events } = await listen(alone);
    await eventually(() => expect(events()).toHaveLength(1));
    const added = await aSource(alone);
    const before = heard.text.length;
    await alone.app.get(DiscoveryStreams).run();
    await eventually(() => expect(events().slice(1)).toEqual([{ sources: [added], jobs: [] }]));
    expect(heard.text.slice(before)).toContain(':\n\n');
    const { body: approved } = await approve(alone, added.id);
    await alone.app.get(DiscoveryStreams).run();
    await eventually(() => expect(events().slice(2)).toEqual([{ sources: [approved], jobs: [] }]));
    await alone.stop();
  });
});

describe('a copy that shuts down', () => {
  it('ends its streams and does not wait for them', async () => {
    const stopping = await startDiscovery(testPrefix());
    const { heard, events } = await listen(stopping);
    await eventually(() => expect(events()).toHaveLength(1));
    // Requests in progress would be waited for until this test has failed.
    await stopping.stop(HOUR);
    await eventually(() => expect(heard.ended).toBe(true));
  });
});
