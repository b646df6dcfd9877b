import { decrypt, encrypt } from '@careward/platform/personal-data/sealed-value';
import { createHash, hkdfSync, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 24;
const CONTEXT = 'unsubscribe_links.owner';

export const newUnsubscribeToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Only the token opens what is sealed with it, so a link that is left after an erasure tells nothing about anybody. */
export const sealWithToken = (token: string, text: string): string =>
  encrypt(keyOf(token), CONTEXT, Buffer.from(text)).toString('base64url');

export const openWithToken = (token: string, sealed: string): string =>
  decrypt(keyOf(token), CONTEXT, Buffer.from(sealed, 'base64url')).toString();

const keyOf = (token: string) => Buffer.from(hkdfSync('sha256', token, '', CONTEXT, 32));
