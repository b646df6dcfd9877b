import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../../base/language/use-language.js';
import { useAppDispatch, useAppSelector } from '../../base/store.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { words } from './words.js';

/** A session that was ended somewhere else is told once (rulings.md "Sign-up and sessions"). */
export function useExpiryMessage() {
  const expiries = useAppSelector((state) => state.session.expiries);
  const dispatch = useAppDispatch();
  const { sessionEnded } = useWords(words);
  const tell = useEffectEvent(() => void dispatch(showToast(sessionEnded)));

  useEffect(() => {
    if (expiries > 0) tell();
  }, [expiries]);
}
