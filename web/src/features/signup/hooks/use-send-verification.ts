import { sendVerification } from '@careward/contracts/identity/sign-up';
import type { SendVerification } from '@careward/contracts/identity/sign-up';
import { sentenceOf } from '../../../base/http/api-error.js';
import { useSubmit } from '../../../shared/submit/use-submit.js';
import { useSendVerificationMutation } from '../signup.endpoints.js';

const failure = (error: unknown) => ({
  title: 'Email not sent',
  description: sentenceOf(error) ?? 'Failed to send verification email. Please try again.',
});

/** Sends the verification mail; true when the server accepted it. */
export function useSendVerification() {
  const [send] = useSendVerificationMutation();
  const { submit, isPending } = useSubmit(failure);

  return {
    sendMail: (person: SendVerification) => submit(() => send(sendVerification.parse(person))),
    isSending: isPending,
  };
}
