import { email } from '@careward/contracts/identity/fields';
import type { ForgotPassword } from '@careward/contracts/identity/schemas';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { api } from '../../base/api.js';
import { isApiError } from '../../base/http/api-error.js';
import { useWords } from '../../base/language/use-language.js';
import { useFailureToast, useSubmit } from '../../shared/submit/use-submit.js';
import { Card } from '../../ui/card.js';
import { FormHead, FormPage } from '../../ui/form/form-page.js';
import { SchemaForm, useSchemaForm } from '../../ui/form/schema-form.js';
import { EmailField } from '../../ui/form/fields.js';
import { SubmitButton } from '../../ui/pending-button.js';
import styles from '../../ui/form/form-page.module.css';
import { words } from './words.js';

const { useForgotPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<unknown, ForgotPassword>({
      query: (body) => ({ method: 'POST', path: ['/api/auth/forgot-password'], body }),
    }),
  }),
});

/** Says the same for every address: nobody learns here who has an account. */
export default function ForgotPasswordPage() {
  const says = useWords(words);
  const [ask] = useForgotPasswordMutation();
  const { submit, isPending } = useSubmit(
    useFailureToast({ title: says.notSent, description: says.notSentText }),
  );
  const fromLogin = useLocation().state as { email?: string } | null;
  const form = useSchemaForm<ForgotPassword>({ email: fromLogin?.email ?? '' });
  const [sentTo, setSentTo] = useState<{ email: string; isNew: boolean } | null>(null);

  async function send(values: ForgotPassword) {
    const address = email.parse(values.email);
    let isNew = true;
    const isAsked = await submit(async () => {
      const { error } = await ask({ email: address });
      isNew = !(isApiError(error) && error.code === 'no-more-mails');
      return isNew ? { error } : {};
    });
    if (isAsked) setSentTo({ email: address, isNew });
  }
  return (
    <FormPage>
      {sentTo === null ? (
        <>
          <FormHead heading={says.forgotTitle} lead={says.forgotLead} />
          <SchemaForm form={form} label={says.forgotTitle} onSubmit={send}>
            <EmailField label={says.email} schema={email} />
            <SubmitButton pending={isPending}>{says.sendLink}</SubmitButton>
          </SchemaForm>
        </>
      ) : (
        <MailSent {...sentTo} onOtherAddress={() => setSentTo(null)} />
      )}
      <Link to="/login" className={styles.wayOut}>
        {says.backToLogin}
      </Link>
    </FormPage>
  );
}

type Props = { email: string; isNew: boolean; onOtherAddress: () => void };

/**
 * The next thing happens in the person's mailbox, so nothing here competes with that. Where no new mail is sent, the
 * latest still works.
 */
function MailSent({ email, isNew, onOtherAddress }: Props) {
  const says = useWords(words);
  if (!isNew)
    return (
      <>
        <FormHead heading={says.noMoreTitle} lead={says.noMoreText(email)} />
        <p>{says.noMoreWait}</p>
        <div>
          <Button type="text" onClick={onOtherAddress}>
            {says.tryOther}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <FormHead heading={says.sentTitle} lead={says.sentLead(email)} />
      <Card>
        <ol className={styles.steps}>
          {says.sentSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <p>{says.sentTime}</p>
      <div>
        <Button type="text" onClick={onOtherAddress}>
          {says.otherAddress}
        </Button>
      </div>
    </>
  );
}
