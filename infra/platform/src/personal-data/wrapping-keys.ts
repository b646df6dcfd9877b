import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { unavailable } from '../http/problem-error.js';
import { OperationalError } from '../observability/errors.js';
import { decrypt, encrypt } from './sealed-value.js';

/** The id of the master key, which wrapped data keys itself before each service had keys of its own. */
const LEGACY = 'legacy';
const KEY = '[a-z0-9-]+:[\\w-]{43}';
const WANTED = 'a list of <key id>:<32 bytes in base64url>, separated by commas, is needed';

/** What wraps data keys: the wrapping keys, or epoch keys over them. A context is what alone a wrapped key opens in. */
export type DataKeyWrapping = {
  wrap(context: string, dataKey: Buffer): string | Promise<string>;
  unwrap(context: string, wrapped: string): Buffer | Promise<Buffer>;
  /** Whether what wrapped this is still there for everybody. */
  isKept(wrapped: string): boolean | Promise<boolean>;
};

type WrappingKey = { id: string; key: Buffer };
type Secret = { id: string; key: KeyObject };
const secretOf = ({ id, key }: WrappingKey): Secret => ({ id, key: createSecretKey(key) });

/**
 * What a service wraps its data keys with (infra/docs/adr/0019). The first key wraps and all of them unwrap, so a new
 * key can be put in front while rows of the old one still open.
 */
export class WrappingKeys implements DataKeyWrapping {
  private readonly keys: readonly [Secret, ...Secret[]];

  constructor([first, ...others]: readonly [WrappingKey, ...WrappingKey[]]) {
    this.keys = [secretOf(first), ...others.map(secretOf)];
  }

  /** `<key id>.<nonce, ciphertext and tag in base64url>`; opens in this context only. */
  wrap(context: string, dataKey: Buffer): string {
    const [{ id, key }] = this.keys;
    return `${id}.${encrypt(key, context, dataKey).toString('base64url')}`;
  }

  /** Rows from before there were key ids hold the base64url alone. Throws a 503 when the key is not in the list. */
  unwrap(context: string, wrapped: string): Buffer {
    const [id, body] = wrapped.includes('.') ? wrapped.split('.', 2) : [LEGACY, wrapped];
    const key = this.keyOf(String(id));
    if (key) return decrypt(key, context, Buffer.from(String(body), 'base64url'));
    const cause = new OperationalError(`DATA_KEY_WRAPPING_KEYS has no key with the id "${id}"`);
    throw Object.assign(unavailable(), { cause });
  }

  /** An operator takes one out of the list when nothing needs it. */
  isKept(): boolean {
    return true;
  }

  /** Keys for another purpose: the first for what is made now, the others for what was made with earlier keys. */
  derived(purpose: string): readonly KeyObject[] {
    return this.keys.map(({ key }) => createSecretKey(Buffer.from(hkdfSync('sha256', key, '', purpose, 32))));
  }

  /** Undefined where nothing was sealed before each service had keys of its own. */
  get legacy(): KeyObject | undefined {
    return this.keyOf(LEGACY);
  }

  private keyOf(wanted: string): KeyObject | undefined {
    return this.keys.find(({ id }) => id === wanted)?.key;
  }
}

/** `DATA_KEY_WRAPPING_KEYS` as a service reads it. The legacy key may not be the first, since it only unwraps. */
export const wrappingKeys = z
  .string({ error: WANTED })
  .regex(new RegExp(`^(?!${LEGACY}:)${KEY}(,${KEY})*$`), WANTED)
  .transform((list) => {
    const [first = '', ...others] = list.split(',');
    return new WrappingKeys([parseKey(first), ...others.map(parseKey)]);
  });

function parseKey(text: string): WrappingKey {
  const [id = '', key = ''] = text.split(':');
  return { id, key: Buffer.from(key, 'base64url') };
}
