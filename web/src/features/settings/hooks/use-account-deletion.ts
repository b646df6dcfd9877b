import { ACCOUNT_DELETED_REDIRECT } from '@careward/contracts/web/limits';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { endSession } from '../../../base/session/end-session.js';
import { isApiError } from '../../../base/http/api-error.js';
import { useAppDispatch } from '../../../base/store.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { useDeleteAccountMutation } from '../settings.endpoints.js';

const failed = {
  title: 'Deletion Failed',
  description: 'Failed to delete account. Please try again or contact support.',
  destructive: true,
};
const succeeded = {
  title: 'Account Deleted',
  description: 'Your account and all data have been permanently deleted.',
};

/** spec.md 4, "Account deletion". It stays `deleting` after a success, so that the buttons stay disabled. */
export function useAccountDeletion() {
  const [callDeletion] = useDeleteAccountMutation();
  const [state, setState] = useState<'asking' | 'deleting' | 'failed'>('asking');
  /** An attempt without a response may have succeeded; the session is gone then, and the next attempt gets 401. */
  const mayHaveSucceeded = useRef(false);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  async function deleteAccount() {
    setState('deleting');
    const { error } = await callDeletion();
    if (error && !(mayHaveSucceeded.current && statusOf(error) === 401)) {
      mayHaveSucceeded.current ||= isOutcomeUnknown(error);
      setState('failed');
      dispatch(showToast(failed));
      return;
    }
    dispatch(showToast(succeeded));
    dispatch(endSession());
    // Without a session this page already shows the landing page; only the address has to change.
    window.setTimeout(() => void navigate('/', { replace: true }), ACCOUNT_DELETED_REDIRECT);
  }

  return { deleteAccount, isDeleting: state === 'deleting', hasFailed: state === 'failed' };
}

/** No response, or the gateway's timeout (504). */
const isOutcomeUnknown = (error: unknown) => [undefined, 504].includes(statusOf(error));
const statusOf = (error: unknown) => (isApiError(error) ? error.status : undefined);
