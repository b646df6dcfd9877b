import type { SendVerification } from '@careward/contracts/identity/sign-up';
import { sentenceOf } from '../../../base/http/sentence-of.js';
import { useLanguage } from '../../../base/language/use-language.js';
import { useSubmit } from '../../../shared/submit/use-submit.js';
import { words } from '../words.js';
import { useSendVerificationMutation } from '../signup.endpoints.js';

/** Sends the verification mail; true when the server accepted it. */
export function useSendVerification() {
  const [send] = useSendVerificationMutation();
  const language = useLanguage();
  const { submit, isPending } = useSubmit((error) => ({
    title: words[language].notSent,
    description: sentenceOf(error, language) ?? words[language].notSentText,
  }));

  return {
    sendMail: ({ email, firstName, lastName }: SendVerification) =>
      submit(() => send({ email, firstName, lastName })),
    isSending: isPending,
  };
}
