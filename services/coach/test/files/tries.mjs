// Runs in the room of a process that reads a file, and tells what became of everything that it tried.
import childProcess, { spawn } from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import { readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import inspector from 'node:inspector';
import module from 'node:module';
import net, { connect } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import threads, { Worker } from 'node:worker_threads';

const [, , , root, port, path] = process.argv;
const listening = { host: '127.0.0.1', port: Number(port) };
const thread = 'require("node:fs").readFileSync("/etc/passwd")';
/** What a socket or a process says later than its call. */
const ending = (emitter) =>
  new Promise((resolve, reject) => {
    emitter.once('error', reject);
    for (const event of ['connect', 'secureConnect', 'response', 'spawn', 'online'])
      emitter.once(event, resolve);
  });

const tries = {
  'read the secrets': () => readFile(join(root, '.data/secrets.json')),
  'read the manifest of the repository': () => readFile(join(root, 'package.json')),
  'read the source of another service': () => readFile(join(root, 'services/identity/package.json')),
  'read the users of the machine': () => readFile('/etc/passwd'),
  'read its own environment': () => readFile('/proc/self/environ'),
  'read the home': () => readFile(join(homedir(), '.profile')),
  'write a file': () => writeFile(join(root, 'services/coach/dist/files/reading/left.js'), ''),
  'connect by TCP': () => ending(connect(listening)),
  'connect by a socket of its own': () => ending(new net.Socket().connect(listening)),
  'connect by a module that is asked for again': () =>
    ending(process.getBuiltinModule('net').createConnection(listening)),
  'connect to a Unix socket': () => ending(connect({ path })),
  'connect by TLS': () => ending(tls.connect(listening)),
  'ask by HTTP': () => ending(http.get(listening)),
  fetch: () => fetch(`http://127.0.0.1:${port}/`),
  listen: () => new Promise((resolve, reject) => net.createServer().once('error', reject).listen(0, resolve)),
  'send a datagram': () => dgram.createSocket('udp4').send('x', listening.port, listening.host),
  'look a name up': () => dns.promises.lookup('localhost'),
  'start a program': () => ending(spawn(process.execPath, ['--version'])),
  'start a program and wait': () => childProcess.execFileSync(process.execPath, ['--version']),
  'start a thread': () => ending(new Worker(thread, { eval: true, execArgv: [] })),
  'start a thread by what a thread is': () =>
    ending(new threads.Worker.prototype.constructor(thread, { eval: true, execArgv: [] })),
  'end its parent': () => process.kill(process.ppid, 0),
  'open a debugger': () => inspector.open(0),
  'load modules its own way': () => module.register('data:text/javascript,'),
};

const became = {};
for (const [name, attempt] of Object.entries(tries))
  try {
    await attempt();
    became[name] = 'done';
  } catch (error) {
    became[name] = error.code ?? String(error);
  }
process.send(became, () => process.disconnect());
