import type { ServerResponse } from 'node:http';

/** A server-sent event. A reader that comes back sends the `id` that it saw last. */
export type StreamEvent = { id?: string; data: unknown };

const asText = ({ id, data }: StreamEvent) =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

/** A response of server-sent events that goes on until its reader leaves. */
export abstract class EventStream {
  private sending: Promise<void> = Promise.resolve();
  private waiting = false;

  constructor(
    private readonly response: ServerResponse,
    /** Is told why an event was not sent; the next update tries again. */
    private readonly failed: (error: unknown) => void,
  ) {}

  /** What the reader does not have yet; null: nothing. */
  protected abstract next(): Promise<StreamEvent | readonly StreamEvent[] | null>;

  /** Sends what has changed. Changes that come while one is being sent go together. */
  update(): Promise<void> {
    if (this.waiting) return this.sending;
    this.waiting = true;
    this.sending = this.sending.then(() => this.send());
    return this.sending;
  }

  /** A comment, so that nobody takes the line for dead. */
  beat(): void {
    this.write(':\n\n');
  }

  end(): void {
    this.response.end();
  }

  /** Sends these, whatever `next` is at. */
  protected sendNow(events: readonly StreamEvent[]): void {
    if (events.length > 0) this.write(events.map(asText).join(''));
  }

  private async send(): Promise<void> {
    this.waiting = false;
    try {
      this.sendNow([(await this.next()) ?? []].flat());
    } catch (error) {
      this.failed(error);
    }
  }

  /** A change may come while the response is being ended, and writing then would be an error that nobody handles. */
  private write(text: string): void {
    if (!this.response.writableEnded && !this.response.destroyed) this.response.write(text);
  }
}
