import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CALLERS } from '../bin/keys.mjs';
import { localSecrets } from '../src/secrets.js';
import { temporaryFolder } from './temporary-folder.js';

describe('the secrets of a data folder', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'secrets.json');

  it('are created once, readable by their owner only', () => {
    const first = localSecrets(folder);
    expect(localSecrets(folder)).toEqual(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const key of [first.masterKey, first.emailIndexKey, first.passwordPepper]) {
      expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    }
    expect(new Set([first.masterKey, first.emailIndexKey, first.passwordPepper]).size).toBe(3);
  });

  it.each(CALLERS)('hold a pair with which %s signs and others check', (caller) => {
    const pair = localSecrets(folder).signing[caller];
    const privateKey = createPrivateKey({
      key: Buffer.from(String(pair?.privateKey), 'base64url'),
      format: 'der',
      type: 'pkcs8',
    });
    const publicKey = createPublicKey({
      key: Buffer.from(String(pair?.publicKey), 'base64url'),
      format: 'der',
      type: 'spki',
    });
    const words = Buffer.from('who calls');
    expect(verify(null, words, publicKey, sign(null, words, privateKey))).toBe(true);
  });

  it('say whether the master key wrapped data keys itself, as it did in folders of before', () => {
    const { masterKeyWrapped, ...before } = localSecrets(folder);
    expect(masterKeyWrapped).toBe(false);
    writeFileSync(file, JSON.stringify(before));
    for (let starts = 0; starts < 2; starts++)
      expect(localSecrets(folder)).toEqual({ ...before, masterKeyWrapped: true });
  });

  it('keep the existing keys when a caller is added', () => {
    const before = localSecrets(folder);
    const { coach: _later, ...signing } = before.signing;
    writeFileSync(file, JSON.stringify({ ...before, signing }));
    const after = localSecrets(folder);
    expect(after.masterKey).toBe(before.masterKey);
    expect(after.signing.identity).toEqual(before.signing.identity);
    expect(after.signing.coach?.privateKey).not.toBe(before.signing.coach?.privateKey);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(after);
  });

  it('are not rewritten when nothing is missing', () => {
    localSecrets(folder);
    const before = statSync(file, { bigint: true });
    localSecrets(folder);
    const { ino, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
    expect({ ino, mtimeNs, ctimeNs }).toEqual({
      ino: before.ino,
      mtimeNs: before.mtimeNs,
      ctimeNs: before.ctimeNs,
    });
  });

  it('are replaced atomically, so that a start that is killed while writing loses none', () => {
    const { coach: _later, ...signing } = localSecrets(folder).signing;
    const before = JSON.stringify({ ...localSecrets(folder), signing });
    writeFileSync(file, before);
    // A hard link to the existing file shows whether it was ever truncated.
    const seen = join(folder, 'seen');
    linkSync(file, seen);
    writeFileSync(`${file}.next`, '{"masterKey":', { mode: 0o600 });
    const after = localSecrets(folder);
    expect(readFileSync(seen, 'utf8')).toBe(before);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(after);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).sort()).toEqual(['secrets.json', 'seen']);
  });
});
