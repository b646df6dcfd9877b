import type { Readiness } from '@careward/platform/observability/health';
import type { Log } from '@careward/platform/observability/log';
import { loadEncoder, type SentenceEncoder } from './sentence-encoder.js';

/**
 * The process's one encoder. Where it cannot be had the process does without, and is degraded; texts that it fails on have
 * no vectors.
 */
export async function openEncoder(
  log: Log,
  readiness: Readiness,
  load: () => Promise<SentenceEncoder> = loadEncoder,
): Promise<SentenceEncoder | null> {
  try {
    const encoder = await load();
    const embed: SentenceEncoder['embed'] = (texts, role) =>
      encoder.embed(texts, role).catch((error: unknown) => {
        log.error('texts could not be embedded', { error });
        return [];
      });
    return { embed };
  } catch (error) {
    log.error('the sentence encoder cannot be loaded: messages are understood by their spelling alone', {
      error,
    });
    readiness.wants({ status: 'missing' });
    return null;
  }
}
