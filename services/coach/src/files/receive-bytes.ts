import type { Readable } from 'node:stream';
import { UPLOAD } from '@careward/contracts/coach/files';
import { ProblemError } from '@careward/platform/http/problem-error';

/** What has to arrive in each such time, in ms, so that one that trickles does not keep the place of others. */
const PACE = { bytes: 64 * 1024, every: 15_000 };

type Limits = { most: number; within: number; pace: typeof PACE };

/**
 * The bytes of an upload. Throws as soon as there are more than may be, when they take too long or trickle, and when
 * whoever sends them breaks off; nothing is kept of them then.
 */
export function receiveBytes(
  body: Readable,
  { most = UPLOAD.bytes, within = UPLOAD.within, pace = PACE }: Partial<Limits> = {},
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  let parts: Buffer[] = [];
  let size = 0;
  const late = setTimeout(() => reject(tooLate()), within);
  let before = 0;
  const slow = setInterval(() => {
    if (size - before < pace.bytes) reject(tooLate());
    before = size;
  }, pace.every);
  body.on('data', (part: Buffer) => {
    size += part.length;
    if (size > most) reject(tooLargeFile());
    else parts.push(part);
  });
  body.once('end', () => resolve(Buffer.concat(parts, size)));
  body.once('error', () => reject(brokenOff()));
  body.once('close', () => reject(brokenOff()));
  return promise.finally(() => {
    clearTimeout(late);
    clearInterval(slow);
    // The rest is read away, so that the sender comes to read the refusal.
    body.removeAllListeners('data').resume();
    parts = [];
  });
}

export const tooLargeFile = () =>
  new ProblemError({
    status: 413,
    code: 'too-large',
    detail: `Please select a file smaller than ${UPLOAD.bytes / 1024 / 1024} MB.`,
  });

const tooLate = () =>
  new ProblemError({
    status: 408,
    code: 'request-too-slow',
    detail: 'Your file took too long to reach us. Please check your connection and attach it again.',
  });

/** Nobody is there to read it. */
const brokenOff = () =>
  new ProblemError({
    status: 400,
    code: 'unreadable-request',
    detail: 'Your file did not reach us whole. Please attach it again.',
  });
