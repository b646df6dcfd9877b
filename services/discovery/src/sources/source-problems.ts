import { SOURCES_KEPT } from '@careward/contracts/discovery/limits';
import type { ApprovalStatus } from '@careward/contracts/discovery/source';
import { ProblemError } from '@careward/platform/http/problem-error';

const alreadyIn: Record<ApprovalStatus, string> = {
  pending: 'This source is already waiting for a review.',
  approved: 'This source is already approved.',
  rejected: 'This source is already rejected. To decide again, please review it again first.',
  emergency_stop: 'This source is already stopped. To decide again, please review it again first.',
};

export const wrongStatus = (status: ApprovalStatus) =>
  new ProblemError({ status: 409, code: 'wrong-status', detail: alreadyIn[status] });

export const sourceExists = () =>
  new ProblemError({
    status: 409,
    code: 'source-exists',
    detail: 'There is a source with this base URL already. Please look for it in the list.',
  });

export const tooManySources = () =>
  new ProblemError({
    status: 409,
    code: 'too-many-sources',
    detail: `There are ${SOURCES_KEPT} sources already, which is as many as we keep.`,
  });
