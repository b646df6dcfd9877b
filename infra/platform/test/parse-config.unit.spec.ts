import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { secret } from '../src/config/environment.js';
import { parseConfig } from '../src/config/parse-config.js';

const schema = z.object({ PORT: z.coerce.number({ error: 'a port is needed' }).int(), MASTER_KEY: secret });

describe('configuration', () => {
  it('is read from the environment', () => {
    const key = Buffer.alloc(32, 7);
    expect(parseConfig(schema, { PORT: '4000', MASTER_KEY: key.toString('base64url') })).toEqual({
      PORT: 4000,
      MASTER_KEY: key,
    });
  });

  it('names every missing or wrong value, and shows none', () => {
    const wrong = () => parseConfig(schema, { PORT: 'eighty', MASTER_KEY: 'short-secret' });
    expect(wrong).toThrow(/PORT: a port is needed/);
    expect(wrong).toThrow(/MASTER_KEY: 32 random bytes/);
    expect(wrong).not.toThrow(/short-secret|eighty/);
  });
});
