/**
 * The local mail inbox: maildev, whose page and API accept requests of any origin, behind a server that accepts only
 * those of its own page, with the inbox's token. It listens on unix sockets; who started it holds the ports. Settings:
 * SMTP_SOCKET, SMTP_USER, SMTP_PASSWORD, PAGE_SOCKET, PAGE_PORT, PAGE_TOKEN and MAIL_FOLDER.
 */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { MailDev } from 'maildev';
import { InboxToken, refusal, SameOriginResponse, tokenRefusal } from './access.js';

const LOOPBACK = '127.0.0.1';
const MAX_MESSAGES = 1_000;

const pagePort = Number(setting('PAGE_PORT'));
const token = new InboxToken(setting('PAGE_TOKEN'), pagePort);
/** Protects maildev's own port, which is open for a moment before it is closed below. */
const pagePassword = randomBytes(32).toString('base64url');
const servers = await new MailDev({
  // Its type knows ports only; it is handed to listen(), which takes the path of a socket as well.
  smtp: setting('SMTP_SOCKET') as unknown as number,
  ip: LOOPBACK,
  incomingUser: setting('SMTP_USER'),
  incomingPass: setting('SMTP_PASSWORD'),
  mailDirectory: setting('MAIL_FOLDER'),
  maxEmails: MAX_MESSAGES,
  // Otherwise it logs addresses and subjects.
  silent: true,
  web: 0,
  webIp: LOOPBACK,
  webUser: 'proxy',
  webPass: pagePassword,
}).start();
type Email = Awaited<ReturnType<typeof servers.smtp.getEmail>>;

// What an account was sent goes with it. Only its last mail stays, which says so.
servers.smtp.on('new', (email: Email) => {
  if (email.headers['x-careward-last-mail'] === 'true') void removeEarlierThan(email);
});

async function removeEarlierThan(last: Email): Promise<void> {
  const gone = last.to.map(({ address }) => address.toLowerCase());
  for (const email of await servers.smtp.getAllEmails()) {
    if (email.id === last.id) continue;
    try {
      const addresses = await addressesOf(email);
      if (gone.some((address) => addresses.includes(address))) await servers.smtp.deleteEmail(email.id);
    } catch {
      // Somebody has removed it meanwhile.
    }
  }
}

/** Whom a mail went to, and to whom it is answered: the person who wrote to support. The inbox keeps the first alone. */
async function addressesOf({ to, source }: Email): Promise<string[]> {
  const [replyTo = ''] = /^reply-to:.*$/im.exec(await readFile(source, 'utf8')) ?? [];
  const answered = replyTo.match(/[^\s<>,"]+@[^\s<>,"]+/g) ?? [];
  return [...to.map(({ address }) => address), ...answered].map((address) => address.toLowerCase());
}

const page = servers.api?.server.server;
if (!page) throw new Error('maildev started without its page');
// Only the port is closed; maildev's own listeners would also end the live updates.
page.removeAllListeners('close').close();

const proxy = createServer({ ServerResponse: SameOriginResponse });
proxy.on('request', (request, response) => {
  const refused = refusal(request.headers, pagePort);
  if (refused) return refuse(response, 403, refused);
  const taken = token.takenFrom(request);
  if (!taken) return refuse(response, 401, tokenRefusal);
  if (taken.shown === 'address' && request.headers.accept?.includes('text/html')) {
    // A browser keeps the token as a cookie, not in its history.
    const headers = { location: taken.url, 'set-cookie': token.cookie, 'cache-control': 'no-store' };
    return void response.writeHead(303, headers).end();
  }
  request.url = taken.url;
  request.headers.authorization = `Basic ${Buffer.from(`proxy:${pagePassword}`).toString('base64')}`;
  page.emit('request', request, response);
});
proxy.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
  if (refusal(request.headers, pagePort)) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  const taken = token.takenFrom(request);
  if (!taken) return void socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n');
  request.url = taken.url;
  page.emit('upgrade', request, socket, head);
});
proxy.listen(setting('PAGE_SOCKET'));

function refuse(response: ServerResponse, status: 401 | 403, sentence: string): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  if (status === 401) response.setHeader('www-authenticate', 'Bearer');
  response.writeHead(status, headers).end(sentence);
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing`);
  return value;
}
