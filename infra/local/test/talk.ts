import { connect } from 'node:net';

/** All that a server of lines says to these until it hangs up. */
export function talk({ protocol, hostname, port }: URL, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let said = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => (said += chunk));
    // A mail server speaks first, and mistrusts whoever does not wait for it.
    socket.once(protocol === 'smtp:' ? 'data' : 'connect', () =>
      socket.write(lines.map((line) => `${line}\r\n`).join('')),
    );
    socket.once('error', reject);
    socket.once('close', () => resolve(said));
  });
}
