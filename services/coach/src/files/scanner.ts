import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** Unknown is not clean: nobody could say. */
type ScanVerdict = 'clean' | 'infected' | 'unknown';

const LONGEST_SCAN = 20_000;
const PART = 64 * 1024;

/** Asks a clamd over its socket (clamd(8), "INSTREAM"). */
export class Clamd {
  /** @param address `host:port`, or the path of a unix socket. */
  constructor(
    private readonly address: string,
    private readonly within = LONGEST_SCAN,
  ) {}

  async scan(bytes: Buffer): Promise<ScanVerdict> {
    const socket = this.connect();
    const late = setTimeout(() => socket.destroy(new Error('clamd is too slow')), this.within);
    try {
      socket.write('zINSTREAM\0');
      for (let at = 0; at < bytes.length; at += PART) send(socket, bytes.subarray(at, at + PART));
      send(socket, Buffer.alloc(0));
      return verdictOf(await text(socket));
    } catch {
      return 'unknown';
    } finally {
      clearTimeout(late);
      socket.destroy();
    }
  }

  private connect(): Socket {
    if (this.address.startsWith('/')) return connect(this.address);
    const [host = '', port] = this.address.split(':');
    return connect(Number(port), host);
  }
}

function send(socket: Socket, part: Buffer): void {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(part.length);
  socket.write(length);
  socket.write(part);
}

/** `stream: OK`, `stream: <name> FOUND`, or a reason why it could not tell. */
function verdictOf(answer: string): ScanVerdict {
  const said = answer.replaceAll('\0', '').trim();
  if (said === 'stream: OK') return 'clean';
  return / FOUND$/.test(said) ? 'infected' : 'unknown';
}
