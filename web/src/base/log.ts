/** The client's only console output, for failures that are shown nowhere else. */
export const logFailure = (what: string, { message }: { message?: string | undefined }) =>
  window.console.error(`${what}: ${message ?? 'no reason given'}`);
