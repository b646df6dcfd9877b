import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '../../../app/http/api-error.js';
import { useCheckVerificationMutation } from '../signup.endpoints.js';
import type { SignUp } from './use-sign-up.js';

/** `unsure`: the server could not be asked; the last step will tell. */
export type Link =
  | { state: 'none' | 'checking' | 'refused' | 'unsure' }
  /** Whose sign-up it is, so that a person sees when it is not their own. */
  | { state: 'valid'; firstName: string };

/** Takes the token of an opened link out of the address at once, keeps it for the tab, and asks whether it holds. */
export function useVerificationLink({ remember, goTo }: SignUp): Link {
  const [params] = useSearchParams();
  const token = params.get('token');
  const [check, { isLoading, data, error }] = useCheckVerificationMutation();

  const open = useEffectEvent(async (opened: string) => {
    remember({ token: opened });
    goTo(4, { replace: true });
    const answer = await check({ token: opened });
    if (isRefused(answer.error)) remember({ token: '' });
  });

  useEffect(() => {
    if (token) void open(token);
  }, [token]);

  if (token || isLoading) return { state: 'checking' };
  if (data) return { state: 'valid', firstName: data.firstName };
  if (error) return { state: isRefused(error) ? 'refused' : 'unsure' };
  return { state: 'none' };
}

const isRefused = (error: unknown) => isApiError(error) && error.status === 400;
