import { sendVerification } from '@careward/contracts/identity/sign-up';
import type { SendVerification } from '@careward/contracts/identity/sign-up';
import { sentenceOf } from '../../../base/http/api-error.js';
import { useAppDispatch } from '../../../base/store.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { useSendVerificationMutation } from '../signup.endpoints.js';

/** Sends the verification mail; true when the server accepted it, else a toast has said why not. */
export function useSendVerification() {
  const [send, { isLoading }] = useSendVerificationMutation();
  const dispatch = useAppDispatch();

  async function sendMail(person: SendVerification): Promise<boolean> {
    const { error } = await send(sendVerification.parse(person));
    if (!error) return true;
    const description = sentenceOf(error) ?? 'Failed to send verification email. Please try again.';
    dispatch(showToast({ title: 'Email not sent', description, destructive: true }));
    return false;
  }

  return { sendMail, isSending: isLoading };
}
