import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '../../../app/http/api-error.js';
import { useCheckVerificationMutation } from '../signup.endpoints.js';
import type { SignUp } from './use-sign-up.js';

/** `unsure`: it could not be asked; the last step will tell. */
export type LinkState = 'none' | 'checking' | 'valid' | 'refused' | 'unsure';

/** Takes the token of an opened link out of the address at once, keeps it for the tab, and asks whether it holds. */
export function useVerificationLink({ remember, goTo }: SignUp): LinkState {
  const [params] = useSearchParams();
  const token = params.get('token');
  const [check] = useCheckVerificationMutation();
  const [state, setState] = useState<LinkState>(token ? 'checking' : 'none');

  const open = useEffectEvent(async (opened: string) => {
    remember({ token: opened });
    goTo(4, { replace: true });
    const { error } = await check({ token: opened });
    const isRefused = isApiError(error) && error.status === 400;
    if (isRefused) remember({ token: '' });
    setState(isRefused ? 'refused' : error ? 'unsure' : 'valid');
  });

  useEffect(() => {
    if (token) void open(token);
  }, [token]);

  return state;
}
