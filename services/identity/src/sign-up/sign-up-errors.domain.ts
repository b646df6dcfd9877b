import {
  GUESSABLE_PASSWORD,
  passwordRules,
  PASSWORD_SENTENCE,
} from '@careward/contracts/identity/password-rules';
import { LINK_NOT_VALID } from '@careward/contracts/identity/sign-up';
import type { ProblemCode } from '@careward/contracts/kernel/problem-codes';
import { ProblemError } from '@careward/platform/http/problem-error';

type Issue = { path: readonly PropertyKey[]; message: string };

const isOf = (field: string) => (issue: Issue) => issue.path[0] === field;
const isRule = ({ message }: Issue) => passwordRules.some(({ sentence }) => sentence === message);
const linkNotValid: Issue = { path: ['token'], message: LINK_NOT_VALID };

/**
 * Why a step that needs the link is refused. The first reason comes in the order of the steps, so that the person is
 * sent back to the first that fails: the link, then the password, then the agreements (rulings.md, "Errors and toasts").
 */
export function signUpRefused(issues: readonly Issue[], linkIsValid: boolean): ProblemError {
  const all = linkIsValid || issues.some(isOf('token')) ? issues : [linkNotValid, ...issues];
  const first = all.find(isOf('token')) ?? all.find(isOf('password')) ?? all[0] ?? linkNotValid;
  const errors = all.map(({ path, message }) => ({ path: path.join('.'), message }));
  return new ProblemError({ status: 400, ...reasonOf(first), errors });
}

/** The five rules are met, but a guesser would try this password early. */
export const passwordGuessable = () =>
  new ProblemError({
    status: 400,
    code: 'password-guessable',
    detail: GUESSABLE_PASSWORD,
    errors: [{ path: 'password', message: GUESSABLE_PASSWORD }],
  });

function reasonOf(first: Issue): { code: ProblemCode; detail: string } {
  if (isOf('token')(first)) return { code: 'verification-token-invalid', detail: first.message };
  if (isRule(first)) return { code: 'password-rule', detail: PASSWORD_SENTENCE };
  return { code: 'invalid-input', detail: first.message };
}
