import module, { createRequire } from 'node:module';
import threads, { isMainThread, type Worker as Thread } from 'node:worker_threads';

/**
 * Loaded before anything else in a process that reads a file, and in each of its threads: from then on nothing reaches a
 * network, another process or a debugger, whatever a parser is talked into. Node's permissions (file-reader.ts) forbid files
 * and programs, but this version has none for networks, and a thread that is started with other options has none at all.
 */
const CLOSED = [
  ...['child_process', 'cluster', 'dgram', 'dns', 'dns/promises', 'http', 'http2', 'https', 'inspector'],
  ...['net', 'repl', 'tls', '_http_agent', '_http_client', '_http_server', '_tls_wrap'],
];

function refuse(): never {
  throw Object.assign(new Error('nothing leaves a process that reads a file'), { code: 'ERR_ACCESS_DENIED' });
}

/** Methods that reach somebody; streams keep theirs, which the threads' own output needs. */
const REACHING = /^(?:connect|listen|bind|send|spawn|reverse|resolve.*)$/;

type Parts = Record<string, unknown>;

/** What can be called, and the methods of what can be made, even by whoever holds it already. */
function close(parts: Parts, isClosed = (_name: string) => true): void {
  for (const [name, { value, writable }] of Object.entries(Object.getOwnPropertyDescriptors(parts))) {
    if (typeof value !== 'function' || !writable || !isClosed(name)) continue;
    const { prototype: methods } = value as { prototype?: Parts };
    if (methods) close(methods, (method) => REACHING.test(method));
    parts[name] = refuse;
  }
}

const require = createRequire(import.meta.url);
const { Worker: NodeThread } = threads;

if (isMainThread) {
  // Should a file keep the main loop from noticing that its parent is gone, this ends the process by the time. It has no
  // code but this, and nothing of this room.
  const time = Number(process.argv[2]);
  new NodeThread(`setTimeout(() => process.kill(process.pid, 'SIGALRM'), ${time})`, {
    eval: true,
    execArgv: [],
  });
}

/** Text recognition runs in a thread of this file; it inherits what is closed, and no options are taken. */
const RECOGNITION = require.resolve('tesseract.js/src/worker-script/node/index.js');
function Recognition(file: unknown): Thread {
  return isMainThread && file === RECOGNITION ? new NodeThread(RECOGNITION) : refuse();
}
NodeThread.prototype.constructor = Recognition;
Object.assign(threads, { Worker: Recognition });

const parts = CLOSED.map((name) => require(name) as Parts);
for (const part of parts) close(part);
Object.assign(module, { register: refuse });
module.syncBuiltinESMExports();

const kill = process.kill.bind(process);
process.kill = (pid, signal) => (pid === process.pid ? kill(pid, signal) : refuse());
for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.set(globalThis, name, refuse);
