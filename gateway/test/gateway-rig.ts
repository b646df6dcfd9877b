import { defineRoute, type Route } from '@careward/contracts/kernel/route';
import { parseConfig } from '@careward/platform/app/environment';
import { callRoute, type RouteCall } from '@careward/testing/call-route';
import { testEnvironment } from '@careward/testing/test-environment';
import { testPrefix } from '@careward/testing/test-prefix';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import { gatewayEnvironment } from '../src/config.js';
import { startGateway, type RunningGateway, type Variation } from '../src/start-gateway.js';
import { StubServices } from './stub-services.js';

export const PUBLIC_URL = 'http://localhost:3000';
export const COOKIE = 'careward_3000';
export const NOWHERE = 'http://127.0.0.1:9';
export const json = { 'content-type': 'application/json' };
const person = { userId: randomUUID(), bearer: `cw_${'b'.repeat(43)}`, cookieSecret: 'c'.repeat(43) };

export type GatewayRig = Awaited<ReturnType<typeof gatewayRig>>;

/** A gateway with stubbed services behind it, and one person who is signed in. */
export async function gatewayRig(settings: Record<string, string> = {}) {
  const webRoot = builtClient();
  const services = new StubServices();
  await services.start();
  const addresses = [
    'IDENTITY_URL',
    'CARE_PROFILE_URL',
    'COACH_URL',
    'ASSESSMENT_URL',
    'NOTIFICATIONS_URL',
    'DISCOVERY_URL',
  ];

  const running = new Set<RunningGateway>();
  /** Another gateway before the same services, until `stop` or until it is closed. */
  const start = (more: Record<string, string> = {}, variation: Variation = {}): Promise<RunningGateway> => {
    const config = parseConfig(gatewayEnvironment, {
      ...testEnvironment('gateway', testPrefix()),
      ...Object.fromEntries(addresses.map((name) => [name, services.url])),
      WEB_ROOT: webRoot,
      BRAND_NAME: 'Care <ward>',
      ...more,
    });
    return startGateway(config, variation).then((gateway) => {
      running.add(gateway);
      const close = (drainMs?: number) => {
        running.delete(gateway);
        return gateway.close(drainMs);
      };
      return { ...gateway, close };
    });
  };
  const { url } = await start(settings);

  return {
    url,
    services,
    start,
    person,
    withBearer: { authorization: `Bearer ${person.bearer}` },
    withCookie: { cookie: `${COOKIE}=${person.cookieSecret}` },
    /** Calls a row; what comes back fits it, or the call throws. */
    ask: <Answer extends z.ZodType>(row: Route<z.ZodType, Answer>, call?: RouteCall) =>
      callRoute(url, row, call),
    /** What a browser opens or loads. */
    open: (path: string, headers: Record<string, string> = {}) => fetch(`${url}${path}`, { headers }),
    /** Nothing has happened yet, and the person is signed in. */
    reset(role: 'caregiver' | 'super_admin' = 'caregiver') {
      services.received.length = 0;
      services.queueQuestions.length = 0;
      services.resolved.length = 0;
      services.rechecked.length = 0;
      services.failing.clear();
      services.troubled.clear();
      services.instead.clear();
      services.streams.clear();
      services.downloads.clear();
      services.sessions.clear();
      const expiresAt = new Date(Date.now() + 60_000).toISOString();
      const session = { sessionId: randomUUID(), userId: person.userId, role, expiresAt };
      services.sessions.set(person.bearer, { ...session, credential: 'bearer' });
      services.sessions.set(person.cookieSecret, { ...session, credential: 'cookie' });
    },
    async stop() {
      await Promise.all(Array.from(running, (gateway) => gateway.close()));
      await services.stop();
      rmSync(webRoot, { recursive: true });
    },
  };
}

/** No row of the table: only a problem fits what comes back. */
export const noRow = (method: Route['method'], path: string) =>
  defineRoute({
    method,
    path,
    service: 'gateway',
    access: 'public',
    summary: 'not there',
    answers: {},
    problems: [401, 403, 404, 503],
  });

function builtClient(): string {
  const root = mkdtempSync(join(tmpdir(), 'careward-web-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'assets', 'app-1a2b.js'), 'app');
  writeFileSync(join(root, 'assets', 'app-1a2b.js.br'), 'smaller');
  writeFileSync(join(root, 'index.html.br'), 'the page without its configuration');
  writeFileSync(join(root, 'service-worker.js'), 'worker');
  writeFileSync(join(root, 'manifest.webmanifest'), '{"name":"__BRAND_NAME__"}');
  const page =
    '<title>__BRAND_NAME__</title><script type="application/json">__CAREWARD_CONFIG__</script><a href="mailto:__SUPPORT_EMAIL__"></a><meta nonce="__STYLE_NONCE__">';
  writeFileSync(join(root, 'index.html'), page.padEnd(2_000));
  for (const flag of ['usual', 'eligibility'])
    for (const path of ['/', '/ai-coach']) {
      const folder = join(root, 'pages', flag, path);
      mkdirSync(folder, { recursive: true });
      const firstPaint = `<script nonce="__SCRIPT_NONCE__">${flag} ${path}</script>`;
      writeFileSync(join(folder, 'index.html'), `${page}${firstPaint}`.padEnd(2_000));
    }
  return root;
}
