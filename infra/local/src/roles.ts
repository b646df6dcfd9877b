import type { Caller } from './secrets.js';

/** A kind of process; each runs its project's build. */
export type Role = {
  name: string;
  /** Relative to the repository's root. */
  program: string;
  /** For Node itself, before the program. */
  nodeArguments?: readonly string[];
  /** The caller whose key signs its internal calls; a worker signs as its service. */
  signsAs: Caller;
  /** The variable that holds its URL for other roles; absent where nobody calls it. */
  addressVariable?: string;
};

export const ROLES: readonly Role[] = [
  service('identity'),
  service('care-profile'),
  service('coach'),
  service('assessment'),
  service('notifications'),
  worker('notifications'),
  service('discovery'),
  { ...worker('discovery'), nodeArguments: ['--max-old-space-size=512'] },
  { name: 'gateway', program: 'gateway/dist/main.js', signsAs: 'gateway' },
];

function service(name: Caller): Role {
  const addressVariable = `${name.toUpperCase().replaceAll('-', '_')}_URL`;
  return { name, program: `services/${name}/dist/main.js`, signsAs: name, addressVariable };
}

function worker(name: Caller): Role {
  return { name: `${name}-worker`, program: `services/${name}/dist/worker.js`, signsAs: name };
}
