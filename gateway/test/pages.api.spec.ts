import { gatewayRoutes } from '@careward/contracts/gateway/routes';
import { callRoute } from '@careward/testing/call-route';
import { parseAnswer } from '@careward/testing/parse-answer';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectSecurityHeaders, securityHeadersOf } from './expect-security-headers.js';
import { gatewayRig, noRow, type GatewayRig } from './gateway-rig.js';
import { rawCall } from './raw-call.js';

let rig: GatewayRig;

beforeAll(async () => {
  rig = await gatewayRig();
});
afterAll(() => rig.stop());

describe('the web client', () => {
  it.each([
    '/',
    '/signup?token=abc',
    '/ai-coach',
    '/no/such/page',
    '/index.html',
    '/index.html.br',
    '/foo%zz',
    '/%',
    'http://localhost/foo%zz?a=%',
  ])('is the answer at %s, with its configuration', async (target) => {
    const response = await rawCall(rig.url, target);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('Care &#60;ward&#62;');
    expect(html).toContain('"brandName":"Care \\u003cward>"');
    const [, written] = /"supportEmail":"([^"]+@[^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<a href="mailto:${written}">`);
    const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expectSecurityHeaders(response.headers);
  });

  it.each([
    ['false', '/', 'usual /'],
    ['false', '/ai-coach?conversation=new', 'usual /ai-coach'],
    ['true', '/', 'eligibility /'],
    ['true', '/ai-coach', 'eligibility /ai-coach'],
  ])('with the eligibility flag %s has its first paint at %s', async (flag, target, content) => {
    const { url } = await rig.start({ FEATURE_ELIGIBILITY_ENABLED: flag });
    const response = await rawCall(url, target);
    const [, nonce, text] = /<script nonce="([^"]+)">([^<]+)</.exec(await response.text()) ?? [];
    expect(text).toBe(content);
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'`);
  });

  it.each([
    '/login',
    '/ai-coach/',
    '/pages/usual/',
    '/pages/usual/index.html',
    '/pages/usual/ai-coach/index.html',
  ])('sends %s without a first paint', async (target) => {
    const html = await (await rawCall(rig.url, target)).text();
    expect(html).not.toContain('__');
    expect(html).not.toContain('usual');
  });

  it('sends files compressed, to be kept for a year', async () => {
    const { headers } = await rig.open('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).toContain('immutable');
  });

  it('can be put on a home screen, under the name of the brand', async () => {
    const response = await rig.open('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toEqual({ name: 'Care <ward>' });
    expectSecurityHeaders(response.headers);
  });

  it('has a worker whose next version every browser sees at once', async () => {
    const { headers } = await rig.open('/service-worker.js');
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    '/healthz',
    '/readyz',
    '/metrics',
    '/assets/gone.js',
    '/assets/%zz',
    '/api',
    '/api/gone',
    'http://localhost/api/gone',
    '/api/library/%zz?q=1',
    `/api/library/${'x'.repeat(301)}`,
    'http://localhost/api/library/%zz',
  ])('is not sent for %s, which is answered 404', async (target) => {
    const answer = await parseAnswer(noRow('GET', '/'), await rawCall(rig.url, target));
    expect(answer.problem).toMatchObject({ status: 404, code: 'no-such-address' });
    expectSecurityHeaders(answer.headers);
  });

  it('is no answer to a change either, whatever its address', async () => {
    const tooLong = `/api/chat/conversations/${'x'.repeat(301)}/messages`;
    for (const target of ['/foo%zz', '/api/library/%zz', tooLong]) {
      const answer = await parseAnswer(noRow('POST', '/'), await rawCall(rig.url, target, 'POST'));
      expect(answer.problem).toMatchObject({ status: 404, code: 'no-such-address' });
      expectSecurityHeaders(answer.headers);
    }
  });

  it.each([
    ['true', true],
    [undefined, false],
    ['TRUE', false],
    ['1', false],
    ['yes', false],
    ['false', false],
  ])('is told that the eligibility flag %j is %s', async (value, on) => {
    const flagged = await rig.start(value === undefined ? {} : { FEATURE_ELIGIBILITY_ENABLED: value });
    expect((await callRoute(flagged.url, gatewayRoutes.config)).body.eligibilityFeatures).toBe(on);
  });

  it('is told how much longer than usual to wait for the coach', async () => {
    const patient = await rig.start({ COACH_TIMEOUT_FACTOR: '2.5' });
    expect((await callRoute(patient.url, gatewayRoutes.config)).body.coachTimeoutFactor).toBe(2.5);
  });

  it('may load analytics only with a measurement id, which stands nowhere else', async () => {
    const measured = await rig.start({ ANALYTICS_ID: 'G-TEST123456' });
    const [with_, without] = await Promise.all(
      [measured.url, rig.url].map(async (url) => {
        const response = await fetch(url);
        return { page: await response.text(), policy: response.headers.get('content-security-policy') };
      }),
    );
    expect(with_?.page).toContain('"analyticsId":"G-TEST123456"');
    expect(with_?.policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com 'nonce-\w+';/);
    expect(with_?.policy).toContain("connect-src 'self' https://*.google-analytics.com;");
    expect(without?.page).toContain('"analyticsId":null');
    expect(without?.policy).not.toContain('google');
  });

  it.each(['UA-1', 'G-abc', "G-AB12'; script-src *"])('does not start with the measurement id %j', (id) => {
    expect(() => rig.start({ ANALYTICS_ID: id })).toThrow('ANALYTICS_ID');
  });
});

describe('every answer', () => {
  it.each(['/', '/api/profile', '/api/config', '/api/nothing', '/assets/gone.js'])(
    'carries the security headers: %s',
    async (path) => expectSecurityHeaders((await rig.open(path)).headers),
  );

  it('for a file of a page carries only the security headers that browsers read there', async () => {
    const { headers } = await rig.open('/assets/app-1a2b.js');
    expect(securityHeadersOf(headers)).toEqual({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('to an API call forbids caching', async () => {
    expect((await rig.ask(gatewayRoutes.config)).headers.get('cache-control')).toBe('no-store');
  });
});
