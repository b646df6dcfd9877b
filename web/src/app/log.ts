/** The only thing this client writes to the console, for the failures that nobody is told about otherwise. */
export const logFailure = (what: string, { message }: { message?: string | undefined }) =>
  window.console.error(`${what}: ${message ?? 'no reason given'}`);
