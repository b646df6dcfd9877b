import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { holdPort } from '../src/held-port.js';
import { freePort } from '../src/loopback.js';
import { temporaryFolder } from './temporary-folder.js';
import { whoCanListen } from './who-can-listen.js';

describe('a held port', () => {
  const socketPath = join(temporaryFolder(), 'process.sock');
  let letGo = () => {};
  let server: Server | undefined;
  afterEach(() => {
    letGo();
    server?.close();
  });

  it.each(['127.0.0.1', '::1'])('passes both directions on at %s, each to its end', async (host) => {
    const long = Buffer.alloc(3_000_000, 'a letter. ');
    server = createServer({ allowHalfOpen: true }, (client) => {
      void buffer(client).then((received) => client.end(Buffer.concat([Buffer.from('got '), received])));
    }).listen(socketPath);
    await once(server, 'listening');
    const port = await freePort();
    letGo = await holdPort(port, socketPath);

    const client = connect({ host, port, allowHalfOpen: true });
    client.end(long);
    expect((await buffer(client)).equals(Buffer.concat([Buffer.from('got '), long]))).toBe(true);
  });

  it('ends connections while its process is away, and lets nobody else listen', async () => {
    const port = await freePort();
    letGo = await holdPort(port, socketPath);
    expect(await text(connect({ host: '127.0.0.1', port }))).toBe('');
    expect(await whoCanListen(port)).toEqual([]);
  });

  it('passes on what its process says last to a client that has not ended', async () => {
    server = createServer((client) => {
      client.once('data', () => client.end('that is all'));
    }).listen(socketPath);
    await once(server, 'listening');
    const port = await freePort();
    letGo = await holdPort(port, socketPath);
    const client = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    client.write('a question');
    expect(await text(client)).toBe('that is all');
    client.destroy();
  });

  it('ends the connections of a process that ends', async () => {
    server = createServer((client) => client.destroy()).listen(socketPath);
    await once(server, 'listening');
    const port = await freePort();
    letGo = await holdPort(port, socketPath);
    const client = connect({ host: '127.0.0.1', port }).on('error', () => undefined);
    await once(client, 'close');
    expect(client.destroyed).toBe(true);
  });

  it.each(['127.0.0.1', '::1'])(
    'is none where somebody listens at %s, and the rest is let go',
    async (host) => {
      server = createServer().listen(0, host);
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      await expect(holdPort(port, socketPath)).rejects.toThrow('EADDRINUSE');
      server.close();
      await once(server, 'close');
      expect(await whoCanListen(port)).not.toEqual([]);
    },
  );

  it('is free again once it is let go', async () => {
    const port = await freePort();
    (await holdPort(port, socketPath))();
    expect(await whoCanListen(port)).toContainEqual({ host: '::' });
  });
});
