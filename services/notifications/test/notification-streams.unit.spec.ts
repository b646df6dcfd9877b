import { NOTIFICATION_STREAMS } from '@careward/contracts/notifications/limits';
import type { Log } from '@careward/platform/observability/log';
import { describe, expect, it, jest } from '@jest/globals';
import type { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { ListChanges } from '../src/notifications/notify.js';
import { emptyList, type NotificationList } from '../src/notifications/notification-list.domain.js';
import type { NotificationListRepository } from '../src/notifications/notification-lists.repository.js';
import { NotificationStream, NotificationStreams } from '../src/notifications/notification-streams.js';

const log = { warn: jest.fn() } as unknown as Log;
const aResponse = () => new ServerResponse(new IncomingMessage(new Socket()));

const streamsOver = (find: () => Promise<NotificationList>) => {
  const lists = { find } as unknown as NotificationListRepository;
  const changes = { onChange: jest.fn() } as unknown as ListChanges;
  return new NotificationStreams(lists, log, changes, {} as HttpAdapterHost);
};
const open = (streams: NotificationStreams, raw = aResponse()) => {
  const reply = { raw, hijack: jest.fn() } as unknown as FastifyReply;
  return streams.open('u1', { reply, language: 'en', revision: null });
};

describe('open streams', () => {
  it('are limited for a person, also when they are opened at once', async () => {
    const streams = streamsOver(async () => emptyList);
    const opened = await Promise.allSettled(
      Array.from({ length: NOTIFICATION_STREAMS + 2 }, () => open(streams)),
    );
    expect(opened.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  });

  it('keep none of a reader who left before it was opened', async () => {
    const response = aResponse();
    const streams = streamsOver(async () => {
      response.destroy();
      return emptyList;
    });
    for (let left = 0; left <= NOTIFICATION_STREAMS; left++) await open(streams, response);
    expect(response.headersSent).toBe(false);
  });
});

describe('a stream', () => {
  it('writes nothing more once it was ended', async () => {
    const response = aResponse();
    const failed = jest.fn();
    response.on('error', failed);
    const stream = new NotificationStream(response, 'en', async () => emptyList, null, log);
    stream.end();
    await stream.update();
    stream.beat();
    await new Promise(setImmediate);
    expect(failed).not.toHaveBeenCalled();
  });
});
