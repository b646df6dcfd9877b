import { once } from 'node:events';
import { createServer, type ListenOptions } from 'node:net';

const ATTEMPTS: ListenOptions[] = ['127.0.0.1', '::1', '0.0.0.0', '::'].flatMap((host) => [
  { host },
  { host, reusePort: true },
]);

/** The ways in which a process of somebody else can listen on a port; none where it is held. */
export async function whoCanListen(port: number): Promise<ListenOptions[]> {
  const possible: ListenOptions[] = [];
  for (const attempt of ATTEMPTS) {
    const server = createServer().listen({ ...attempt, port });
    const listens = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (listens) possible.push(attempt);
    server.close();
  }
  return possible;
}
