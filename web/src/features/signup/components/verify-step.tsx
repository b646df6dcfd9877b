import { MailCheck } from 'lucide-react';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Disc } from '../../../ui/disc.js';
import { useAppDispatch } from '../../../base/store.js';
import { useSendVerification } from '../hooks/use-send-verification.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-frame.js';
import styles from './verify-step.module.css';

export function VerifyStep({ signUp: { draft, goBack } }: StepProps) {
  const { sendMail, isSending } = useSendVerification();
  const dispatch = useAppDispatch();

  async function sendAgain() {
    if (!(await sendMail(draft))) return;
    dispatch(
      showToast({
        title: 'Check your inbox',
        // The server accepts every request alike, but holds back mails that would flood an inbox.
        description: 'Another mail is on its way, unless we sent several just now: the newest of them works.',
      }),
    );
  }
  return (
    <StepFrame
      step={3}
      title="Verify E-mail"
      lead="Open the link in the mail we sent you. This page can wait."
    >
      <Card className={styles.mail}>
        <Disc>
          <MailCheck />
        </Disc>
        <div>
          <p>We sent a link to</p>
          <p className={styles.address}>{draft.email}</p>
          <p className={styles.small}>
            It is valid for 24 hours. Nothing there? Look in the spam folder too.
          </p>
        </div>
      </Card>
      <div className={styles.ways}>
        <Button wide pending={isSending} onClick={() => void sendAgain()}>
          Send the mail again
        </Button>
        <Button look="quiet" wide onClick={goBack}>
          Back to change the address
        </Button>
      </div>
    </StepFrame>
  );
}
