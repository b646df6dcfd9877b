import { describe, expect, it } from '@jest/globals';
import { readEventStream, type StreamEvent } from '../../../src/base/http/read-event-stream.js';

/** The events of a body that comes in parts of so many bytes. */
async function eventsOf(text: string, size: number): Promise<StreamEvent[]> {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  const events: StreamEvent[] = [];
  await readEventStream(body, { onPart: () => undefined, onEvent: (event) => events.push(event) });
  return events;
}

describe('the events of a stream', () => {
  it.each([1, 2, 3, 1_000])('are whole when they come in parts of %i bytes', async (size) => {
    const text = ':\n\nid: 7\ndata: "Mañana, señora 👵"\n\ndata: "later"\n\n';
    expect(await eventsOf(text, size)).toEqual([
      { id: '7', data: '"Mañana, señora 👵"' },
      { id: undefined, data: '"later"' },
    ]);
  });
});
