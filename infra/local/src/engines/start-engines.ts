import type { Log } from '../../bin/progress.mjs';
import { freePort } from '../loopback.js';
import { privateFolder } from '../private-file.js';
import type { SupervisedProcess } from '../supervised-process.js';
import { Supervisor } from '../supervisor.js';
import { ENGINE_NAMES, type EngineName } from './engine.js';
import { engineSecrets } from '../secrets.js';
import { startMailInbox } from './mail-inbox.js';
import { startMongodb } from './mongodb.js';
import { startRabbitmq } from './rabbitmq.js';
import { startRedis } from './redis.js';

/**
 * A URL is '' when its engine was not asked for; `mailUrl` also where mail goes to `SMTP_URL`. All others contain
 * passwords and must not be printed or logged.
 */
export type EngineUrls = {
  mongodbUrl: string;
  redisUrl: string;
  amqpUrl: string;
  smtpUrl: string;
  /** The inbox's page, with the token that opens it; its API is under /api/email. */
  mailUrl: string;
};

export type EngineOptions = {
  dataDir: string;
  log: Log;
  want?: readonly EngineName[];
  /** The port of the inbox's page; by default a free one. */
  mailUiPort?: number;
  env?: NodeJS.ProcessEnv;
};

export type Engines = EngineUrls & {
  /** Only our own ones: mongodb, redis, epmd, rabbitmq, mail inbox. */
  processes: readonly SupervisedProcess[];
  pids: number[];
  process: Supervisor['process'];
  /** Adds a process that stop() ends before the engines. */
  supervise: Supervisor['supervise'];
  stop: () => Promise<void>;
};

/** Finds or starts the engines and keeps our own ones running until stop(). After StartRefused nothing is left running. */
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
      process: (name) => supervisor.process(name),
      supervise: (spec) => supervisor.supervise(spec),
      stop: () => supervisor.stop(),
    };
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
}

/** The same under the caller's supervisor, which the caller stops, also when this throws. */
export async function resolveEngines(options: EngineOptions, supervisor: Supervisor): Promise<EngineUrls> {
  const { dataDir, log, want = ENGINE_NAMES, env = process.env } = options;
  privateFolder(dataDir);
  const context = { dataDir, env, secrets: engineSecrets(dataDir), supervisor, log };
  const mailUiPort = options.mailUiPort ?? (await freePort());
  const inbox = want.includes('mail') ? startMailInbox(context, mailUiPort) : { url: '', pageUrl: '' };
  const [mongodbUrl, redisUrl, amqpUrl, mail] = await Promise.all([
    want.includes('mongodb') ? startMongodb(context) : '',
    want.includes('redis') ? startRedis(context) : '',
    want.includes('rabbitmq') ? startRabbitmq(context) : '',
    inbox,
  ]);
  return { mongodbUrl, redisUrl, amqpUrl, smtpUrl: mail.url, mailUrl: mail.pageUrl };
}
