import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { eventually } from '@careward/testing/eventually';
import { askInbox } from '@careward/testing/mail-inbox';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Engines, startEngines } from '../src/engines/start-engines.js';
import { refusal } from '../src/mail-inbox/access.js';
import { sendLines } from './send-lines.js';
import { temporaryFolder } from './temporary-folder.js';
import { whoCanListen } from './who-can-listen.js';

const own = { host: 'localhost:1080' };

describe('the mail inbox on port 1080', () => {
  it.each([
    ['a program that is no browser', own],
    ['its address typed', { ...own, 'sec-fetch-site': 'none' }],
    ['its own page', { ...own, 'sec-fetch-site': 'same-origin' }],
    ['its own page, posting', { ...own, 'sec-fetch-site': 'same-origin', origin: 'http://localhost:1080' }],
    ['127.0.0.1', { host: '127.0.0.1:1080', origin: 'http://127.0.0.1:1080' }],
    ['::1', { host: '[::1]:1080' }],
  ])('accepts %s', (_name, headers) => {
    expect(refusal(headers, 1080)).toBeUndefined();
  });

  it.each([
    ['a host name that resolves to this machine', { host: 'evil.test:1080' }],
    ['a host name that begins with ours', { host: 'localhost.evil.test:1080' }],
    ['another port', { host: 'localhost:3000' }],
    ['no port', { host: 'localhost' }],
    ['no host', {}],
    ['another site', { ...own, 'sec-fetch-site': 'cross-site' }],
    ['a page on another port', { ...own, 'sec-fetch-site': 'same-site' }],
    ['another origin', { ...own, origin: 'https://evil.test' }],
    ['another port as origin', { ...own, origin: 'http://localhost:3000' }],
    ['https, which is another origin', { ...own, origin: 'https://localhost:1080' }],
    ['a sandboxed page', { ...own, origin: 'null' }],
  ])('refuses %s, and says where to find it', (_name, headers) => {
    expect(refusal(headers, 1080)).toContain("open http://localhost:1080 in the browser's address bar");
  });

  it('accepts a host without a port where its port is 80', () => {
    expect(refusal({ host: 'localhost' }, 80)).toBeUndefined();
  });
});

const LIVE = '/socket.io/?EIO=4&transport=websocket';
const POLLING = '/socket.io/?EIO=4&transport=polling';
const NOBODY = 65_534;
const handshake = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': Buffer.alloc(16).toString('base64'),
};

describe('the mail inbox', () => {
  const dataDir = temporaryFolder();
  const tokenFile = join(dataDir, 'mail-inbox.token');
  const lines: string[] = [];
  let engines: Engines;
  let host: string;
  let token: string;
  let withToken: { authorization: string };
  beforeAll(async () => {
    const env = { PATH: process.env['PATH'] };
    engines = await startEngines({ dataDir, env, log: (line) => void lines.push(line), want: ['mail'] });
    host = new URL(engines.mailUrl).host;
    token = readFileSync(tokenFile, 'utf8');
    withToken = { authorization: `Bearer ${token}` };
  });
  afterAll(() => engines.stop());

  const ask = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
    new Promise<IncomingMessage & { body: Promise<string> }>((resolve, reject) => {
      const asked = request(new URL(path, engines.mailUrl), { method, headers, agent: false });
      asked.once('response', (answer) => resolve(Object.assign(answer, { body: text(answer) })));
      asked.once('error', reject).end();
      asked.once('upgrade', (answer, socket) => {
        socket.destroy();
        resolve(Object.assign(answer, { body: Promise.resolve('') }));
      });
    });
  const ownPage = () => ({ origin: `http://${host}`, 'sec-fetch-site': 'same-origin' });
  async function receive(to: string, subject: string, ...headers: string[]): Promise<void> {
    const smtp = new URL(engines.smtpUrl);
    const plain = Buffer.from(`\0${smtp.username}\0${smtp.password}`).toString('base64');
    const envelope = ['MAIL FROM:<a@careward.example>', `RCPT TO:<${to}>`, 'DATA'];
    const letter = [`To: ${to}`, `Subject: ${subject}`, ...headers, '', 'A text.', '.'];
    await sendLines(smtp, ['EHLO here', `AUTH PLAIN ${plain}`, ...envelope, ...letter, 'QUIT']);
  }
  const subjectsOf = async (answer: Response) =>
    ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject);

  it('accepts programs and its own page that have its token, and sends no CORS headers', async () => {
    for (const path of ['/api/email', POLLING])
      for (const headers of [withToken, { ...withToken, ...ownPage() }]) {
        const answer = await ask(path, headers);
        expect(answer.statusCode).toBe(200);
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    const page = await ask('/', { ...withToken, accept: 'text/html' });
    expect(page.headers['content-type']).toBe('text/html');
    expect((await ask(LIVE, { ...handshake, ...withToken, ...ownPage() })).statusCode).toBe(101);
  });

  it('removes what it has of an address when its last mail comes, with the files', async () => {
    const [gone, other] = ['gone@example.com', 'other-gone@example.com'];
    await receive(gone, 'The link');
    await receive('support@careward.example', 'A question', `Reply-To: ${gone}`);
    await receive(other, 'Stays');
    await receive(gone, 'Goodbye', 'X-Careward-Last-Mail: true');
    await eventually(async () => {
      const subjects = await subjectsOf(await askInbox(engines.mailUrl, '/api/email'));
      expect(subjects.toSorted()).toEqual(['Goodbye', 'Stays']);
    });
    const files = readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'));
    expect(files).toHaveLength(2);
  });

  it.each([
    ['a page of another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['another host name', { host: 'evil.test' }],
  ])('refuses %s, also with the token', async (_name, other) => {
    const headers = { ...withToken, ...other };
    for (const path of ['/api/email', '/', POLLING, `/?token=${token}`])
      expect((await ask(path, headers)).statusCode).toBe(403);
    expect((await ask('/api/email/all', headers, 'DELETE')).statusCode).toBe(403);
    const preflight = { ...headers, 'access-control-request-method': 'GET' };
    expect((await ask('/api/email', preflight, 'OPTIONS')).statusCode).toBe(403);
    expect((await ask(LIVE, { ...handshake, ...headers })).statusCode).toBe(403);
  });

  it.each([
    ['nothing', '', {}],
    ['a token of somebody else', `?token=${'a'.repeat(43)}`, { authorization: `Bearer ${'a'.repeat(43)}` }],
    ['an empty token', '?token=', { authorization: 'Bearer ', cookie: 'careward_inbox_1080=' }],
    ['a password', '', { authorization: `Basic ${Buffer.from('proxy:proxy').toString('base64')}` }],
  ])('tells who shows it %s how it opens, and nothing else', async (_name, query, headers) => {
    for (const path of ['/api/email', '/', '/api/healthz', '/api/config', '/socket.io/']) {
      const refused = await ask(`${path}${query}`, headers);
      expect([path, refused.statusCode]).toEqual([path, 401]);
      expect(refused.headers).toMatchObject({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' });
      expect(await refused.body).toMatch(/opens with its token only: .*mail-inbox\.token.*\?token=.*Bearer/);
    }
    expect((await ask(`/api/email/all${query}`, headers, 'DELETE')).statusCode).toBe(401);
    const live = `/socket.io/${query ? `${query}&` : '?'}EIO=4&transport=websocket`;
    expect((await ask(live, { ...handshake, ...headers })).statusCode).toBe(401);
  });

  it('keeps its token in a file that other users of the machine cannot read', async () => {
    expect(engines.mailUrl).toBe(`http://${host}/?token=${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(statSync(tokenFile).mode & 0o777).toBe(0o600);
    if (process.getuid?.() !== 0) return;
    const asNobody = promisify(execFile)('cat', [tokenFile], { uid: NOBODY, gid: NOBODY });
    await expect(asNobody).rejects.toThrow('Permission denied');
  });

  it('gives a browser that comes by the printed address a cookie, and an address without the token', async () => {
    const browser = { accept: 'text/html,*/*', 'sec-fetch-site': 'none' };
    const came = await ask(`/?token=${token}`, browser);
    expect([came.statusCode, came.headers.location]).toEqual([303, '/']);
    const [cookie = ''] = came.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
    const held = { ...browser, cookie: `other=1; ${cookie.split(';')[0]}` };
    for (const path of ['/', '/api/email', POLLING]) expect((await ask(path, held)).statusCode).toBe(200);
    expect((await ask(LIVE, { ...handshake, ...held, ...ownPage() })).statusCode).toBe(101);
  });

  it('takes the token out of an address before its query chooses mails', async () => {
    await receive('one@careward.example', 'For one');
    await receive('two@careward.example', 'For two');
    const path = `/api/email?to.address=${encodeURIComponent('two@careward.example')}`;
    await eventually(async () => {
      expect(await subjectsOf(await fetch(`http://${host}${path}&token=${token}`))).toEqual(['For two']);
    });
    expect(await subjectsOf(await askInbox(engines.mailUrl, path))).toEqual(['For two']);
  });

  it('pushes a new mail to its page', async () => {
    const live = new WebSocket(`ws://${host}${LIVE}&token=${token}`);
    const heard: string[] = [];
    live.addEventListener('message', ({ data }) => {
      heard.push(String(data));
      // The Socket.IO client has to open its namespace.
      if (String(data).startsWith('0{')) live.send('40');
    });
    await eventually(() => expect(heard.at(-1)).toMatch(/^40/));
    await receive('b@careward.example', 'Here it is');
    await eventually(() => expect(heard.at(-1)).toMatch(/^42\["newMail",.*Here it is/));
    live.close();
    const path = '/api/email?to.address=b@careward.example';
    expect(await subjectsOf(await askInbox(engines.mailUrl, path))).toEqual(['Here it is']);
  });

  it('keeps both of its ports from everybody else while it is killed, and comes back with its mails', async () => {
    await receive('kept@careward.example', 'Still here');
    const mails = () => askInbox(engines.mailUrl, '/api/email?to.address=kept@careward.example');
    await eventually(async () => expect(await subjectsOf(await mails())).toEqual(['Still here']));
    engines.process('mail inbox').kill();
    await eventually(() => expect(lines.join()).toContain('mail inbox ended (SIGKILL)'));
    for (const url of [engines.mailUrl, engines.smtpUrl])
      expect(await whoCanListen(Number(new URL(url).port))).toEqual([]);
    await expect(mails()).rejects.toThrow('fetch failed');
    await eventually(() => expect(lines).toContain('mail inbox is back.'));
    expect(await subjectsOf(await mails())).toEqual(['Still here']);
    await receive('later@careward.example', 'Afterwards');
  });
});
