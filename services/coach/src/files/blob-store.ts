import { ProblemError } from '@careward/platform/http/problem-error';

/** Where a blob lies: whose it is, and an id of its own. */
export type BlobName = { owner: string; id: string };

const OWN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(\.[\da-f-]{36}\.part)?$/;

/** Whether a name has the form of ours: whatever else lies in the folder or bucket is not ours to list, nor to sweep. */
export const isOwnName = (segment: string): boolean => OWN.test(segment);

/**
 * Keeps bytes that the caller has sealed, outside the database. A blob is written once and whole, or not at all. Throws
 * `storage-away` while the store cannot be reached, and `storage-full` when it takes no more.
 */
export abstract class BlobStore {
  abstract put(name: BlobName, bytes: Buffer): Promise<void>;
  /** Null when there is no such blob. */
  abstract get(name: BlobName): Promise<Buffer | null>;
  /** Does nothing when there is no such blob. */
  abstract delete(name: BlobName): Promise<void>;
  /** The owner's, or all of them, with the time that each was written. */
  abstract list(owner?: string): AsyncIterable<BlobName & { writtenAt: Date }>;
}

/** `cause` is for the operator. */
export const storageAway = (cause: unknown) =>
  Object.assign(
    new ProblemError({
      status: 503,
      code: 'storage-away',
      detail: 'We cannot keep or open files right now. Nothing was lost. Please try again in a minute.',
      retryAfter: 30,
    }),
    { cause },
  );

export const storageFull = (cause: unknown) =>
  Object.assign(
    new ProblemError({
      status: 507,
      code: 'storage-full',
      detail:
        'We have no room for more files right now. Please send your message without one, or try again later.',
      retryAfter: 600,
    }),
    { cause },
  );
