import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { receiveBytes } from '../../src/files/receive-bytes.js';

afterEach(() => void jest.useRealTimers());

describe('what is received', () => {
  it('is all that was sent, up to the limit', async () => {
    const body = new PassThrough();
    const received = receiveBytes(body, { most: 6 });
    body.write('abc');
    body.end('def');
    expect((await received).toString()).toBe('abcdef');
  });

  it('leaves no timer behind', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick'] });
    const body = new PassThrough();
    const received = receiveBytes(body);
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    body.end('abc');
    await received;
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is refused with the first byte too many, and the rest is read away', async () => {
    const body = new PassThrough({ highWaterMark: 1 });
    const received = receiveBytes(body, { most: 5 });
    body.write('abc');
    body.write('def');
    await expect(received).rejects.toMatchObject({ status: 413 });
    body.end('x'.repeat(1_000));
    await expect(new Promise((resolve) => body.once('end', resolve))).resolves.toBeUndefined();
  });

  it('is refused when it does not end in time, however it trickles', async () => {
    const body = new PassThrough();
    body.write('a');
    await expect(receiveBytes(body, { within: 20 })).rejects.toMatchObject({ status: 408 });
  });

  it('is refused when it trickles, long before its time is over', async () => {
    const body = new PassThrough();
    const received = receiveBytes(body, { pace: { bytes: 10, every: 20 } });
    body.write('123456789');
    await expect(received).rejects.toMatchObject({ status: 408 });
  });

  it.each([
    ['breaks off', (body: PassThrough) => body.destroy()],
    ['fails', (body: PassThrough) => body.destroy(new Error('the line broke'))],
  ])('is nothing when the line %s', async (_, end) => {
    const body = new PassThrough();
    const received = receiveBytes(body);
    body.write('a');
    end(body);
    await expect(received).rejects.toMatchObject({ code: 'unreadable-request' });
  });
});
