import { randomBytes } from 'node:crypto';

/** Keeps the databases, exchanges, queues and Redis keys of a spec file apart from all others on shared engines. */
export const testPrefix = (): string => `t${randomBytes(4).toString('hex')}_`;
