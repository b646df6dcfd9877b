import type { Refusal } from '@careward/contracts/discovery/job';

export type FetchRefusal = Extract<
  Refusal,
  'private-address' | 'other-host' | 'size' | 'type' | 'timeout' | 'unreachable'
>;

/** A URL was not read. The message says why in detail; it is for logs and super admins. */
export class FetchRefused extends Error {
  constructor(
    readonly reason: FetchRefusal,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'FetchRefused';
  }
}
