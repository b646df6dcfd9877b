import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import {
  databaseEnvironment,
  parseConfig,
  sealingEnvironment,
  secret,
  serviceEnvironment,
} from '../src/app/environment.js';

const schema = z.object({
  PORT: z.coerce.number({ error: 'a port is needed' }).int(),
  EMAIL_INDEX_KEY: secret,
});

describe('configuration', () => {
  it('is read from the environment', () => {
    const key = Buffer.alloc(32, 7);
    expect(parseConfig(schema, { PORT: '4000', EMAIL_INDEX_KEY: key.toString('base64url') })).toEqual({
      PORT: 4000,
      EMAIL_INDEX_KEY: key,
    });
  });

  it('takes a variable that is set to nothing for one that is not set', () => {
    const optional = z.object({ MAIL_FROM: z.string().min(3).optional() });
    expect(parseConfig(optional, { MAIL_FROM: '' })).toEqual({});
    expect(() => parseConfig(schema, { PORT: '4000', EMAIL_INDEX_KEY: '' })).toThrow('EMAIL_INDEX_KEY');
  });

  it.each([
    'mongodb://127.0.0.1:27017/',
    'mongodb://a:27017,b:27018,c/?replicaSet=rs0',
    'mongodb+srv://user:secret@cluster.example/?retryWrites=false',
    'mongodb://%2Ftmp%2Fmongodb.sock/',
  ])('takes %s as the address of a database', (MONGODB_URL) => {
    expect(parseConfig(z.object(databaseEnvironment), { MONGODB_URL })).toMatchObject({ MONGODB_URL });
  });

  it.each(['', 'localhost:27017', 'http://127.0.0.1', 'mongodb://'])('does not take %j', (MONGODB_URL) => {
    const wrong = () => parseConfig(z.object(databaseEnvironment), { MONGODB_URL });
    expect(wrong).toThrow('MONGODB_URL: a MongoDB address is needed');
  });

  it('has no key store by itself, and migrates nothing by itself', () => {
    expect(() => parseConfig(sealingEnvironment, {})).toThrow(
      /KEYS_MONGODB_URL: a MongoDB address is needed/,
    );
    const { MIGRATE_ON_START } = serviceEnvironment.shape;
    expect([undefined, 'true', 'false'].map((value) => MIGRATE_ON_START.parse(value))).toEqual([
      false,
      true,
      false,
    ]);
  });

  const key = 'A'.repeat(43);
  it.each([`k1:${key}`, `k2:${key},k1:${key}`, `k1:${key},legacy:${key}`])(
    'takes %s as keys that wrap data keys',
    (list) => expect(sealingEnvironment.shape.DATA_KEY_WRAPPING_KEYS.safeParse(list).success).toBe(true),
  );

  it.each([undefined, '', key, `k1:${key},`, `k1:${key}A`, `K 1:${key}`, `legacy:${key},k1:${key}`])(
    'does not take %s',
    (list) => {
      const { error } = sealingEnvironment.shape.DATA_KEY_WRAPPING_KEYS.safeParse(list);
      expect(error?.issues).toMatchObject([{ message: expect.stringContaining('a list of <key id>:') }]);
    },
  );

  it('names every missing or wrong value, and shows none', () => {
    const wrong = () => parseConfig(schema, { PORT: 'eighty', EMAIL_INDEX_KEY: 'short-secret' });
    expect(wrong).toThrow(/PORT: a port is needed/);
    expect(wrong).toThrow(/EMAIL_INDEX_KEY: 32 random bytes/);
    expect(wrong).not.toThrow(/short-secret|eighty/);
  });
});
