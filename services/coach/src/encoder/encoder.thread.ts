import { parentPort } from 'node:worker_threads';
import { END, type EmbeddedText, type TextToEmbed } from './encoder-thread.js';
import { loadEncoder, type Role } from './sentence-encoder.js';

/** The entry of the thread that embeds: it says `ready`, then answers each text with its vector. */
const encoder = await loadEncoder();
const embedText = async ({ id, text, role }: TextToEmbed): Promise<EmbeddedText> => {
  try {
    const [vector = new Float32Array()] = await encoder.embed([text], role);
    return { id, vector };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : 'unknown' };
  }
};
/** One at a time of each role: what somebody asks does not wait for the sentences of answers, nor do these wait for it. */
const last: Record<Role, Promise<void>> = { query: Promise.resolve(), passage: Promise.resolve() };
parentPort?.on('message', (message: TextToEmbed | typeof END) => {
  // The encoder computes no text now: it would have kept this message waiting.
  if (message === END) process.exit();
  last[message.role] = last[message.role]
    .then(() => embedText(message))
    .then((vector) => parentPort?.postMessage(vector));
});
parentPort?.postMessage('ready');
