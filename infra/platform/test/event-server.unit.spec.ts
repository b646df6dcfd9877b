import { profileUpdated } from '@careward/contracts/events/care-profile';
import { consumedBy } from '@careward/contracts/events/catalog';
import { eventOf } from '@careward/testing/event-of';
import { expect, it } from '@jest/globals';
import { Log } from '../src/logging/log.js';
import { EventServer } from '../src/messaging/event-server.js';
import { EventTransport, type AnyEvent, type EventHandler } from '../src/messaging/event-transport.js';

/** Hands over at once whatever it is given. */
class PromptTransport extends EventTransport {
  readonly connected = true;
  private handlers: ReadonlyMap<string, EventHandler> = new Map();

  async start(handlers: ReadonlyMap<string, EventHandler>) {
    this.handlers = handlers;
  }
  async deliver(event: AnyEvent) {
    await this.handlers.get(event.type)?.(event);
  }
  onConnected() {}
  async publish() {}
  async drain() {}
  async close() {}
}

it("handles an aggregate's events one after the other, and holds up nobody else's", async () => {
  const transport = new PromptTransport();
  const server = new EventServer('coach', transport, new Log('test', 'silent'));
  const story: string[] = [];
  let finishFirst = () => {};
  const held = new Promise<void>((resolve) => (finishFirst = resolve));
  const handle = async ({ subject, sequence }: AnyEvent) => {
    story.push(`${subject}/${sequence} begins`);
    if (subject === 'one' && sequence === 1) {
      await held;
      story.push('one/1 fails');
      throw new Error('away');
    }
  };
  for (const { type } of consumedBy('coach')) server.addHandler(type, handle, true);
  await new Promise<void>((resolve) => server.listen(() => resolve()));

  const event = (subject: string, sequence: number) => eventOf(profileUpdated, {}, { subject, sequence });
  const first = transport.deliver(event('one', 1));
  const second = transport.deliver(event('one', 2));
  await transport.deliver(event('other', 1));
  finishFirst();
  await expect(first).rejects.toThrow('away');
  await second;
  expect(story).toEqual(['one/1 begins', 'other/1 begins', 'one/1 fails', 'one/2 begins']);
});
