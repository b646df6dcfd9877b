import type { Log } from '../../bin/progress.mjs';
import { freePort } from '../loopback.js';
import { privateFolder } from '../private-file.js';
import type { SupervisedProcess } from '../supervised-process.js';
import { Supervisor } from '../supervisor.js';
import { ENGINE_NAMES } from './engine.js';
import type { EngineName } from './engine.js';
import { engineSecrets } from './engine-secrets.js';
import { startMailInbox } from './mail-inbox.js';
import { startMongodb } from './mongodb.js';
import { startRabbitmq } from './rabbitmq.js';
import { startRedis } from './redis.js';

/**
 * An address is '' when its engine was not wanted; `mailUrl` also where mail goes to `SMTP_URL`. The others carry
 * passwords: they are for environments and private files, never for a line on the terminal or in a log.
 */
export type EngineUrls = {
  mongodbUrl: string;
  redisUrl: string;
  amqpUrl: string;
  smtpUrl: string;
  /** The inbox's page; its API stands under /api/email. */
  mailUrl: string;
};

export type EngineOptions = {
  dataDir: string;
  log: Log;
  want?: readonly EngineName[];
  /** The inbox page's port; a free one when absent. */
  mailUiPort?: number;
  env?: NodeJS.ProcessEnv;
};

export type Engines = EngineUrls & {
  /** Only those that are ours: mongodb, redis, epmd, rabbitmq, mail inbox. */
  processes: readonly SupervisedProcess[];
  pids: number[];
  stop: () => Promise<void>;
};

/** Finds or starts the engines and keeps ours running until stop(). Throws StartRefused, and then nothing runs. */
export async function startEngines(options: EngineOptions): Promise<Engines> {
  const supervisor = new Supervisor(options.log);
  try {
    const urls = await resolveEngines(options, supervisor);
    return {
      ...urls,
      processes: supervisor.processes,
      get pids() {
        return supervisor.processes.flatMap(({ pid }) => pid ?? []);
      },
      stop: () => supervisor.stop(),
    };
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
}

/** The same under a supervisor of the caller's, who also stops it when this throws. */
export async function resolveEngines(options: EngineOptions, supervisor: Supervisor): Promise<EngineUrls> {
  const { dataDir, log, want = ENGINE_NAMES, env = process.env } = options;
  privateFolder(dataDir);
  const surroundings = { dataDir, env, secrets: engineSecrets(dataDir), supervisor, log };
  const mailUiPort = options.mailUiPort ?? (await freePort());
  const inbox = want.includes('mail') ? startMailInbox(surroundings, mailUiPort) : { url: '', pageUrl: '' };
  const [mongodbUrl, redisUrl, amqpUrl, mail] = await Promise.all([
    want.includes('mongodb') ? startMongodb(surroundings) : '',
    want.includes('redis') ? startRedis(surroundings) : '',
    want.includes('rabbitmq') ? startRabbitmq(surroundings) : '',
    inbox,
  ]);
  return { mongodbUrl, redisUrl, amqpUrl, smtpUrl: mail.url, mailUrl: mail.pageUrl };
}
