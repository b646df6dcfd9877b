import { describe, expect, it } from '@jest/globals';
import { deviceOf, endOfSession } from '../src/sessions/sessions.domain.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const start = new Date('2026-03-01T12:00:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

// design.md 4: the figures themselves, since a test that reads the constants agrees with whatever they say.
describe.each([
  ['caregiver', { idle: 14 * DAY, absolute: 30 * DAY }],
  ['super_admin', { idle: 30 * MINUTE, absolute: 12 * 60 * MINUTE }],
] as const)('the session of a %s', (role, { idle, absolute }) => {
  it('ends when it was idle for too long', () => {
    expect(endOfSession(role, start, start)).toEqual(after(idle));
    expect(endOfSession(role, start, after(1_000))).toEqual(after(idle + 1_000));
  });

  it('ends at its absolute limit, however much it is used', () => {
    expect(endOfSession(role, start, after(absolute - 1))).toEqual(after(absolute));
  });
});

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('what a browser says it is', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
      'chrome',
      'windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'edge',
      'windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'safari',
      'ios',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
      'chrome',
      'ipados',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'safari',
      'macos',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox', 'linux'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S921U) ${webKit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
      'samsung',
      'android',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0 Safari/537.36`, 'chrome', 'chromeos'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0 Safari/537.36 OPR/120.0`, 'opera', 'windows'],
    ['curl/8.5.0', 'other', 'other'],
    ['', 'other', 'other'],
    [undefined, 'other', 'other'],
    [`${'x'.repeat(600)} Firefox/140.0`, 'other', 'other'],
  ])('%s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });

  it('is read up to 512 characters', () => {
    expect(deviceOf('Firefox/'.padStart(512)).browser).toBe('firefox');
    expect(deviceOf('Firefox/'.padStart(513)).browser).toBe('other');
  });
});
