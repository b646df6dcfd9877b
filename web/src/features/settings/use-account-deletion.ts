import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { endSession, ending } from '../../base/session/session.js';
import { isApiError } from '../../base/http/api-error.js';
import { useWords } from '../../base/language/use-language.js';
import { useAppDispatch } from '../../base/store.js';
import { useSubmit } from '../../shared/submit/use-submit.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { useDeleteAccountMutation } from './settings.endpoints.js';
import { words } from './words.js';

/** spec.md 9, "Other limits", in milliseconds. */
const REDIRECT_AFTER = 1_000;

/** spec.md 4, "Account deletion". */
export function useAccountDeletion() {
  const { deletionFailed, deleted } = useWords(words);
  const [callDeletion] = useDeleteAccountMutation();
  const { submit, state } = useSubmit(() => deletionFailed);
  /** An attempt without a response may have succeeded; the session is gone then, and the next attempt gets 401. */
  const mayHaveSucceeded = useRef(false);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  // Whoever leaves without knowing the outcome is told like after any other end of the session.
  useEffect(() => () => void dispatch(ending(false)), [dispatch]);

  async function call() {
    dispatch(ending(true));
    const { error } = await callDeletion();
    if (mayHaveSucceeded.current && statusOf(error) === 401) return {};
    mayHaveSucceeded.current ||= Boolean(error) && isOutcomeUnknown(error);
    if (error && !mayHaveSucceeded.current) dispatch(ending(false));
    return { error };
  }

  async function deleteAccount() {
    if (!(await submit(call))) return;
    dispatch(showToast(deleted));
    dispatch(endSession());
    // Without a session this page already shows the landing page; only the address has to change, unless it has.
    const { pathname } = window.location;
    window.setTimeout(() => {
      if (window.location.pathname === pathname) void navigate('/', { replace: true });
    }, REDIRECT_AFTER);
  }

  return {
    deleteAccount,
    /** It stays so after a success, so that the buttons stay disabled. */
    isDeleting: state === 'pending' || state === 'done',
    hasFailed: state === 'failed',
  };
}

/** No response, or the gateway's timeout (504). */
const isOutcomeUnknown = (error: unknown) => [undefined, 504].includes(statusOf(error));
const statusOf = (error: unknown) => (isApiError(error) ? error.status : undefined);
