import { FetchRefused } from './fetch-refused.js';

/** Runs work with a signal that is aborted with the caller's, or when the time is up; nothing stays behind on either. */
export async function within<Result>(
  milliseconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const ending = new AbortController();
  const stop = () => ending.abort(signal.reason);
  const overdue = () => ending.abort(new FetchRefused('timeout', 'it took too long altogether'));
  signal.addEventListener('abort', stop, { once: true });
  const timer = setTimeout(overdue, milliseconds);
  try {
    return await work(ending.signal);
  } catch (error) {
    ending.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
