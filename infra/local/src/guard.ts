import { spawn } from 'node:child_process';

/**
 * Reads lists of process ids, one list a line, and keeps the last. When its input ends, whatever that list
 * holds is ended: asked first, forced after ten seconds. A shell, so that it costs a megabyte.
 */
const WATCH = `
trap '' INT TERM HUP
while read -r line; do pids=$line; done
for pid in $pids; do kill -TERM "$pid" 2>/dev/null; done
for second in 1 2 3 4 5 6 7 8 9 10; do
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
  private readonly shell = spawn('/bin/sh', ['-c', WATCH], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });

  constructor() {
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
