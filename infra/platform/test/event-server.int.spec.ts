import { profileUpdated } from '@careward/contracts/care-profile/events';
import { consumedBy } from '@careward/contracts/event-catalog';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { rabbitTransport } from '@careward/testing/rabbit-harness';
import { testPrefix } from '@careward/testing/test-prefix';
import { describe, expect, it } from '@jest/globals';
import { Log } from '../src/observability/log.js';
import { EventServer } from '../src/events/event-server.js';
import type { AnyEvent, EventHandler } from '../src/events/event-transport.js';

/** A coach whose handlers all do the same. */
function coachThat(handle: EventHandler) {
  const transport = rabbitTransport('coach', testPrefix());
  const server = new EventServer('coach', transport, new Log('test', 'silent'));
  for (const { type } of consumedBy('coach')) server.addHandler(type, handle, true);
  const listens = () =>
    new Promise<void>((resolve, reject) =>
      server.listen((error) => (error instanceof Error ? reject(error) : resolve())),
    );
  const publish = (subject: string, sequence: number) =>
    transport.publish(eventOf(profileUpdated, {}, { subject, sequence }));
  return { server, transport, listens, publish };
}

it("handles an aggregate's events one after the other, and holds up nobody else's", async () => {
  const story: string[] = [];
  let finishFirst = () => {};
  const held = new Promise<void>((resolve) => (finishFirst = resolve));
  let failed = false;
  const coach = coachThat(async ({ subject, sequence }: AnyEvent) => {
    story.push(`${subject}/${sequence} begins`);
    if (subject !== 'one' || sequence !== 1 || failed) return;
    await held;
    failed = true;
    story.push('one/1 fails');
    throw new Error('away');
  });
  await coach.listens();
  await eventually(() => expect(coach.transport.connected).toBe(true));

  await coach.publish('one', 1);
  await coach.publish('one', 2);
  await coach.publish('other', 1);
  await eventually(() => expect(story).toEqual(['one/1 begins', 'other/1 begins']));
  finishFirst();
  await eventually(() =>
    expect(story).toEqual(['one/1 begins', 'other/1 begins', 'one/1 fails', 'one/2 begins', 'one/1 begins']),
  );
  await coach.transport.close();
});

describe('does not start', () => {
  const nothing: EventHandler = () => Promise.resolve();

  it('with two handlers for one of its events', async () => {
    const { server, listens } = coachThat(nothing);
    server.addHandler(profileUpdated.type, nothing, true);
    await expect(Promise.resolve().then(listens)).rejects.toThrow(`${profileUpdated.type} has two handlers`);
  });

  it('with a handler for an event that is not its own', async () => {
    const { server, listens } = coachThat(nothing);
    server.addHandler('coach.nobody.knows.v1', nothing, true);
    await expect(Promise.resolve().then(listens)).rejects.toThrow(
      'coach.nobody.knows.v1 is not in the catalog',
    );
  });
});
