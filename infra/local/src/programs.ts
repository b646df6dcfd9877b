import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Log, step } from '../bin/progress.mjs';

/** The start failed for a reason that the user can fix; the message is shown as it is and names the next step. */
export class StartRefused extends Error {}

/** The repository's root; the path is the same from src/ and from dist/. */
export const projectRoot = join(import.meta.dirname, '..', '..', '..');

/** Homebrew's folders that are not on the path. */
const HOMEBREW = ['/opt/homebrew', '/usr/local'].flatMap((prefix) =>
  ['sbin', 'opt/rabbitmq/sbin', 'opt/openjdk/bin', 'opt/erlang/bin'].map((folder) => join(prefix, folder)),
);

/** The first executable among the `preferred` paths and those of that name on the path. */
export function findProgram(name: string, preferred: string[] = []): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const places = [...preferred, ...[...folders, ...HOMEBREW].map((folder) => join(folder, name))];
  return places.find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

type Outcome = { code: number; output: string };

/** Runs a program to its end; `output` holds stdout and stderr. The code of a missing program is 127. */
export function runProgram(
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = () => child.kill();
    process.once('exit', end);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => {
      process.off('exit', end);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** The packages that contain a program, by package manager, and the system services that Debian enables with them. */
type Packages = { apt: string[]; brew: string[]; services: string[] };

/** A policy-rc.d that exits with 101 keeps Debian from starting the services; disabling them covers the next boot. */
const INSTALL_WITH_APT = `
set -e
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  trap 'rm -f "$policy"' EXIT
  trap 'exit 130' INT TERM HUP
  printf '#!/bin/sh\\nexit 101\\n' > "$policy"
  chmod 755 "$policy"
fi
export DEBIAN_FRONTEND=noninteractive
apt-get -o DPkg::Lock::Timeout=300 update -qq
apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends $1
for service in $2; do
  if [ -d /run/systemd/system ]; then systemctl disable --now "$service" || true
  else update-rc.d "$service" disable || true; fi
done
`;

let previous: Promise<unknown> = Promise.resolve();

/** Installs packages with the system's package manager, one call at a time. Throws StartRefused where that is not possible. */
export function installPackages(log: Log, tool: string, packages: Packages): Promise<void> {
  const installation = previous.then(() => install(log, tool, packages));
  previous = installation.catch(() => undefined);
  return installation;
}

async function install(log: Log, tool: string, { apt, brew, services }: Packages): Promise<void> {
  const command = await installer(apt, brew, services);
  if (!command) {
    throw new StartRefused(
      `Careward needs ${tool} and cannot install it here: install it ` +
        `(Debian, Ubuntu: sudo apt-get install ${apt.join(' ')}; macOS: brew install ${brew.join(' ')}) ` +
        'and run the same command again.',
    );
  }
  const { code, output } = await step(log, `Installing ${tool}`, () =>
    runProgram(command[0], command.slice(1)),
  );
  if (code !== 0) {
    log(output.trimEnd());
    throw new StartRefused(
      `Installing ${tool} failed, see its output above: install ` +
        `${(findProgram('apt-get') ? apt : brew).join(' ')} and run the same command again.`,
    );
  }
}

async function installer(
  apt: string[],
  brew: string[],
  services: string[],
): Promise<[string, ...string[]] | undefined> {
  if (findProgram('apt-get')) {
    const shell: [string, ...string[]] = [
      '/bin/sh',
      '-c',
      INSTALL_WITH_APT,
      'sh',
      apt.join(' '),
      services.join(' '),
    ];
    if (process.getuid?.() === 0) return shell;
    return (await runProgram('sudo', ['-n', 'true'])).code === 0 ? ['sudo', '-n', ...shell] : undefined;
  }
  const homebrew = findProgram('brew');
  return homebrew ? [homebrew, 'install', '--quiet', ...brew] : undefined;
}
