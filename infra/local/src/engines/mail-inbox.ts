import { join } from 'node:path';
import { step } from '../../bin/progress.mjs';
import { freePort, isHealthy, portIsFree } from '../loopback.js';
import { privateFolder } from '../private-file.js';
import { projectRoot } from '../project-root.js';
import { SMALL_HEAP } from '../supervised-process.js';
import { StartRefused } from '../start-refused.js';
import { engineFromEnvironment } from './engine-from-environment.js';
import type { EngineContext } from './engine.js';
import { ENGINE_USER } from '../secrets.js';

const PROGRAM = join(projectRoot, 'infra', 'local', 'dist', 'mail-inbox', 'main.js');

/**
 * Mail: `SMTP_URL`, else a local inbox (mail-inbox/main.ts). `pageUrl` is the inbox's page, '' with `SMTP_URL`. Throws
 * StartRefused when the page's port is taken.
 */
export async function startMailInbox(
  { dataDir, env, secrets, supervisor, log }: EngineContext,
  pagePort: number,
): Promise<{ url: string; pageUrl: string }> {
  const given = await engineFromEnvironment(env, 'SMTP_URL');
  if (given) return { url: given, pageUrl: '' };

  if (!(await portIsFree(pagePort))) {
    throw new StartRefused(
      `Port ${pagePort} for the mail inbox is taken: stop what uses it, or choose another with MAIL_UI_PORT=<port>.`,
    );
  }
  const folder = join(dataDir, 'mail');
  privateFolder(folder);
  const smtpPort = await freePort();
  const isReady = () => isHealthy(`http://127.0.0.1:${pagePort}/api/healthz`);
  const inbox = supervisor.supervise({
    name: 'mail inbox',
    command: process.execPath,
    args: [PROGRAM],
    env: {
      PATH: env['PATH'],
      NODE_OPTIONS: SMALL_HEAP,
      SMTP_PORT: String(smtpPort),
      SMTP_USER: ENGINE_USER,
      SMTP_PASSWORD: secrets.mail,
      PAGE_PORT: String(pagePort),
      MAIL_FOLDER: folder,
    },
    cwd: folder,
    logFile: join(dataDir, 'logs', 'mail-inbox.log'),
    isReady,
    isAlive: isReady,
  });
  await step(log, 'Starting the mail inbox', () => inbox.start());
  return {
    url: `smtp://${ENGINE_USER}:${secrets.mail}@127.0.0.1:${smtpPort}`,
    pageUrl: `http://localhost:${pagePort}`,
  };
}
