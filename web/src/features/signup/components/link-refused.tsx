import { Button } from '../../../ui/button.js';
import { useSendVerification } from '../hooks/use-send-verification.js';
import type { SignUp } from '../hooks/use-sign-up.js';
import { StepFrame } from './step-frame.js';

/** Shown when an expired or used link is opened, with a button that asks for a new one. */
export function LinkRefused({ signUp: { draft, goTo } }: { signUp: SignUp }) {
  const { sendMail, isSending } = useSendVerification();
  const isKnown = draft.firstName !== '' && draft.lastName !== '' && draft.email !== '';

  async function sendNewLink() {
    if (await sendMail(draft)) goTo(3);
  }
  return (
    <StepFrame
      step={4}
      title="This link no longer works"
      lead="A link can be used once, and for 24 hours. You can ask for a new one right away."
    >
      {isKnown ? (
        <Button pending={isSending} onClick={() => void sendNewLink()}>
          Send a new link to {draft.email}
        </Button>
      ) : (
        <Button onClick={() => goTo(1)}>Ask for a new link</Button>
      )}
    </StepFrame>
  );
}
