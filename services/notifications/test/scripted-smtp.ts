import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

export type ScriptedSmtp = {
  url: string;
  /** Replies to the next RCPT TO commands; 250 when there are none left. */
  answers: string[];
  /** Envelope recipients of the accepted mails. */
  accepted: string[];
  stop(): Promise<void>;
};

/** A mail server that refuses on demand, as real ones do when they are busy or do not know the recipient. */
export async function scriptedSmtp(): Promise<ScriptedSmtp> {
  const answers: string[] = [];
  const accepted: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    talk(socket, answers, accepted);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    accepted,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await server[Symbol.asyncDispose]();
    },
  };
}

function talk(socket: Socket, answers: string[], accepted: string[]): void {
  let recipient = '';
  let inData = false;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  const commands: Record<string, (line: string) => void> = {
    EHLO: () => reply('250 scripted'),
    MAIL: () => reply('250 ok'),
    RCPT: (line) => {
      recipient = /<(.*)>/.exec(line)?.[1] ?? '';
      reply(answers.shift() ?? '250 ok');
    },
    DATA: () => {
      inData = true;
      reply('354 go on');
    },
    RSET: () => reply('250 ok'),
    QUIT: () => socket.end('221 bye\r\n'),
  };
  socket.on('error', () => socket.destroy());
  reply('220 scripted');
  createInterface({ input: socket }).on('line', (line) => {
    if (!inData) return (commands[line.slice(0, 4).toUpperCase()] ?? (() => reply('502 unknown')))(line);
    if (line !== '.') return;
    inData = false;
    accepted.push(recipient);
    reply('250 accepted');
  });
}
