import { parentPort } from 'node:worker_threads';
import type { Asked, Answered } from './encoder-thread.js';
import { loadEncoder } from './sentence-encoder.js';

/** The entry of the thread that embeds: it says `ready`, then answers each message with the vectors of its texts. */
const encoder = await loadEncoder();
const answered = async ({ id, texts, role }: Asked): Promise<Answered> => {
  try {
    return { id, vectors: await encoder.embed(texts, role) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : 'unknown' };
  }
};
parentPort?.on('message', (asked: Asked) => {
  void answered(asked).then((answer) => parentPort?.postMessage(answer));
});
parentPort?.postMessage('ready');
