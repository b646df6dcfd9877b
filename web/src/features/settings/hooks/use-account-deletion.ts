import { ACCOUNT_DELETED_REDIRECT } from '@careward/contracts/web/limits';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { endSession } from '../../../app/session/end-session.js';
import { isApiError } from '../../../app/http/api-error.js';
import { useAppDispatch } from '../../../app/store.js';
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

/** spec.md 4, "Account deletion". After a success it stays `deleting`: there is nothing left to ask for. */
export function useAccountDeletion() {
  const [callDeletion] = useDeleteAccountMutation();
  const [state, setState] = useState<'asking' | 'deleting' | 'failed'>('asking');
  /** A try whose answer never came may have succeeded, and the session is gone with the account. */
  const mayBeDone = useRef(false);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  async function deleteAccount() {
    setState('deleting');
    const { error } = await callDeletion();
    if (error && !(mayBeDone.current && statusOf(error) === 401)) {
      mayBeDone.current ||= hasNoAnswer(error);
      setState('failed');
      dispatch(showToast(failed));
      return;
    }
    dispatch(showToast(succeeded));
    dispatch(endSession());
    // With the session gone this page is already the landing screen; only its address is left to change.
    window.setTimeout(() => void navigate('/', { replace: true }), ACCOUNT_DELETED_REDIRECT);
  }

  return { deleteAccount, isDeleting: state === 'deleting', hasFailed: state === 'failed' };
}

/** Nobody can tell what became of it: the line failed, or the gateway waited in vain. */
const hasNoAnswer = (error: unknown) => [undefined, 504].includes(statusOf(error));
const statusOf = (error: unknown) => (isApiError(error) ? error.status : undefined);
