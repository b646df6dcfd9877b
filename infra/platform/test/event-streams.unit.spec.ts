import { describe, expect, it, jest } from '@jest/globals';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { EventStreams, type Feed } from '../src/http/event-streams.js';
import type { Log } from '../src/observability/log.js';

function aReader() {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const write = jest.spyOn(response, 'write');
  const reply = { raw: response, hijack: () => undefined } as unknown as FastifyReply;
  return { response, reply, text: () => write.mock.calls.map(([text]) => String(text)).join('') };
}

const nothingNew = async () => ({ events: [] });

/** Streams of which each owner may have one open. */
function streamsOf(readNews: Feed['readNews'] = nothingNew, rest: Partial<Feed> = {}) {
  const warn = jest.fn();
  const streams = new EventStreams<Feed>(1, { warn } as unknown as Log, new HttpAdapterHost());
  const open = ({ reply }: ReturnType<typeof aReader>) =>
    streams.open(reply, { owner: 'maria', readNews, ...rest });
  const update = async () => {
    streams.update();
    await new Promise(setImmediate);
  };
  return { streams, open, update, warn };
}

describe('a reader of a stream', () => {
  it('who has left before the stream opened takes no place of its owner', () => {
    const { streams, open } = streamsOf();
    const gone = aReader();
    gone.response.destroy();
    open(gone);
    expect([streams.feeds(), gone.response.headersSent]).toEqual([[], false]);
    open(aReader());
    expect(streams.feeds()).toHaveLength(1);
  });

  it('gives its place back when it leaves', () => {
    const { streams, open } = streamsOf();
    const first = aReader();
    open(first);
    expect(() => open(aReader())).toThrow(expect.objectContaining({ status: 429 }));
    first.response.emit('close');
    open(aReader());
    expect(streams.feeds()).toHaveLength(1);
  });
});

describe('a stream', () => {
  it('tries again at the next update after its feed could not be read', async () => {
    const readNews = jest.fn<Feed['readNews']>(async () => ({ events: [{ id: '7', data: 'news' }] }));
    readNews.mockRejectedValueOnce(new Error('down'));
    const { open, update, warn } = streamsOf(readNews);
    const reader = aReader();
    open(reader);
    await update();
    expect([reader.text(), warn.mock.calls.length]).toEqual([':\n\n', 1]);
    await update();
    expect(reader.text()).toBe(':\n\nid: 7\ndata: "news"\n\n');
  });

  it('reads once for all changes that come before it has read', async () => {
    const readNews = jest.fn(nothingNew);
    const { streams, open, update } = streamsOf(readNews);
    open(aReader());
    for (let change = 0; change < 3; change++) streams.update();
    await update();
    expect(readNews).toHaveBeenCalledTimes(1);
  });

  it('ends with its feed, and neither reads nor writes after that', async () => {
    const readNews = jest.fn<Feed['readNews']>(async () => ({ events: [{ data: 'end' }], isLast: true }));
    const { streams, open, update } = streamsOf(readNews, { heartbeat: 'beat' });
    const reader = aReader();
    const failed = jest.fn();
    reader.response.on('error', failed);
    open(reader);
    await update();
    await update();
    streams.beat();
    await new Promise(setImmediate);
    expect(reader.response.writableEnded).toBe(true);
    expect(reader.text()).toBe('data: "beat"\n\ndata: "end"\n\n');
    expect([readNews.mock.calls.length, failed.mock.calls.length]).toEqual([1, 0]);
  });
});
