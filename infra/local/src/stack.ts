import { join, resolve } from 'node:path';
import { step } from '../bin/progress.mjs';
import type { Log } from '../bin/progress.mjs';
import { lockDataFolder } from './data-folder.js';
import { resolveEngines } from './engines/start-engines.js';
import type { EngineUrls } from './engines/start-engines.js';
import { freePort, isHealthy, portIsFree } from './loopback.js';
import { writePrivateFile } from './private-file.js';
import { projectRoot } from './project-root.js';
import { roleEnvironment } from './role-environment.js';
import type { RolePorts } from './role-environment.js';
import { ROLES } from './roles.js';
import type { Role } from './roles.js';
import { localSecrets } from './secrets.js';
import { StartRefused } from './start-refused.js';
import type { ProcessSpec, SupervisedProcess, SupervisionTimes } from './supervised-process.js';
import { Supervisor } from './supervisor.js';

export type StackOptions = {
  dataDir: string;
  /** The gateway's port. */
  port: number;
  /** By default a free one. */
  mailUiPort?: number;
  log: Log;
  env?: NodeJS.ProcessEnv;
  /** By default all roles. */
  roles?: readonly Role[];
  /** Overrides of the supervisor's defaults. */
  times?: Partial<SupervisionTimes>;
  /** Stops everything, also while the start is under way. */
  signal?: AbortSignal;
};

export type Stack = {
  url: string;
  /** The inbox's page; '' where mail goes to `SMTP_URL`. */
  mailUrl: string;
  engines: EngineUrls;
  /** Our own engines and the roles, in the order of their start. */
  processes: readonly SupervisedProcess[];
  /** A role or one of our own engines (mongodb, redis, rabbitmq, mail inbox) by name. */
  process: (name: string) => SupervisedProcess;
  stop: () => Promise<void>;
};

/** Starts engines, then roles, and waits until every role is ready. Throws StartRefused, and then nothing runs. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { log, env = process.env, roles = ROLES } = options;
  const dataDir = resolve(options.dataDir);
  const supervisor = new Supervisor(log, options.times);
  let unlockFolder = () => {};
  let running: SupervisedProcess[] = [];
  const stop = async () => {
    await Promise.all(running.map((role) => role.stop()));
    await supervisor.stop();
    unlockFolder();
  };
  options.signal?.addEventListener('abort', () => void stop());
  try {
    if (!(await portIsFree(options.port))) {
      throw new StartRefused(
        `Port ${options.port} is taken: stop what uses it, or choose another with PORT=<port>.`,
      );
    }
    unlockFolder = await lockDataFolder(dataDir, supervisor.guardPid);
    const secrets = localSecrets(dataDir);
    const engines = await resolveEngines({ ...options, dataDir }, supervisor);
    // Read by commands such as npm run dlq.
    writePrivateFile(join(dataDir, 'engines.json'), JSON.stringify(engines));
    const publicUrl = env['PUBLIC_URL'] ?? `http://localhost:${options.port}`;
    const ports = await choosePorts(roles, options.port);
    const start = { own: env, engines, ports, roles, secrets, publicUrl };
    running = roles.map((role) =>
      supervisor.supervise(roleProcess(role, roleEnvironment(role, start), dataDir)),
    );
    await step(log, 'Starting the services', () => Promise.all(running.map((role) => role.start())));
    return {
      url: publicUrl,
      mailUrl: engines.mailUrl,
      engines,
      processes: supervisor.processes,
      process: (name) => supervisor.process(name),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function choosePorts(roles: readonly Role[], publicPort: number): Promise<Map<string, RolePorts>> {
  const ports = new Map<string, RolePorts>();
  for (const { name } of roles) {
    const port = name === 'gateway' ? publicPort : await freePort();
    ports.set(name, { port, healthPort: await freePort() });
  }
  return ports;
}

function roleProcess(role: Role, env: NodeJS.ProcessEnv, dataDir: string): ProcessSpec {
  const health = `http://127.0.0.1:${env['HEALTH_PORT']}`;
  return {
    name: role.name,
    command: process.execPath,
    args: [...(role.nodeArguments ?? []), join(projectRoot, role.program)],
    env,
    cwd: projectRoot,
    logFile: join(dataDir, 'logs', `${role.name}.log`),
    isReady: () => isHealthy(`${health}/readyz`),
    isAlive: () => isHealthy(`${health}/healthz`),
  };
}
