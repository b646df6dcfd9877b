import { PUSH_SERVICES } from '@careward/contracts/notifications/schemas';
import { describe, expect, it } from '@jest/globals';
import { isPushAddress } from '../src/push/push.domain.js';

describe('the address of a push service', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
    ['https://web.push.apple.com/abc', true],
    ['http://fcm.googleapis.com/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://fcm.googleapis.com.example.org/abc', false],
    ['https://notfcm.googleapis.com/abc', false],
    ['https://evilpush.apple.com/abc', false],
    ['https://fcm.googleapis.com@127.0.0.1/abc', false],
    ['https://somebody:secret@fcm.googleapis.com/abc', false],
    ['https://somebody@fcm.googleapis.com/abc', false],
    ['https://127.0.0.1/abc', false],
    ['http://[::1]/abc', false],
  ])('%s: %s', (endpoint, known) => {
    expect(isPushAddress(endpoint, PUSH_SERVICES)).toBe(known);
  });

  it.each(['http://127.0.0.1:6000', 'http://127.0.0.1:25'])(
    '%s is refused for its port, as browsers do, also where it is given with its scheme',
    (service) => {
      expect(isPushAddress(`${service}/abc`, [service])).toBe(false);
    },
  );

  it('that is given with its scheme is met exactly', () => {
    const services = ['http://127.0.0.1:4000'];
    expect(isPushAddress('http://a:b@127.0.0.1:4000/abc', services)).toBe(false);
    expect(isPushAddress('http://127.0.0.1:4000/abc', services)).toBe(true);
    expect(isPushAddress('http://127.0.0.1:4001/abc', services)).toBe(false);
    expect(isPushAddress('https://127.0.0.1:4000/abc', services)).toBe(false);
  });
});
