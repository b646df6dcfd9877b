/**
 * The local mail inbox: maildev, whose page and API answer every web page there is, behind a server of our own that
 * answers its own page alone. It reads SMTP_PORT, SMTP_USER, SMTP_PASSWORD, PAGE_PORT and MAIL_FOLDER.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { MailDev } from 'maildev';
import { refusal } from './refusal.js';
import { SameOriginResponse } from './same-origin-response.js';

const LOOPBACK = '127.0.0.1';
const KEPT_MESSAGES = 1_000;

const pagePort = Number(setting('PAGE_PORT'));
/** maildev listens for itself before the guard takes over; meanwhile it answers nobody who does not know this. */
const pagePassword = randomBytes(32).toString('base64url');
const servers = await new MailDev({
  smtp: Number(setting('SMTP_PORT')),
  ip: LOOPBACK,
  incomingUser: setting('SMTP_USER'),
  incomingPass: setting('SMTP_PASSWORD'),
  mailDirectory: setting('MAIL_FOLDER'),
  maxEmails: KEPT_MESSAGES,
  // It would write addresses and subjects to its log.
  silent: true,
  web: 0,
  webIp: LOOPBACK,
  webUser: 'guard',
  webPass: pagePassword,
}).start();
const page = servers.api?.server.server;
if (!page) throw new Error('maildev started without its page');
// The port alone is closed: what listens for that would end the live updates with it.
page.removeAllListeners('close').close();

const guard = createServer({ ServerResponse: SameOriginResponse });
guard.on('request', (request, response) => {
  const refused = refusal(request.headers, pagePort);
  if (!refused) {
    request.headers.authorization = `Basic ${Buffer.from(`guard:${pagePassword}`).toString('base64')}`;
    return void page.emit('request', request, response);
  }
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(refused);
});
guard.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
  if (refusal(request.headers, pagePort)) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  page.emit('upgrade', request, socket, head);
});
guard.listen(pagePort, LOOPBACK);

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing`);
  return value;
}
