import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

export type ScriptedSmtp = {
  url: string;
  /** What the next mails are answered at RCPT TO; 250 when the list has run out. */
  answers: string[];
  /** Envelope recipients of the mails that were taken. */
  taken: string[];
  stop(): Promise<void>;
};

/** A mail server that refuses on demand, as real ones do when they are busy or know nobody of that name. */
export async function scriptedSmtp(): Promise<ScriptedSmtp> {
  const answers: string[] = [];
  const taken: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    talk(socket, answers, taken);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    taken,
    stop: async () => {
      for (const socket of open) socket.destroy();
      await server[Symbol.asyncDispose]();
    },
  };
}

function talk(socket: Socket, answers: string[], taken: string[]): void {
  let recipient = '';
  let inText = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const commands: Record<string, (line: string) => void> = {
    EHLO: () => say('250 scripted'),
    MAIL: () => say('250 ok'),
    RCPT: (line) => {
      recipient = /<(.*)>/.exec(line)?.[1] ?? '';
      say(answers.shift() ?? '250 ok');
    },
    DATA: () => {
      inText = true;
      say('354 go on');
    },
    RSET: () => say('250 ok'),
    QUIT: () => socket.end('221 bye\r\n'),
  };
  socket.on('error', () => socket.destroy());
  say('220 scripted');
  createInterface({ input: socket }).on('line', (line) => {
    if (!inText) return (commands[line.slice(0, 4).toUpperCase()] ?? (() => say('502 unknown')))(line);
    if (line !== '.') return;
    inText = false;
    taken.push(recipient);
    say('250 taken');
  });
}
