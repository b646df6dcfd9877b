import type { Caller } from './secrets.js';

/** A kind of process of Careward; each runs its project's build. */
export type Role = {
  name: string;
  /** The program, from the repository's folder. */
  program: string;
  /** Whose key it signs its calls with; a worker signs as its service. */
  signsAs: Caller;
  /** The variable that tells the other roles where it answers; absent where nobody calls it. */
  addressVariable?: string;
};

export const ROLES: readonly Role[] = [
  service('identity'),
  service('care-profile'),
  service('coach'),
  service('notifications'),
  worker('notifications'),
  service('discovery'),
  { name: 'gateway', program: 'gateway/dist/main.js', signsAs: 'gateway' },
];

function service(name: Caller): Role {
  const addressVariable = `${name.toUpperCase().replaceAll('-', '_')}_URL`;
  return { name, program: `services/${name}/dist/main.js`, signsAs: name, addressVariable };
}

function worker(name: Caller): Role {
  return { name: `${name}-worker`, program: `services/${name}/dist/worker.js`, signsAs: name };
}
