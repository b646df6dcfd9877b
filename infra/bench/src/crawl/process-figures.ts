import { readFileSync, writeFileSync } from 'node:fs';

const KIB_PER_MIB = 1_024;
/** A tick of the clock by which the kernel counts the time of processes. */
const TICK_MS = 10;

/** User and system time of a process with all its threads. Reads /proc, as the rest here: it runs on Linux. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may hold anything; behind it utime and stime are the 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The most memory that a process has had since `forgetPeak`, in MiB. */
export function peakMemory(pid: number): number {
  const [, kib] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kib) / KIB_PER_MIB);
}

export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');
