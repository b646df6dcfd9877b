import { readFile } from './read-file.js';

/** The program of a reading process: one file comes in, what became of it goes out, and the process ends. */

/**
 * Not by `process.exit`: what V8 still compiles in a thread may wait for the main thread, which waits for the thread then,
 * for ever (nodejs/node#64274).
 */
const end = () => process.kill(process.pid, 'SIGKILL');

process.on('disconnect', end);
process.once('message', ({ bytes, declared }: { bytes: Uint8Array; declared: string }) => {
  void readFile(Buffer.from(bytes), declared, (kept) => process.send?.({ kept })).then(
    (read) => process.send?.({ read }, end),
    (error: unknown) => process.send?.({ failed: String(error) }, end),
  );
});
