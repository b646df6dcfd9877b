import { describe, expect, it } from '@jest/globals';
import { eventually } from '../src/eventually.js';

describe('eventually', () => {
  it('returns what the probe returns once it stops throwing', async () => {
    let tries = 0;
    const answer = await eventually(() => {
      tries += 1;
      expect(tries).toBe(3);
      return 'there';
    });
    expect(answer).toBe('there');
    expect(tries).toBe(3);
  });

  it('throws the last error after its time', async () => {
    const never = eventually(() => Promise.reject(new Error('still not there')), { within: 60 });
    await expect(never).rejects.toThrow('still not there');
  });
});
