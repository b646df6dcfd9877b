/** Prints a line. On a terminal `live` shows the seconds of a running step; undefined removes it. */
export type Log = ((line: string) => void) & { live?: (title: string, seconds?: number) => void };

export declare function terminalLog(stream?: NodeJS.WriteStream): Log;

export declare function step<T>(log: Log, title: string, work: () => Promise<T>): Promise<T>;
