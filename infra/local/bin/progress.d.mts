/** Takes finished lines; `live`, where there is a terminal, draws a step's seconds (undefined: it is over). */
export type Log = ((line: string) => void) & { live?: (title: string, seconds?: number) => void };

export declare function terminalLog(stream?: NodeJS.WriteStream): Log;

export declare function step<T>(log: Log, title: string, work: () => Promise<T>): Promise<T>;
