/** @long It starts Debian's clamd (package clamav-daemon), where that is installed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@careward/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Clamd } from '../../src/files/scanner.js';

const PROGRAM = '/usr/sbin/clamd';
/** The text that every scanner takes for a virus (eicar.org); in two parts, so that none takes this file for one. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const MAX_FILE_SIZE = 1024 * 1024;

/** One signature of our own, so that nothing has to be downloaded. */
const signature = `Careward.Eicar:0:*:${Buffer.from(EICAR).toString('hex')}`;

const settings = (folder: string) => `
DatabaseDirectory ${folder}
LocalSocket ${join(folder, 'clamd.sock')}
TemporaryDirectory ${folder}
User ${userInfo().username}
Foreground yes
MaxFileSize ${MAX_FILE_SIZE}
AlertExceedsMax yes
`;

describe(existsSync(PROGRAM) ? 'a real clamd' : 'without a clamd on this machine', () => {
  if (!existsSync(PROGRAM))
    return it('the port is tried against a played one alone', () => {
      expect(existsSync(PROGRAM)).toBe(false);
    });

  let folder: string;
  let clamd: ChildProcess;
  let scanner: Clamd;
  beforeAll(async () => {
    folder = mkdtempSync('/tmp/careward-clamd-');
    writeFileSync(join(folder, 'own.ndb'), `${signature}\n`);
    writeFileSync(join(folder, 'clamd.conf'), settings(folder));
    clamd = spawn(PROGRAM, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    scanner = new Clamd(join(folder, 'clamd.sock'));
    await eventually(async () => expect(await scanner.scan(Buffer.from('a'))).toBe('clean'));
  });
  afterAll(async () => {
    clamd.kill();
    await once(clamd, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['a letter', Buffer.from('Your coverage ends on March 14, 2026.'), 'clean'],
    ['the test text', Buffer.from(EICAR), 'infected'],
    ['the test text in a document', Buffer.from(`%PDF-1.4\n${EICAR}\n%%EOF`), 'infected'],
    ['nothing', Buffer.alloc(0), 'clean'],
    ['more than it looks at', Buffer.alloc(MAX_FILE_SIZE + 1, 'a'), 'infected'],
  ])('says of %s: %#', async (_, bytes, expected) => {
    expect(await scanner.scan(bytes)).toBe(expected);
  });

  it('is unknown once it has ended', async () => {
    clamd.kill();
    await once(clamd, 'exit');
    expect(await scanner.scan(Buffer.from(EICAR))).toBe('unknown');
    clamd = spawn(PROGRAM, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  });
});
