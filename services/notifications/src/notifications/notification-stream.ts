import type { Language } from '@careward/contracts/kernel/languages';
import { EventStream, type StreamEvent } from '@careward/platform/http/event-stream';
import type { Log } from '@careward/platform/observability/log';
import type { ServerResponse } from 'node:http';
import { changedSince, type NotificationList } from './notification-list.domain.js';
import { toNotifications } from './notification.mapper.js';

/** One person's open stream. The id of an event is the revision of the list that it brings the reader up to. */
export class NotificationStream extends EventStream {
  constructor(
    response: ServerResponse,
    private readonly language: Language,
    private readonly find: () => Promise<NotificationList>,
    /** The revision that the reader has; null before the first event. */
    private revision: number | null,
    log: Log,
  ) {
    super(response, (error) => log.warn('notifications not sent to a stream', { error }));
  }

  isBehind(revision: number): boolean {
    return this.revision !== revision;
  }

  protected async next(): Promise<StreamEvent | null> {
    const list = await this.find();
    const isFirst = this.revision === null;
    const changed = changedSince(list, this.revision ?? 0);
    this.revision = list.revision;
    if (!isFirst && changed.length === 0) return null;
    return { id: String(list.revision), data: toNotifications(changed, this.language) };
  }
}
