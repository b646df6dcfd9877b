import type { SendVerification } from '@careward/contracts/identity/sign-up';
import { useWords } from '../../../base/language/use-language.js';
import { useFailureToast, useSubmit } from '../../../shared/submit/use-submit.js';
import { words } from '../words.js';
import { useSendVerificationMutation } from '../signup.endpoints.js';

/** Sends the verification mail; true when the server accepted it. */
export function useSendVerification() {
  const [send] = useSendVerificationMutation();
  const { notSent, notSentText } = useWords(words);
  const { submit, isPending } = useSubmit(useFailureToast({ title: notSent, description: notSentText }));

  return {
    sendMail: ({ email, firstName, lastName }: SendVerification) =>
      submit(() => send({ email, firstName, lastName })),
    isSending: isPending,
  };
}
