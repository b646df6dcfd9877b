import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '../../../base/http/api-error.js';
import { useCheckVerificationMutation } from '../signup.endpoints.js';
import type { SignUp } from './use-sign-up.js';

/** `unsure`: the server could not be reached; the last step reports a link that is not valid. */
export type VerificationLink =
  | { state: 'none' | 'checking' | 'refused' | 'unsure' }
  /** The name on the sign-up, so that a person notices a link that is not their own. */
  | { state: 'valid'; firstName: string };

/** Moves the token of an opened link from the address into the draft at once, and checks whether it is valid. */
export function useVerificationLink({ remember, goTo }: SignUp): VerificationLink {
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
