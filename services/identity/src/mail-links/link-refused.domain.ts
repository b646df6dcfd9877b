import { LINK_NOT_VALID } from '@careward/contracts/identity/sign-up';
import type { ProblemError } from '@careward/platform/http/problem-error';
import { inputRefused, type Issue } from '../passwords/input-refused.domain.js';

const isOf = (field: string) => (issue: Issue) => issue.path[0] === field;
const linkNotValid: Issue = { path: ['token'], message: LINK_NOT_VALID };

/**
 * Why a step that needs the link is refused. The first reason comes in the order of the steps, so that the person is
 * sent back to the first that fails: the link, then the password, then the agreements (rulings.md, "Errors and toasts").
 */
export function linkStepRefused(issues: readonly Issue[], linkIsValid: boolean): ProblemError {
  const all = linkIsValid || issues.some(isOf('token')) ? issues : [linkNotValid, ...issues];
  const ofLink = all.find(isOf('token'));
  if (ofLink) return inputRefused(all, ofLink, 'verification-token-invalid');
  return inputRefused(all, all.find(isOf('password')) ?? all[0] ?? linkNotValid);
}
