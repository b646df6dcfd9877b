import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../base/store.js';
import { showToast } from '../../shared/toast/toast.slice.js';

/** A session that was ended somewhere else is told once (rulings.md "Sign-up and sessions"). */
export function useExpiryMessage() {
  const expiries = useAppSelector((state) => state.session.expiries);
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (expiries === 0) return;
    dispatch(showToast({ title: 'Please sign in again', description: 'Your session has ended.' }));
  }, [expiries, dispatch]);
}
