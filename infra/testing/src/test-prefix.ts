import { randomBytes } from 'node:crypto';

/** Separates a spec file's databases, exchanges, queues and Redis keys from everyone else's on shared engines. */
export const testPrefix = (): string => `t${randomBytes(4).toString('hex')}_`;
