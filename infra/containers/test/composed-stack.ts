import { deploymentSettings } from '@careward/local/settings';
import { projectRoot } from '@careward/local/programs';
import { eventually } from '@careward/testing/eventually';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  DockerComposeEnvironment,
  type StartedDockerComposeEnvironment,
  StartupCheckStrategy,
  type StartupStatus,
} from 'testcontainers';
import { Agent, fetch, type RequestInit, type Response } from 'undici';

const run = promisify(execFile);
const PORTS = { HTTP_PORT: '18080', HTTPS_PORT: '18443', MAIL_UI_PORT: '18025' };
const PROJECT = 'careward-tested';

/** Every role twice at least, so that each can be rolled; the coach three times. */
export const COPIES: Record<string, number> = {
  gateway: 2,
  identity: 2,
  'care-profile': 2,
  coach: 3,
  assessment: 2,
  notifications: 2,
  'notifications-worker': 2,
  discovery: 2,
  'discovery-worker': 2,
};
export const ROLE_NAMES = Object.keys(COPIES);

export const docker = async (...args: string[]): Promise<string> =>
  (await run('docker', args, { maxBuffer: 1 << 26 })).stdout.trim();

/** The jobs have ended when compose has started what waits for them. */
class RunsOrIsDone extends StartupCheckStrategy {
  async checkStartupState(
    ...[client, id]: Parameters<StartupCheckStrategy['checkStartupState']>
  ): Promise<StartupStatus> {
    const { State: state } = await client.getContainer(id).inspect();
    if (state.Running || state.ExitCode === 0) return 'SUCCESS';
    return state.Restarting ? 'PENDING' : 'FAIL';
  }
}

/** docker-compose.yml as an operator starts it, with fresh secrets and a certificate of Caddy's own authority. */
export class ComposedStack {
  readonly mailUrl = `http://127.0.0.1:${PORTS.MAIL_UI_PORT}`;
  private constructor(
    private readonly environment: StartedDockerComposeEnvironment,
    private readonly folder: string,
    private readonly dispatcher: Agent,
  ) {}

  static async start(): Promise<ComposedStack> {
    const folder = mkdtempSync(join(tmpdir(), 'careward-containers-'));
    const settings = settingsOf(deploymentSettings(readFileSync(join(projectRoot, '.env.example'), 'utf8')));
    writeFileSync(join(folder, 'env'), settings, { mode: 0o600 });
    const copies = Object.entries(COPIES).flatMap(([role, count]) => ['--scale', `${role}=${count}`]);
    // Of Grafana, which shows what Prometheus has, nothing is tried.
    const services = [...ROLE_NAMES, 'proxy', 'mail', 'prometheus'];
    const environment = await new DockerComposeEnvironment(projectRoot, 'docker-compose.yml')
      .withProjectName(PROJECT)
      .withEnvironmentFile(join(folder, 'env'))
      .withProfiles('dev', 'monitoring')
      .withDefaultWaitStrategy(new RunsOrIsDone())
      .withStartupTimeout(600_000)
      .withClientOptions({ commandOptions: ['--no-build', ...copies] })
      .up(services);
    const ca = await eventually(async () => {
      const [proxy = ''] = await containersOf('proxy');
      return docker('exec', proxy, 'cat', '/data/caddy/pki/authorities/local/root.crt');
    });
    return new ComposedStack(environment, folder, new Agent({ connect: { ca } }));
  }

  async stop(): Promise<void> {
    await this.dispatcher.close();
    await this.environment.down({ removeVolumes: true });
    rmSync(this.folder, { recursive: true });
  }

  /** A call over TLS, as whoever holds the cookie or the token. */
  async call(route: string, { token, body, bytes, ...more }: Call = {}): Promise<Response> {
    const [method = '', path = ''] = route.split(' ');
    const init: RequestInit = {
      method,
      dispatcher: this.dispatcher,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...more.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(bytes && { body: bytes }),
    };
    return fetch(`https://localhost:${PORTS.HTTPS_PORT}${path}`, init);
  }

  async ok<Answer>(route: string, call: Call = {}): Promise<Answer> {
    const answer = await this.call(route, call);
    if (!answer.ok) throw new Error(`${route}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}

type Call = { token?: string; body?: object; bytes?: Uint8Array; headers?: Record<string, string> };

/** The ids of a service's containers. */
export const containersOf = async (service: string): Promise<string[]> =>
  (
    await docker(
      'ps',
      '-aq',
      '--filter',
      `label=com.docker.compose.project=${PROJECT}`,
      '--filter',
      `label=com.docker.compose.service=${service}`,
    )
  )
    .split('\n')
    .filter(Boolean);

export const becomesHealthy = (container: string): Promise<void> =>
  eventually(
    async () => {
      const health = await docker('inspect', '-f', '{{.State.Health.Status}}', container);
      if (health !== 'healthy') throw new Error(`${container} is ${health}`);
    },
    { within: 180_000 },
  );

/** What a container is answered within the network. */
export const answerInside = (container: string, url: string): Promise<string> =>
  docker('exec', container, 'node', '-e', `fetch('${url}').then(r=>r.text()).then(t=>console.log(t))`);

/** A sum over all copies of all roles of what is counted under this name, with these labels. */
export async function counted(metric: string, labels = ''): Promise<number> {
  let sum = 0;
  for (const role of ROLE_NAMES)
    for (const container of await containersOf(role)) {
      const text = await answerInside(container, 'http://127.0.0.1:9000/metrics');
      for (const line of text.split('\n'))
        if (line.startsWith(metric) && line.includes(labels)) sum += Number(line.split(' ').at(-1));
    }
  return sum;
}

/** The bytes of all files of the image, and those of them that have no business there. */
export async function contentsOfImage(): Promise<{ bytes: number; strange: string[] }> {
  const program = `let bytes = 0;
const strange = [];
const isStrange = (path) => /\\/(\\.env[^/]*|\\.npmrc|\\.git|[^/]*\\.pem|[^/]*\\.map)$/.test(path);
const walk = (folder) => {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = (folder === '/' ? '' : folder) + '/' + entry.name;
    if (isStrange(path)) strange.push(path);
    if (entry.isFile()) bytes += fs.lstatSync(path).size;
    if (entry.isDirectory() && !['/proc', '/sys', '/dev'].includes(path)) walk(path);
  }
};
walk('/');
console.log(JSON.stringify({ bytes, strange }));`;
  const told = await docker('run', '--rm', '--user', '0', 'careward:latest', '-e', program);
  return JSON.parse(told) as { bytes: number; strange: string[] };
}

/** Calls through the proxy, each from an address of its own; the status of each answer. */
export async function fromOtherAddresses(count: number, callOf: () => object): Promise<number[]> {
  const network = `${PROJECT}-strangers`;
  const [proxy = ''] = await containersOf('proxy');
  await docker('network', 'create', '--subnet', '10.231.0.0/24', network);
  await docker('network', 'connect', '--ip', '10.231.0.2', network, proxy);
  const program = `process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
const { path, body } = JSON.parse(process.argv[1]);
const headers = { 'content-type': 'application/json' };
fetch('https://localhost' + path, { method: 'POST', headers, body: JSON.stringify(body) })
  .then(({ status }) => console.log(status));`;
  const addresses = Array.from({ length: count }, (_, index) => `10.231.0.${index + 10}`);
  const statuses: number[] = [];
  const client = async (): Promise<void> => {
    for (let own = addresses.pop(); own !== undefined; own = addresses.pop()) {
      const args = ['--network', network, '--ip', own, '--add-host', 'localhost:10.231.0.2'];
      const asked = JSON.stringify(callOf());
      statuses.push(Number(await docker('run', '--rm', ...args, 'careward:latest', '-e', program, asked)));
    }
  };
  await Promise.all([client(), client()]);
  await docker('network', 'disconnect', network, proxy);
  await docker('network', 'rm', network);
  return statuses;
}

/** What the operator says: the name, and the inbox of the dev profile; and the stand-in of the database has no passwords. */
function settingsOf(fresh: string): string {
  const own: Record<string, string> = {
    PUBLIC_URL: 'https://localhost',
    SUPPORT_EMAIL: 'help@careward.test',
    SMTP_URL: 'smtp://mail:1025?ignoreTLS=true',
  };
  const standIn = process.env['STAND_IN_IMAGES'] === 'true';
  const said = fresh.replaceAll(/^(\w+)=.*$/gm, (line, name: string) => {
    if (standIn && name.endsWith('MONGODB_URL')) return `${name}=mongodb://mongo:27017/?retryWrites=false`;
    return own[name] === undefined ? line : `${name}=${own[name]}`;
  });
  return `${said}\n${Object.entries(PORTS)
    .map(([name, port]) => `${name}=${port}`)
    .join('\n')}\n`;
}
