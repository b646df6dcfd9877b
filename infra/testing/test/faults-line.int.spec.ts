import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { eventually } from '../src/eventually.js';
import { openFaultyLine, type FaultyLine } from '../src/faults/faulty-line.js';

const arrived: Buffer[] = [];
const server = createServer((socket) => {
  socket.on('data', (chunk: Buffer) => arrived.push(chunk)).on('error', () => undefined);
  socket.pipe(socket);
});
let line: FaultyLine;
let socket: Socket;
let echoed = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await once(server, 'close');
});
beforeEach(async () => {
  line = await openFaultyLine(`tcp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const { hostname, port } = new URL(line.url);
  socket = connect(Number(port), hostname);
  echoed = '';
  arrived.length = 0;
  socket.on('data', (chunk: Buffer) => (echoed += chunk.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
});
afterEach(() => line.close());

const says = (text: string) => eventually(() => expect(echoed).toBe(text));

describe('a faulty line', () => {
  it('carries both ways while nothing is wrong', async () => {
    socket.write('hello');
    await says('hello');
    expect(socket.closed).toBe(false);
  });

  it('holds everything while it stalls, and loses none of it', async () => {
    const stalled = line.fault('stall', 300);
    socket.write('hello');
    await stalled;
    expect(echoed).toBe('');
    await says('hello');
    expect(socket.closed).toBe(false);
  });

  it('swallows what it drops, then breaks', async () => {
    const dropped = line.fault('drop', 200);
    socket.write('hello');
    await dropped;
    await eventually(() => expect(socket.closed).toBe(true));
    expect(arrived).toEqual([]);
  });

  it('resets', async () => {
    await line.fault('reset', 0);
    await eventually(() => expect(socket.closed).toBe(true));
  });

  it('delivers single bytes while it slices', async () => {
    const sliced = line.fault('slice', 2_000);
    socket.write('hello');
    await says('hello');
    expect(arrived.length).toBeGreaterThan(1);
    await sliced;
  });
});
