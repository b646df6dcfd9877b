import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useWords } from '../../base/language/use-language.js';
import type { LegalDocumentId } from '@careward/content/legal/legal-document';
import { Checkbox } from '../../ui/checkbox.js';
import { StepButtons } from '../../ui/wizard.js';
import { useCreateAccount } from './use-create-account.js';
import styles from './signup.module.css';
import { StepFrame, type StepProps } from './steps.js';
import { words } from './words.js';

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

type AgreementBoxProps = {
  document: LegalDocumentId;
  label: string;
  /** Label of the link that opens the document. */
  read: string;
  isRead: boolean;
  checked: boolean;
  onRead: () => void;
  onChange: (checked: boolean) => void;
};

/** Cannot be ticked until its document was scrolled to the end or accepted there (spec.md 4, "Sign-up"). */
function AgreementBox({ document, label, read, isRead, checked, onRead, onChange }: AgreementBoxProps) {
  const { readFirst } = useWords(words);
  return (
    <Checkbox
      label={label}
      checked={checked}
      disabled={!isRead}
      onChange={onChange}
      hint={
        <>
          {!isRead && `${readFirst} `}
          <DialogLink document={document} onRead={onRead} onAccept={() => onChange(true)}>
            {read}
          </DialogLink>
        </>
      }
    />
  );
}

const LegalDialog = lazy(() => import('../../shared/legal/legal-dialog.js'));

type DialogLinkProps = Pick<ComponentProps<typeof LegalDialog>, 'document' | 'onRead' | 'onAccept'> & {
  children: string;
};

/** A link that opens a legal document as a dialog. */
function DialogLink({ children, ...dialog }: DialogLinkProps) {
  const [wasOpened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.link}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {children}
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <LegalDialog {...dialog} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
