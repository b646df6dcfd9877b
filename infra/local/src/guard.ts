import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import type { Writable } from 'node:stream';

/**
 * Reads lists of process ids, one list a line, and keeps the last. When its input ends, whatever that list
 * holds is ended: asked first, forced after the seconds of its argument. A shell, so that it costs a megabyte.
 */
const WATCH = `
trap '' INT TERM HUP
while read -r line; do pids=$line; done
for pid in $pids; do kill -TERM "$pid" 2>/dev/null; done
second=0
while [ "$second" -lt "$1" ]; do
  second=$((second + 1))
  left=
  for pid in $pids; do kill -0 "$pid" 2>/dev/null && left=yes; done
  [ -z "$left" ] && break
  sleep 1
done
for pid in $pids; do kill -KILL "-$pid" 2>/dev/null; done
exit 0
`;

/** Ends the supervised processes when the supervisor itself is killed and cannot do it any more. */
export class Guard {
  private readonly pids = new Set<number>();
  private readonly shell: ChildProcessByStdio<Writable, null, null>;

  constructor(graceMs: number) {
    const graceS = String(Math.ceil(graceMs / 1_000));
    this.shell = spawn('/bin/sh', ['-c', WATCH, 'sh', graceS], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    this.shell.unref();
    this.shell.stdin.on('error', () => undefined);
  }

  get pid(): number | undefined {
    return this.shell.pid;
  }

  watch(pid: number): void {
    this.pids.add(pid);
    this.tell();
  }

  forget(pid: number): void {
    this.pids.delete(pid);
    this.tell();
  }

  /** Lets the guard go; it ends what it still watches, which after an orderly stop is nothing. */
  release(): void {
    this.shell.stdin.end();
  }

  private tell(): void {
    this.shell.stdin.write(`${[...this.pids].join(' ')}\n`);
  }
}
