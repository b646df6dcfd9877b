import { describe, expect, it } from '@jest/globals';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { EventStream } from '../src/http/event-stream.js';
import { StreamsByOwner } from '../src/http/streams-by-owner.js';

class SilentStream extends EventStream {
  protected next(): Promise<null> {
    return Promise.resolve(null);
  }
}

function aReader() {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const reply = { raw: response, hijack: () => undefined } as unknown as FastifyReply;
  return { response, reply };
}

describe('a reader of a stream', () => {
  const streamsOfOneReader = () => {
    const streams = new StreamsByOwner<SilentStream>(1, new HttpAdapterHost());
    const open = ({ reply }: ReturnType<typeof aReader>) =>
      streams.open('maria', reply, (response) => new SilentStream(response, () => undefined));
    return { streams, open };
  };

  it('who has left before the stream opened takes no place of its owner', () => {
    const { streams, open } = streamsOfOneReader();
    const gone = aReader();
    gone.response.destroy();
    open(gone);
    expect(streams.owners()).toEqual([]);
    open(aReader());
    expect(streams.of('maria').size).toBe(1);
  });

  it('gives its place back when it leaves', () => {
    const { streams, open } = streamsOfOneReader();
    const first = aReader();
    open(first);
    expect(() => open(aReader())).toThrow(expect.objectContaining({ status: 429 }));
    first.response.emit('close');
    open(aReader());
    expect(streams.of('maria').size).toBe(1);
  });
});
