/**
 * The local mail inbox: maildev, whose page and API accept requests of any origin, behind a server that accepts only
 * those of its own page. Settings: SMTP_PORT, SMTP_USER, SMTP_PASSWORD, PAGE_PORT and MAIL_FOLDER.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { MailDev } from 'maildev';
import { refusal, SameOriginResponse } from './same-origin.js';

const LOOPBACK = '127.0.0.1';
const MAX_MESSAGES = 1_000;

const pagePort = Number(setting('PAGE_PORT'));
/** Protects maildev's own port, which is open for a moment before it is closed below. */
const pagePassword = randomBytes(32).toString('base64url');
const servers = await new MailDev({
  smtp: Number(setting('SMTP_PORT')),
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
const page = servers.api?.server.server;
if (!page) throw new Error('maildev started without its page');
// Only the port is closed; maildev's own listeners would also end the live updates.
page.removeAllListeners('close').close();

const proxy = createServer({ ServerResponse: SameOriginResponse });
proxy.on('request', (request, response) => {
  const refused = refusal(request.headers, pagePort);
  if (!refused) {
    request.headers.authorization = `Basic ${Buffer.from(`proxy:${pagePassword}`).toString('base64')}`;
    return void page.emit('request', request, response);
  }
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(refused);
});
proxy.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
  if (refusal(request.headers, pagePort)) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  page.emit('upgrade', request, socket, head);
});
proxy.listen(pagePort, LOOPBACK);

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing`);
  return value;
}
