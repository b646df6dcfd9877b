import { CLIENT_HEADER } from '@careward/contracts/kernel/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { callRoute } from '@careward/testing/call-route';
import { careProfileRoutes } from '@careward/contracts/care-profile/routes';
import { gatewayRig, NOWHERE, type GatewayRig } from './gateway-rig.js';

describe('a gateway on a unix socket, before services on theirs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'careward-gateway-'));
  const own = join(folder, 'gateway.sock');
  const behind = join(folder, 'services.sock');
  const services = createServer((client) => {
    const service = connect(Number(new URL(rig.services.url).port));
    // The gateway keeps its connections for the next call, also when it closes.
    client.unref().pipe(service.unref()).pipe(client);
  });
  let rig: GatewayRig;

  beforeAll(async () => {
    rig = await gatewayRig();
    await once(services.listen(behind), 'listening');
    const address = `unix:${behind}`;
    await rig.start({
      PORT: own,
      HEALTH_PORT: join(folder, 'health.sock'),
      IDENTITY_URL: address,
      CARE_PROFILE_URL: address,
    });
  });
  afterAll(async () => {
    await rig.stop();
    rmSync(folder, { recursive: true });
  });

  const get = (socketPath: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const all = { host: 'localhost:3000', ...headers };
      request({ socketPath, path, headers: all, agent: false }, resolve).once('error', reject).end();
    });

  it('asks identity who calls, forwards the call, and knows the caller as one of this machine', async () => {
    rig.reset();
    const { path } = careProfileRoutes.profile;
    expect((await get(own, path, rig.withBearer)).statusCode).toBe(200);
    await callRoute(rig.url, careProfileRoutes.profile, { headers: rig.withBearer });
    expect(rig.services.resolved).not.toEqual([]);
    const [overSocket, overPort] = rig.services.received;
    expect(overSocket).toMatchObject({ path, caller: { kind: 'user', userId: rig.person.userId } });
    expect(overSocket?.headers[CLIENT_HEADER]).toMatch(/^[\w-]{22}$/);
    expect(overPort?.path).toBe(path);
  });

  it('is ready, as it says on another socket, once identity has answered; while it is away later, pages come', async () => {
    const health = async (socket = 'health.sock') => {
      const answer = await get(join(folder, socket), '/readyz');
      return [answer.statusCode, await text(answer)];
    };
    expect(await health()).toEqual([200, '{"status":"ready"}']);
    services.close();
    expect(await health()).toEqual([200, '{"status":"degraded"}']);
    expect((await get(own, '/safety')).statusCode).toBe(200);

    await rig.start({
      PORT: join(folder, 'late.sock'),
      HEALTH_PORT: join(folder, 'late-health.sock'),
      IDENTITY_URL: `unix:${behind}`,
    });
    expect(await health('late-health.sock')).toEqual([503, '{"status":"not ready"}']);
    await once(services.listen(behind), 'listening');
    expect(await health('late-health.sock')).toEqual([200, '{"status":"ready"}']);
    services.close();
  });

  it('is degraded while Redis is away, as it says, and serves all the same', async () => {
    const alone = { PORT: join(folder, 'alone.sock'), HEALTH_PORT: join(folder, 'alone-health.sock') };
    await rig.start({ ...alone, REDIS_URL: NOWHERE.replace('http', 'redis') });
    const answer = await get(alone.HEALTH_PORT, '/readyz');
    expect([answer.statusCode, await text(answer)]).toEqual([200, '{"status":"degraded"}']);
    expect((await get(alone.PORT, '/safety')).statusCode).toBe(200);
  });
});
