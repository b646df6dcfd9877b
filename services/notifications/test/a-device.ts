import type { PushSubscription } from '@careward/contracts/notifications/schemas';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const TAG = 16;
/** The uncompressed point of a P-256 key. */
const POINT = 65;

/** A browser that subscribed at the push service, and can open what is sent to it (RFC 8291, RFC 8188). */
export function aDevice(service: string) {
  const key = createECDH('prime256v1');
  const own = key.generateKeys();
  const auth = randomBytes(16);
  const path = `/send/${randomBytes(12).toString('hex')}`;
  const subscription: PushSubscription = {
    endpoint: `${service}${path}`,
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
  };

  function open(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + POINT);
    const sealed = body.subarray(21 + POINT);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const secret = Buffer.from(hkdfSync('sha256', key.computeSecret(sender), auth, info, 32));
    const derive = (use: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${use}\0`), length));
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-TAG));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -TAG)), cipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
  return { path, subscription, open };
}

type PushedMessage = { path: string; headers: Readonly<Record<string, unknown>>; body: Buffer };

/** A push service: keeps what it is given, and answers with the status of the address, 201 unless told otherwise. */
export async function aPushService() {
  const pushed: PushedMessage[] = [];
  const statuses = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      pushed.push({ path, headers, body: Buffer.concat(chunks) });
      response.writeHead(statuses.get(path) ?? 201).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    pushedTo: ({ path }: { path: string }) => pushed.filter((each) => each.path === path),
    answer: ({ path }: { path: string }, status: number) => statuses.set(path, status),
    stop: () => new Promise<void>((stopped) => server.close(() => stopped()).closeAllConnections()),
  };
}
