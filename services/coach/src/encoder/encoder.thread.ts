import { parentPort } from 'node:worker_threads';
import type { Asked, Answered } from './encoder-thread.js';
import { loadEncoder, type Role } from './sentence-encoder.js';

/** The entry of the thread that embeds: it says `ready`, then answers each message with the vectors of its texts. */
const encoder = await loadEncoder();
const answered = async ({ id, texts, role }: Asked): Promise<Answered> => {
  try {
    return { id, vectors: await encoder.embed(texts, role) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : 'unknown' };
  }
};
/** One at a time of each role: what somebody asks does not wait for the sentences of answers, nor do these wait for it. */
const last: Record<Role, Promise<void>> = { query: Promise.resolve(), passage: Promise.resolve() };
parentPort?.on('message', (asked: Asked) => {
  last[asked.role] = last[asked.role]
    .then(() => answered(asked))
    .then((answer) => parentPort?.postMessage(answer));
});
parentPort?.postMessage('ready');
