import { dictionary } from '@zxcvbn-ts/language-common';

/** The passwords met most often in stolen collections, in lower case; shipped, so that no network is asked. */
export const stolenPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);
