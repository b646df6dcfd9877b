import { useCreateAccount } from '../hooks/use-create-account.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { AgreementBox } from './agreement-box.js';
import styles from './agreements-step.module.css';
import { DialogLink } from './dialog-link.js';
import { StepButtons } from '../../../ui/wizard/step-buttons.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-frame.js';

export function AgreementsStep({ signUp }: StepProps) {
  const { agreements, setAgreements, goBack } = signUp;
  const { createAccount, isPending } = useCreateAccount(signUp);
  const change = (part: Partial<typeof agreements>) => setAgreements((now) => ({ ...now, ...part }));

  return (
    <StepFrame step={5} title="Agreements and Consent" lead="You must be 18 or older.">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void createAccount();
        }}
      >
        <AgreementBox
          document="terms-of-service"
          label="I agree to the Terms of Service"
          read="Read the Terms of Service"
          isRead={agreements.termsRead}
          checked={agreements.terms}
          onRead={() => change({ termsRead: true })}
          onChange={(terms) => change({ terms, termsRead: true })}
        />
        <AgreementBox
          document="privacy-policy"
          label="I agree to the Privacy Policy"
          read="Read the Privacy Policy"
          isRead={agreements.privacyRead}
          checked={agreements.privacy}
          onRead={() => change({ privacyRead: true })}
          onChange={(privacy) => change({ privacy, privacyRead: true })}
        />
        <Checkbox
          label="I consent to the use of my data. I share health information voluntarily; it is stored and processed securely, and I get no medical advice here."
          hint={<DialogLink document="consent-notice">Read the Consent Notice</DialogLink>}
          checked={agreements.dataUsage}
          onChange={(dataUsage) => change({ dataUsage })}
        />
        <StepButtons next="Create account" pending={isPending} onBack={goBack} />
      </form>
    </StepFrame>
  );
}
