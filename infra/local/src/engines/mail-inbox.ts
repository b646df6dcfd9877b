import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../../bin/progress.mjs';
import { freePort, portIsFree } from '../loopback.js';
import { isHealthy } from '../is-healthy.js';
import { projectRoot } from '../project-root.js';
import { StartRefused } from '../start-refused.js';
import { engineFromEnvironment } from './engine-from-environment.js';
import type { Surroundings } from './engine.js';

const KEPT_MESSAGES = 1_000;

/**
 * Mail: `SMTP_URL`, else a local inbox whose page shows every message. `pageUrl` is that page, '' where mail
 * goes to a server of one's own. Throws StartRefused when the page's port is taken.
 */
export async function startMailInbox(
  { dataDir, env, supervisor, log }: Surroundings,
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
  mkdirSync(folder, { recursive: true });
  const smtpPort = await freePort();
  const settings = {
    smtp: smtpPort,
    ip: '127.0.0.1',
    web: pagePort,
    'web-ip': '127.0.0.1',
    'mail-directory': folder,
    'max-emails': KEPT_MESSAGES,
  };
  const inbox = supervisor.supervise({
    name: 'mail inbox',
    command: process.execPath,
    args: [
      join(projectRoot, 'node_modules', '.bin', 'maildev'),
      ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
      // It would write addresses and subjects to its log.
      '--silent',
    ],
    env: { PATH: env['PATH'] },
    cwd: folder,
    logFile: join(dataDir, 'logs', 'mail-inbox.log'),
    isReady: () => isHealthy(`http://127.0.0.1:${pagePort}/api/healthz`),
  });
  await step(log, 'Starting the mail inbox', () => inbox.start());
  return { url: `smtp://127.0.0.1:${smtpPort}`, pageUrl: `http://localhost:${pagePort}` };
}
