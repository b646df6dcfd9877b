import { join } from 'node:path';
import { step } from '../../bin/progress.mjs';
import { freePort, isHealthyAt, portIsFree } from '../loopback.js';
import { privateFolder, privateSocketPath, writePrivateFile } from '../private-file.js';
import { projectRoot, StartRefused } from '../programs.js';
import { SMALL_HEAP } from '../supervised-process.js';
import { type EngineContext, engineFromEnvironment } from './engine.js';
import { randomKey } from '../../bin/keys.mjs';
import { ENGINE_USER } from '../secrets.js';

const PROGRAM = join(projectRoot, 'infra', 'local', 'dist', 'mail-inbox', 'main.js');

/**
 * Mail: `SMTP_URL`, else a local inbox (mail-inbox/main.ts). `pageUrl` is the inbox's page, with the token that opens
 * it, which is also in the folder's `mail-inbox.token`; it is '' with `SMTP_URL`. Throws StartRefused when the page's
 * port is taken.
 */
export async function startMailInbox(
  { dataDir, env, secrets, supervisor, log }: EngineContext,
  pagePort: number,
): Promise<{ url: string; pageUrl: string }> {
  const given = await engineFromEnvironment(env, 'SMTP_URL');
  if (given) return { url: given, pageUrl: '' };

  const taken = new StartRefused(
    `Port ${pagePort} for the mail inbox is taken: stop what uses it, or choose another with MAIL_UI_PORT=<port>.`,
  );
  if (!(await portIsFree(pagePort))) throw taken;
  const folder = join(dataDir, 'mail');
  privateFolder(folder);
  const smtpPort = await freePort();
  const token = randomKey();
  writePrivateFile(join(dataDir, 'mail-inbox.token'), token);
  const pageSocket = privateSocketPath(folder, 'page.sock');
  const smtpSocket = privateSocketPath(folder, 'smtp.sock');
  const headers = { host: `localhost:${pagePort}`, authorization: `Bearer ${token}` };
  const isReady = () => isHealthyAt(pageSocket, '/api/healthz', headers);
  const inbox = supervisor.supervise({
    name: 'mail inbox',
    command: process.execPath,
    args: [PROGRAM],
    env: {
      PATH: env['PATH'],
      NODE_OPTIONS: SMALL_HEAP,
      SMTP_SOCKET: smtpSocket,
      SMTP_USER: ENGINE_USER,
      SMTP_PASSWORD: secrets.mail,
      PAGE_SOCKET: pageSocket,
      PAGE_PORT: String(pagePort),
      PAGE_TOKEN: token,
      MAIL_FOLDER: folder,
    },
    cwd: folder,
    logFile: join(dataDir, 'logs', 'mail-inbox.log'),
    sockets: [pageSocket, smtpSocket],
    isReady,
    isAlive: isReady,
  });
  await step(log, 'Starting the mail inbox', async () => {
    await inbox.start();
    await supervisor.holdPort(pagePort, pageSocket).catch(() => {
      throw taken;
    });
    await supervisor.holdPort(smtpPort, smtpSocket);
  });
  return {
    url: `smtp://${ENGINE_USER}:${secrets.mail}@127.0.0.1:${smtpPort}`,
    pageUrl: `http://localhost:${pagePort}/?token=${token}`,
  };
}
