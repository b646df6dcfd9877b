import { randomBytes } from 'node:crypto';

/** What nobody who wrote a text that is quoted in a prompt could have known. */
export const newFence = () => randomBytes(4).toString('hex');
