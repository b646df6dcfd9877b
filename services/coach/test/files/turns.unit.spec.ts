import { describe, expect, it } from '@jest/globals';
import { Turns } from '../../src/files/reading/turns.js';

const LONG = 60_000;

/** Two at once; each file is read until it is ended, and `begun` tells which were begun. */
function room(limits = { atOnce: 2, waiting: 20 }) {
  const turns = new Turns(limits, () => new Error('too many'));
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const read = (file: string, within = LONG) =>
    turns.take(file.slice(0, 1), within, () => {
      begun.push(file);
      const { promise, resolve } = Promise.withResolvers<string>();
      ends.set(file, () => resolve(file));
      return promise;
    });
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const end = async (file: string) => {
    ends.get(file)?.();
    await settled();
  };
  return { begun, read, end, settled };
}

describe('files that are read', () => {
  it('are one of a person at a time, and another person need not wait for any of theirs', async () => {
    const { begun, read, end, settled } = room();
    for (const file of ['a1', 'a2', 'a3', 'a4']) void read(file);
    void read('b1');
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
    // None stays to be refused after the spec.
    for (const file of ['b1', 'a1', 'a2', 'a3', 'a4']) await end(file);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
  });

  it('take turns by person, however many one of them sends', async () => {
    const { begun, read, end, settled } = room({ atOnce: 1, waiting: 20 });
    for (const file of ['a1', 'a2', 'a3', 'a4']) void read(file);
    for (const file of ['b1', 'b2', 'c1']) void read(file);
    await settled();
    for (let at = 0; at < 7; at++) await end(begun.at(-1) ?? '');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('go on after one that failed', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 1 }, () => new Error('too many'));
    const failed = turns.take('a', LONG, () => Promise.reject(new Error('damaged')));
    const next = turns.take('b', LONG, () => Promise.resolve('read'));
    await expect(failed).rejects.toThrow('damaged');
    expect(await next).toBe('read');
  });

  it('are refused, and not begun later, where too many wait or the wait is too long', async () => {
    const { begun, read, end, settled } = room({ atOnce: 1, waiting: 2 });
    void read('a1');
    const late = read('b1', 1);
    void read('c1');
    await expect(read('d1')).rejects.toThrow('too many');
    await expect(late).rejects.toThrow('too many');
    await end('a1');
    await end('c1');
    await settled();
    expect(begun).toEqual(['a1', 'c1']);
  });
});
