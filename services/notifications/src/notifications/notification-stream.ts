import type { Language } from '@careward/contracts/kernel/languages';
import type { Log } from '@careward/platform/observability/log';
import type { ServerResponse } from 'node:http';
import { changedSince, type NotificationList } from './notification-list.domain.js';
import { toNotifications } from './notification.mapper.js';

/**
 * One person's open stream of server-sent events. The id of an event is the revision of the list that it brings the
 * reader up to.
 */
export class NotificationStream {
  private sending: Promise<void> = Promise.resolve();
  private waiting = false;

  constructor(
    private readonly response: ServerResponse,
    private readonly language: Language,
    private readonly find: () => Promise<NotificationList>,
    /** The revision that the reader has; null before the first event. */
    private revision: number | null,
    private readonly log: Log,
  ) {}

  /** Sends what has changed. Changes that come while one is being sent go together. */
  update(): Promise<void> {
    if (this.waiting) return this.sending;
    this.waiting = true;
    this.sending = this.sending.then(() => this.send());
    return this.sending;
  }

  isBehind(revision: number): boolean {
    return this.revision !== revision;
  }

  /** A comment, so that nobody takes the line for dead. */
  beat(): void {
    this.write(':\n\n');
  }

  end(): void {
    this.response.end();
  }

  /** A change may come while the response is being ended, and writing then would be an error that nobody handles. */
  private write(text: string): void {
    if (!this.response.writableEnded && !this.response.destroyed) this.response.write(text);
  }

  private async send(): Promise<void> {
    this.waiting = false;
    try {
      const list = await this.find();
      const isFirst = this.revision === null;
      const changed = changedSince(list, this.revision ?? 0);
      this.revision = list.revision;
      if (!isFirst && changed.length === 0) return;
      const data = JSON.stringify(toNotifications(changed, this.language));
      this.write(`id: ${list.revision}\ndata: ${data}\n\n`);
    } catch (error) {
      // The next heartbeat tries again.
      this.log.warn('notifications not sent to a stream', { error });
    }
  }
}
