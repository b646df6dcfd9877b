import { passwordRules, PASSWORD_SENTENCE } from '@careward/contracts/identity/password-rules';
import type { ProblemCode } from '@careward/contracts/kernel/problem-codes';
import { ProblemError } from '@careward/platform/http/problem-error';

export type Issue = { path: readonly PropertyKey[]; message: string };

const isRule = ({ message }: Issue) => passwordRules.some(({ sentence }) => sentence === message);

/** The refusal of a form with a new password; `first` is the reason that the person is told. */
export function inputRefused(issues: readonly Issue[], first: Issue, code?: ProblemCode): ProblemError {
  const errors = issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const reason = isRule(first)
    ? { code: 'password-rule' as const, detail: PASSWORD_SENTENCE }
    : { code: code ?? 'invalid-input', detail: first.message };
  return new ProblemError({ status: 400, ...reason, errors });
}
