type Failure = { message?: string | undefined };

/** The client's only console output, for failures that are shown nowhere else. */
export const logFailure = (what: string, failure: Failure) => window.console.error(line(what, failure));
export const logWarning = (what: string, failure: Failure) => window.console.warn(line(what, failure));

const line = (what: string, { message }: Failure) => `${what}: ${message ?? 'no reason given'}`;
