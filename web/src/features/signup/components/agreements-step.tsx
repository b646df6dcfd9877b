import { useWords } from '../../../base/language/use-language.js';
import { useCreateAccount } from '../hooks/use-create-account.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { words } from '../words.js';
import { AgreementBox } from './agreement-box.js';
import styles from './agreements-step.module.css';
import { DialogLink } from './dialog-link.js';
import { StepButtons } from '../../../ui/wizard/step-buttons.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-frame.js';

export function AgreementsStep({ signUp }: StepProps) {
  const says = useWords(words);
  const { agreements, setAgreements, goBack } = signUp;
  const { createAccount, isPending } = useCreateAccount(signUp);
  const change = (part: Partial<typeof agreements>) => setAgreements((now) => ({ ...now, ...part }));

  return (
    <StepFrame step={5} title={says.agreementsTitle} lead={says.agreementsLead}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void createAccount();
        }}
      >
        <AgreementBox
          document="terms-of-service"
          label={says.terms}
          read={says.readTerms}
          isRead={agreements.termsRead}
          checked={agreements.terms}
          onRead={() => change({ termsRead: true })}
          onChange={(terms) => change({ terms, termsRead: true })}
        />
        <AgreementBox
          document="privacy-policy"
          label={says.privacy}
          read={says.readPrivacy}
          isRead={agreements.privacyRead}
          checked={agreements.privacy}
          onRead={() => change({ privacyRead: true })}
          onChange={(privacy) => change({ privacy, privacyRead: true })}
        />
        <Checkbox
          label={says.dataUse}
          hint={<DialogLink document="consent-notice">{says.readConsent}</DialogLink>}
          checked={agreements.dataUsage}
          onChange={(dataUsage) => change({ dataUsage })}
        />
        <StepButtons next={says.createAccount} pending={isPending} onBack={goBack} />
      </form>
    </StepFrame>
  );
}
