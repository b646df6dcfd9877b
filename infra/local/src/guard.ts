import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import type { Writable } from 'node:stream';

/**
 * Reads one list of process ids per line and keeps the last. When its input ends, those processes get SIGTERM, and
 * SIGKILL after as many seconds as its argument says. A shell script, since it takes little memory.
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

/** A process that ends the supervised processes when the supervisor itself is killed. */
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
    this.send();
  }

  forget(pid: number): void {
    this.pids.delete(pid);
    this.send();
  }

  /** Ends the guard, and with it whatever it still watches; after an orderly stop that is nothing. */
  release(): void {
    this.shell.stdin.end();
  }

  private send(): void {
    this.shell.stdin.write(`${[...this.pids].join(' ')}\n`);
  }
}
