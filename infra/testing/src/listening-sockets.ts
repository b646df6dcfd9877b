import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** `address` as in /proc/net/tcp; `loopback` says whether only this machine can connect. */
type ListeningSocket = { pid: number; address: string; loopback: boolean };

const LISTENING = '0A';
const LOOPBACK_6 = '00000000000000000000000001000000';
/** The prefix of an IPv4 address in an IPv6 socket. */
const MAPPED = '0000000000000000FFFF0000';

/** The TCP sockets on which these processes and their descendants listen; Linux only. */
export function listeningSockets(pids: readonly number[]): ListeningSocket[] {
  const sockets = new Map(['tcp', 'tcp6'].flatMap(listeningIn));
  return withDescendants(pids).flatMap((pid) =>
    inodesOf(pid).flatMap((inode) => {
      const address = sockets.get(inode);
      return address ? [{ pid, address, loopback: isLoopback(address) }] : [];
    }),
  );
}

/** By inode. */
function listeningIn(table: string): [string, string][] {
  return readFileSync(`/proc/net/${table}`, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[3] === LISTENING)
    .map((columns) => [String(columns[9]), String(columns[1])]);
}

/** The kernel writes each four bytes of an address in reverse: 127.0.0.1 is 0100007F. */
function isLoopback(address: string): boolean {
  const host = address.split(':')[0] ?? '';
  if (host === LOOPBACK_6) return true;
  const version4 = host.startsWith(MAPPED) ? host.slice(MAPPED.length) : host;
  return version4.length === 8 && version4.endsWith('7F');
}

function withDescendants(pids: readonly number[]): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(Number(name))] as const);
  const tree = new Set(pids);
  for (let before = 0; before < tree.size;) {
    before = tree.size;
    for (const [pid, parent] of parents) if (tree.has(parent)) tree.add(pid);
  }
  return [...tree];
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // The process has ended in the meantime.
    return 0;
  }
}

function inodesOf(pid: number): string[] {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).flatMap((fd) => /^socket:\[(\d+)\]$/.exec(linkIn(folder, fd))?.[1] ?? []);
  } catch {
    return [];
  }
}

function linkIn(folder: string, fd: string): string {
  try {
    return readlinkSync(`${folder}/${fd}`);
  } catch {
    return '';
  }
}
