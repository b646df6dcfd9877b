import { useWords } from '../../../base/language/use-language.js';
import { Button } from '../../../ui/button.js';
import { useSendVerification } from '../hooks/use-send-verification.js';
import { words } from '../words.js';
import type { SignUp } from '../hooks/use-sign-up.js';
import { StepFrame } from './step-frame.js';

/** Shown when an expired or used link is opened, with a button that asks for a new one. */
export function LinkRefused({ signUp: { draft, goTo } }: { signUp: SignUp }) {
  const says = useWords(words);
  const { sendMail, isSending } = useSendVerification();
  const isKnown = draft.firstName !== '' && draft.lastName !== '' && draft.email !== '';

  async function sendNewLink() {
    if (await sendMail(draft)) goTo(3);
  }
  return (
    <StepFrame step={4} title={says.refusedTitle} lead={says.refusedLead}>
      {isKnown ? (
        <Button pending={isSending} onClick={() => void sendNewLink()}>
          {says.sendNewLinkTo(draft.email)}
        </Button>
      ) : (
        <Button onClick={() => goTo(1)}>{says.askForNewLink}</Button>
      )}
    </StepFrame>
  );
}
