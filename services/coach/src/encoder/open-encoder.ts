import type { Readiness } from '@careward/platform/observability/health';
import type { Log } from '@careward/platform/observability/log';
import { EncoderThread } from './encoder-thread.js';
import type { SentenceEncoder } from './sentence-encoder.js';

/**
 * The process's one encoder. Where it cannot be had the process does without, and is degraded; texts that it fails on have
 * no vectors. It ends with the process.
 */
export async function openEncoder(
  log: Log,
  readiness: Readiness,
  load: () => Promise<SentenceEncoder> = () => EncoderThread.start(),
): Promise<SentenceEncoder | null> {
  try {
    const encoder = await load();
    const embed: SentenceEncoder['embed'] = (texts, role) =>
      encoder.embed(texts, role).catch((error: unknown) => {
        log.error('texts could not be embedded', { error });
        return [];
      });
    const opened = { embed, onApplicationShutdown: () => encoder.end?.() };
    return opened;
  } catch (error) {
    log.error('the sentence encoder cannot be loaded: messages are understood by their spelling alone', {
      error,
    });
    readiness.wants({ status: 'missing' });
    return null;
  }
}
