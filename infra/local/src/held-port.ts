import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** `localhost` is either; a browser tries both, the second one first. */
const LOOPBACK = ['127.0.0.1', '::1'];
/** So long may a client be silent once its process has ended the connection. */
const LAST_ANSWER_MS = 2_000;
/** What a machine without IPv6 says. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Keeps a port of this machine from its other users, also while the process behind it is away: its connections are
 * passed on to that process's unix socket, and end at once while nothing listens there. Rejects where the port is
 * taken. Returns the function that lets it go.
 */
export async function holdPort(port: number, socketPath: string): Promise<() => void> {
  const open = new Set<Socket>();
  const servers: Server[] = [];
  const letGo = () => {
    for (const server of servers) server.close();
    for (const socket of open) socket.destroy();
  };
  const passOn = (client: Socket) => {
    open.add(client.once('close', () => open.delete(client)));
    const process = connect({ path: socketPath, allowHalfOpen: true });
    client.pipe(process).pipe(client);
    process.on('error', () => undefined);
    // What it said last still reaches the client. A process that ends a connection whose request it has not read may
    // lose its answer, as on any socket: the gateway reads such requests to their end.
    process.on('close', () => {
      client.end();
      client.resume().setTimeout(LAST_ANSWER_MS, () => client.destroy());
    });
    client.on('error', () => undefined).on('close', () => process.destroy());
  };
  try {
    for (const host of LOOPBACK) {
      const server = createServer({ allowHalfOpen: true, noDelay: true }, passOn);
      if (await listens(server, host, port)) servers.push(server);
    }
  } catch (error) {
    letGo();
    throw error;
  }
  return letGo;
}

/** False where this machine has no such address. */
async function listens(server: Server, host: string, port: number): Promise<boolean> {
  try {
    await once(server.listen(port, host), 'listening');
    return true;
  } catch (error) {
    if (NO_SUCH_ADDRESS.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
