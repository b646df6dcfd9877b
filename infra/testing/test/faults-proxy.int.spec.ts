import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { eventually } from '../src/eventually.js';
import { openFaultyProxy, type FaultyProxy } from '../src/faults/faulty-proxy.js';

const arrived: Buffer[] = [];
const server = createServer((socket) => {
  socket.on('data', (chunk: Buffer) => arrived.push(chunk)).on('error', () => undefined);
  socket.pipe(socket);
});
let proxy: FaultyProxy;
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
  proxy = await openFaultyProxy(`tcp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const { hostname, port } = new URL(proxy.url);
  socket = connect(Number(port), hostname);
  echoed = '';
  arrived.length = 0;
  socket.on('data', (chunk: Buffer) => (echoed += chunk.toString()));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
});
afterEach(() => proxy.close());

const expectEcho = (text: string) => eventually(() => expect(echoed).toBe(text));

describe('a faulty proxy', () => {
  it('forwards both ways without a fault', async () => {
    socket.write('hello');
    await expectEcho('hello');
    expect(socket.closed).toBe(false);
  });

  it('forwards nothing while it stalls, and everything afterwards', async () => {
    const stalled = proxy.fault('stall', 300);
    socket.write('hello');
    await stalled;
    expect(echoed).toBe('');
    await expectEcho('hello');
    expect(socket.closed).toBe(false);
  });

  it('drops bytes, then resets the connection', async () => {
    const dropped = proxy.fault('drop', 200);
    socket.write('hello');
    await dropped;
    await eventually(() => expect(socket.closed).toBe(true));
    expect(arrived).toEqual([]);
  });

  it('resets the connection', async () => {
    await proxy.fault('reset', 0);
    await eventually(() => expect(socket.closed).toBe(true));
  });

  it('forwards single bytes while it slices', async () => {
    const sliced = proxy.fault('slice', 2_000);
    socket.write('hello');
    await expectEcho('hello');
    expect(arrived.length).toBeGreaterThan(1);
    await sliced;
  });
});
