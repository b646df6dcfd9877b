import { SOURCES_KEPT } from '@careward/contracts/discovery/limits';
import type { ApprovalStatus } from '@careward/contracts/discovery/source';
import { ADDRESS_NOT_PUBLIC, URL_REQUIRED } from '@careward/contracts/discovery/source-fields';
import { invalidInput, ProblemError } from '@careward/platform/http/problem-error';

const alreadyIn: Record<ApprovalStatus, string> = {
  pending: 'This source is already waiting for a review.',
  approved: 'This source is already approved.',
  rejected: 'This source is already rejected. To decide again, please review it again first.',
  emergency_stop: 'This source is already stopped. To decide again, please review it again first.',
};

export const wrongStatus = (status: ApprovalStatus) =>
  new ProblemError({ status: 409, code: 'wrong-status', detail: alreadyIn[status] });

/** In words for the field of the form. */
export const badAddress = (refusal: 'private-address' | 'bad-host') =>
  invalidInput([
    { path: ['baseUrl'], message: refusal === 'private-address' ? ADDRESS_NOT_PUBLIC : URL_REQUIRED },
  ]);

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
