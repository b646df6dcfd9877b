import { gatewayRoutes } from '@careward/contracts/routes/gateway';
import { callRoute } from '@careward/testing/call-route';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gatewayRig, noRow, type GatewayRig } from './gateway-rig.js';

let rig: GatewayRig;

beforeAll(async () => {
  rig = await gatewayRig();
});
afterAll(() => rig.stop());

describe('the web client', () => {
  it.each(['/', '/signup?token=abc', '/ai-coach', '/no/such/page'])(
    'is the answer at %s, with its configuration',
    async (path) => {
      const response = await rig.open(path);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).toContain('Care &#60;ward&#62;');
      expect(html).toContain('"brandName":"Care \\u003cward>"');
      const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
      expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('sends files compressed, to be kept for a year', async () => {
    const { headers } = await rig.open('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).toContain('immutable');
  });

  it.each(['/assets/gone.js', '/api/gone'])('is no answer at %s', async (path) => {
    expect((await rig.ask(noRow('GET', path))).problem.status).toBe(404);
  });

  it.each([
    ['true', true],
    ['TRUE', false],
    ['1', false],
    ['yes', false],
    ['false', false],
  ])('is told that the eligibility flag %j is %s', async (value, on) => {
    const flagged = await rig.start({ FEATURE_ELIGIBILITY_ENABLED: value });
    expect((await callRoute(flagged.url, gatewayRoutes.config)).body.eligibilityFeatures).toBe(on);
    await flagged.close();
  });
});

describe('every answer', () => {
  it.each(['/', '/api/profile', '/api/config', '/api/nothing', '/assets/app-1a2b.js'])(
    'carries the security headers: %s',
    async (path) => {
      const { headers } = await rig.open(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('permissions-policy')).toContain('geolocation=()');
      expect(headers.get('x-frame-options')).not.toBeNull();
      const policy = headers.get('content-security-policy') ?? '';
      for (const part of [
        "default-src 'none'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(part);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('to a call is never stored', async () => {
    expect((await rig.ask(gatewayRoutes.config)).headers.get('cache-control')).toBe('no-store');
  });
});
