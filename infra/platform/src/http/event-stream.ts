import type { ServerResponse } from 'node:http';

/** A server-sent event. A reader that comes back sends the `id` that it saw last. */
export type StreamEvent = { id?: string; data: unknown };

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
  protected abstract next(): Promise<StreamEvent | null>;

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

  private async send(): Promise<void> {
    this.waiting = false;
    try {
      const event = await this.next();
      if (!event) return;
      const id = event.id === undefined ? '' : `id: ${event.id}\n`;
      this.write(`${id}data: ${JSON.stringify(event.data)}\n\n`);
    } catch (error) {
      this.failed(error);
    }
  }

  /** A change may come while the response is being ended, and writing then would be an error that nobody handles. */
  private write(text: string): void {
    if (!this.response.writableEnded && !this.response.destroyed) this.response.write(text);
  }
}
