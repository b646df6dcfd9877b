import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivateFile } from '../private-file.js';

type Ports = { port: number; distributionPort: number; namePort: number };

/** The Erlang distribution port allows remote code execution to everyone who knows the cookie. */
const ON_LOOPBACK = '-kernel inet_dist_use_interface {127,0,0,1}';

/** Writes the settings of the node in this folder; returns the environment for it and its tools. */
export function nodeEnvironment(
  folder: string,
  definitions: string,
  { port, distributionPort, namePort }: Ports,
): NodeJS.ProcessEnv {
  const settings = join(folder, 'rabbitmq.conf');
  const lines = [
    `listeners.tcp.1 = 127.0.0.1:${port}`,
    `load_definitions = ${definitions}`,
    'log.file = false',
    'log.console = true',
    // The supervisor's probes would fill the log: each is a connection that ends early.
    'log.connection.level = error',
  ];
  writePrivateFile(settings, `${lines.join('\n')}\n`);
  const plugins = join(folder, 'enabled_plugins');
  writePrivateFile(plugins, '[].\n');
  writeCookie(folder);
  return {
    // Erlang reads its cookie from the home folder.
    HOME: folder,
    RABBITMQ_NODENAME: 'careward@localhost',
    RABBITMQ_MNESIA_BASE: join(folder, 'mnesia'),
    RABBITMQ_LOG_BASE: folder,
    RABBITMQ_CONFIG_FILE: settings,
    RABBITMQ_ENABLED_PLUGINS_FILE: plugins,
    RABBITMQ_NODE_PORT: String(port),
    RABBITMQ_DIST_PORT: String(distributionPort),
    RABBITMQ_PID_FILE: join(folder, 'pid'),
    RABBITMQ_CONF_ENV_FILE: '/dev/null',
    ERL_EPMD_PORT: String(namePort),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    // Makes the script exec the node, so that signals reach it.
    RUNNING_UNDER_SYSTEMD: 'true',
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: `+sbwt none +sbwtdcpu none +sbwtdio none ${ON_LOOPBACK}`,
    RABBITMQ_CTL_ERL_ARGS: ON_LOOPBACK,
  };
}

/** A new random cookie for every start, since those that Erlang makes can be guessed. */
function writeCookie(folder: string): void {
  const file = join(folder, '.erlang.cookie');
  rmSync(file, { force: true });
  writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o400 });
}
