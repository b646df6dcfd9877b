import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useWords } from '../../base/language/use-language.js';
import type { LegalDocumentId } from '@careward/content/legal/legal-document';
import { Checkbox } from '../../ui/form/checkbox.js';
import { StepButtons } from '../../ui/wizard.js';
import { accountWords } from './account-words.js';
import { useCreateAccount } from './use-create-account.js';
import styles from './signup.module.css';
import { StepFrame, type StepProps } from './steps.js';

export function AgreementsStep({ signUp }: StepProps) {
  const says = useWords(accountWords);
  const { agreements, setAgreements, goBack } = signUp;
  const { createAccount, isPending, wasIncomplete } = useCreateAccount(signUp);
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  const change = (part: Partial<typeof agreements>) => setAgreements((now) => ({ ...now, ...part }));
  const missing = (isGiven: boolean) => (wasIncomplete && !isGiven ? says.acceptThis : undefined);

  return (
    <StepFrame step={5} title={says.agreementsTitle} lead={says.agreementsLead}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          focusFirstMissing(event.currentTarget);
          void createAccount();
        }}
      >
        <AgreementBox
          document="terms-of-service"
          label={says.terms}
          read={says.readTerms}
          isRead={agreements.termsRead}
          checked={agreements.terms}
          error={missing(agreements.terms)}
          onRead={() => change({ termsRead: true })}
          onChange={(terms) => change({ terms, termsRead: true })}
        />
        <AgreementBox
          document="privacy-policy"
          label={says.privacy}
          read={says.readPrivacy}
          isRead={agreements.privacyRead}
          checked={agreements.privacy}
          error={missing(agreements.privacy)}
          onRead={() => change({ privacyRead: true })}
          onChange={(privacy) => change({ privacy, privacyRead: true })}
        />
        <Checkbox
          label={says.dataUse}
          hint={
            <DialogLink document="consent-notice" open={isNoticeOpen} onOpenChange={setNoticeOpen}>
              {says.readConsent}
            </DialogLink>
          }
          checked={agreements.dataUsage}
          error={missing(agreements.dataUsage)}
          onChange={(dataUsage) => change({ dataUsage })}
        />
        <StepButtons next={says.createAccount} pending={isPending} onBack={goBack} />
      </form>
    </StepFrame>
  );
}

/** The first box that is not ticked, or, while it cannot be, the way to its document. */
function focusFirstMissing(form: HTMLFormElement) {
  const box = form.querySelector<HTMLInputElement>('input:not(:checked)');
  const hint = box?.disabled && document.getElementById(`${box.id}-hint`);
  (hint ? hint.querySelector('button') : box)?.focus();
}

type AgreementBoxProps = {
  document: LegalDocumentId;
  label: string;
  /** Label of the link that opens the document. */
  read: string;
  isRead: boolean;
  checked: boolean;
  error: string | undefined;
  onRead: () => void;
  onChange: (checked: boolean) => void;
};

/**
 * Cannot be ticked until its document was scrolled to the end or accepted there (spec.md 4, "Sign-up"); until then a tap
 * opens the document.
 */
function AgreementBox({
  document,
  label,
  read,
  isRead,
  checked,
  error,
  onRead,
  onChange,
}: AgreementBoxProps) {
  const { readFirst } = useWords(accountWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <Checkbox
      label={label}
      checked={checked}
      error={error}
      disabled={!isRead}
      onChange={onChange}
      onLocked={() => setOpen(true)}
      hint={
        <>
          {!isRead && `${readFirst} `}
          <DialogLink
            document={document}
            open={isOpen}
            onOpenChange={setOpen}
            onRead={onRead}
            onAccept={() => onChange(true)}
          >
            {read}
          </DialogLink>
        </>
      }
    />
  );
}

const LegalDialog = lazy(() => import('../../shared/legal/legal-dialog.js'));

type DialogLinkProps = ComponentProps<typeof LegalDialog> & { children: string };

/** A link that opens a legal document as a dialog. */
function DialogLink({ children, ...dialog }: DialogLinkProps) {
  const [wasOpened, setOpened] = useState(false);
  if (dialog.open && !wasOpened) setOpened(true);
  return (
    <>
      <button type="button" className={styles.link} onClick={() => dialog.onOpenChange(true)}>
        {children}
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <LegalDialog {...dialog} />
        </Suspense>
      )}
    </>
  );
}
