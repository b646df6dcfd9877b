import { connect } from 'node:net';

/** Sends lines to a TCP server and returns everything that it sends until it closes the connection. */
export function sendLines({ protocol, hostname, port }: URL, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let received = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk));
    // A mail server sends the first line and may reject clients that do not wait for it.
    socket.once(protocol === 'smtp:' ? 'data' : 'connect', () =>
      socket.write(lines.map((line) => `${line}\r\n`).join('')),
    );
    socket.once('error', reject);
    socket.once('close', () => resolve(received));
  });
}
