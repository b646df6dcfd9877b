import { ProblemError } from '../http/problem-error.js';

/** In each round one writer succeeds, so only very many changes of one document at once run out of attempts. */
const MAX_ATTEMPTS = 30;

type Steps<State, Change> = {
  read: () => Promise<State>;
  /** Null: there is nothing to change. */
  decide: (state: State) => Change;
  /** Writes if the document still has the version that was read; false when another change came first. */
  write: (change: NonNullable<Change>, state: State) => Promise<boolean>;
};

/** Optimistic concurrency: a writer who was slower reads and decides again. Answers the change that was written. */
export async function changeWithVersion<State, Change extends NonNullable<unknown> | null>({
  read,
  decide,
  write,
}: Steps<State, Change>): Promise<Change> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const state = await read();
    const change = decide(state);
    if (change === null || (await write(change, state))) return change;
  }
  throw changedTooOften();
}

const changedTooOften = () =>
  new ProblemError({
    status: 503,
    code: 'changed-too-often',
    detail: 'This is being changed in several places at once. Please try again in a moment.',
    retryAfter: 1,
  });
