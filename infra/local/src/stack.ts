import { join, resolve } from 'node:path';
import { type Log, step } from '../bin/progress.mjs';
import { lockDataFolder } from './data-folder.js';
import { type EngineUrls, resolveEngines } from './engines/start-engines.js';
import { isHealthyAt, portIsFree } from './loopback.js';
import { privateFolder, privateSocketFolder, writePrivateFile } from './private-file.js';
import { projectRoot, StartRefused } from './programs.js';
import { type Role, roleEnvironment, ROLES, type RoleSockets } from './roles.js';
import { localSecrets } from './secrets.js';
import type { ProcessSpec, SupervisedProcess, SupervisionTimes } from './supervised-process.js';
import { Supervisor } from './supervisor.js';

type StackOptions = {
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
    if (!(await portIsFree(options.port))) throw portTaken(options.port);
    unlockFolder = await lockDataFolder(dataDir, supervisor.guardPid);
    const secrets = localSecrets(dataDir);
    const engines = await resolveEngines({ ...options, dataDir }, supervisor);
    // Read by commands such as npm run dlq.
    writePrivateFile(join(dataDir, 'engines.json'), JSON.stringify(engines));
    const publicUrl = env['PUBLIC_URL'] ?? `http://localhost:${options.port}`;
    const sockets = socketsOf(roles, dataDir);
    const [filesDir, epochKeysDir] = [join(dataDir, 'files'), join(dataDir, 'epoch-keys')];
    const start = { own: env, engines, sockets, roles, secrets, publicUrl, filesDir, epochKeysDir };
    running = roles.map((role) =>
      supervisor.supervise(roleProcess(role, roleEnvironment(role, start), dataDir)),
    );
    await step(log, 'Starting the services', () => Promise.all(running.map((role) => role.start())));
    const gateway = sockets.get('gateway');
    if (gateway) {
      await supervisor.holdPort(options.port, gateway.service).catch(() => {
        throw portTaken(options.port);
      });
    }
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

const portTaken = (port: number) =>
  new StartRefused(`Port ${port} is taken: stop what uses it, or choose another with PORT=<port>.`);

function socketsOf(roles: readonly Role[], dataDir: string): Map<string, RoleSockets> {
  const namesOf = ({ name }: Role) => ({ service: `${name}.sock`, health: `${name}-health.sock` });
  const own = join(dataDir, 'sockets');
  privateFolder(own);
  const folder = privateSocketFolder(
    own,
    roles.flatMap((role) => Object.values(namesOf(role))),
  );
  return new Map(
    roles.map((role) => {
      const { service, health } = namesOf(role);
      return [role.name, { service: join(folder, service), health: join(folder, health) }];
    }),
  );
}

function roleProcess(role: Role, env: NodeJS.ProcessEnv, dataDir: string): ProcessSpec {
  const { PORT: service = '', HEALTH_PORT: health = '', INSPECT = '' } = env;
  const [inspected, inspectorPort = '9229'] = INSPECT.split(':');
  const isInspected = inspected === role.name;
  const inspector = isInspected ? [`--inspect=127.0.0.1:${inspectorPort}`] : [];
  return {
    name: role.name,
    command: process.execPath,
    args: [...inspector, ...(role.nodeArguments ?? []), join(projectRoot, role.program)],
    env,
    cwd: projectRoot,
    logFile: join(dataDir, 'logs', `${role.name}.log`),
    sockets: [service, health],
    isReady: () => isHealthyAt(health, '/readyz'),
    // At a breakpoint a process answers no probe.
    isAlive: isInspected ? undefined : () => isHealthyAt(health, '/healthz'),
  };
}
