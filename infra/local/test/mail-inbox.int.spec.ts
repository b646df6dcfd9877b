import { request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@careward/testing/eventually';
import { startEngines } from '../src/engines/start-engines.js';
import type { Engines } from '../src/engines/start-engines.js';
import { sendLines } from './send-lines.js';
import { temporaryFolder } from './temporary-folder.js';

const LIVE = '/socket.io/?EIO=4&transport=websocket';
const handshake = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': Buffer.alloc(16).toString('base64'),
};

describe('the mail inbox', () => {
  const dataDir = temporaryFolder();
  let engines: Engines;
  let host: string;
  beforeAll(async () => {
    const env = { PATH: process.env['PATH'] };
    engines = await startEngines({ dataDir, env, log: () => undefined, want: ['mail'] });
    host = new URL(engines.mailUrl).host;
  });
  afterAll(() => engines.stop());

  const ask = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request(new URL(path, engines.mailUrl), { method, headers, agent: false });
      const answered = (answer: IncomingMessage) => resolve(answer.resume());
      asked.once('response', answered).once('error', reject).end();
      asked.once('upgrade', (answer, socket) => resolve((socket.destroy(), answer)));
    });
  const ownPage = () => ({ origin: `http://${host}`, 'sec-fetch-site': 'same-origin' });

  it('accepts programs and its own page, and sends no CORS headers', async () => {
    for (const path of ['/api/email', '/socket.io/?EIO=4&transport=polling'])
      for (const headers of [{}, ownPage()]) {
        const answer = await ask(path, headers);
        expect(answer.statusCode).toBe(200);
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    expect((await ask('/', { accept: 'text/html' })).headers['content-type']).toBe('text/html');
    expect((await ask(LIVE, { ...handshake, ...ownPage() })).statusCode).toBe(101);
  });

  it.each([
    ['a page of another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['another host name', { host: 'evil.test' }],
  ])('refuses %s', async (_name, headers) => {
    for (const path of ['/api/email', '/', '/socket.io/?EIO=4&transport=polling'])
      expect((await ask(path, headers)).statusCode).toBe(403);
    expect((await ask('/api/email/all', headers, 'DELETE')).statusCode).toBe(403);
    const preflight = { ...headers, 'access-control-request-method': 'GET' };
    expect((await ask('/api/email', preflight, 'OPTIONS')).statusCode).toBe(403);
    expect((await ask(LIVE, { ...handshake, ...headers })).statusCode).toBe(403);
  });

  it('pushes a new mail to its page', async () => {
    const live = new WebSocket(`ws://${host}${LIVE}`);
    const heard: string[] = [];
    live.addEventListener('message', ({ data }) => {
      heard.push(String(data));
      // The Socket.IO client has to open its namespace.
      if (String(data).startsWith('0{')) live.send('40');
    });
    await eventually(() => expect(heard.at(-1)).toMatch(/^40/));

    const smtp = new URL(engines.smtpUrl);
    const plain = Buffer.from(`\0${smtp.username}\0${smtp.password}`).toString('base64');
    const envelope = ['MAIL FROM:<a@careward.example>', 'RCPT TO:<b@careward.example>', 'DATA'];
    const letter = ['Subject: Here it is', '', 'A text.', '.'];
    await sendLines(smtp, ['EHLO here', `AUTH PLAIN ${plain}`, ...envelope, ...letter, 'QUIT']);
    await eventually(() => expect(heard.at(-1)).toMatch(/^42\["newMail",.*Here it is/));
    live.close();
    const mails = (await (await fetch(`${engines.mailUrl}/api/email`)).json()) as { subject: string }[];
    expect(mails.map(({ subject }) => subject)).toEqual(['Here it is']);
  });
});
