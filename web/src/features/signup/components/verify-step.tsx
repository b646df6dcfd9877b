import { useWords } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { useSendVerification } from '../hooks/use-send-verification.js';
import { words } from '../words.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-frame.js';
import styles from './verify-step.module.css';

/** The next thing happens in the person's mailbox, so nothing here competes with that. */
export function VerifyStep({ signUp: { draft, goBack } }: StepProps) {
  const says = useWords(words);
  const { sendMail, isSending } = useSendVerification();
  const dispatch = useAppDispatch();

  async function sendAgain() {
    if (await sendMail(draft))
      dispatch(showToast({ title: says.sentAgain, description: says.sentAgainText }));
  }
  return (
    <StepFrame
      step={3}
      title={says.verifyTitle}
      lead={
        <>
          {says.sentTo} <strong className={styles.address}>{draft.email}</strong>
        </>
      }
    >
      <Card>
        <ol className={styles.steps}>
          {says.verifySteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <p className={styles.time}>{says.verifyTime}</p>
      <div className={styles.ways}>
        <Button look="plain" pending={isSending} onClick={() => void sendAgain()}>
          {says.sendAgain}
        </Button>
        <Button look="plain" onClick={goBack}>
          {says.changeAddress}
        </Button>
      </div>
    </StepFrame>
  );
}
