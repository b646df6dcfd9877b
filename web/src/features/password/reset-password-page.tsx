import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PasswordChangedAnswer, ResetPassword } from '@careward/contracts/identity/schemas';
import { api } from '../../base/api.js';
import { useWords } from '../../base/language/use-language.js';
import { endSession } from '../../base/session/session.js';
import { useSession } from '../../base/session/session-provider.js';
import { useAppDispatch } from '../../base/store.js';
import { ButtonLink } from '../../ui/button.js';
import { FormHead, FormPage } from '../../ui/form/form-page.js';
import { SchemaForm, useSchemaForm } from '../../ui/form/schema-form.js';
import { NewPasswordFields, useNewPassword } from './new-password.js';
import { words } from './words.js';

const { useResetPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    resetPassword: build.mutation<PasswordChangedAnswer, ResetPassword>({
      query: (body) => ({ method: 'POST', path: ['/api/auth/reset-password'], body }),
    }),
  }),
});

type PasswordChoice = { password: string };

export default function ResetPasswordPage() {
  const says = useWords(words);
  const token = useLinkToken();
  const [reset] = useResetPasswordMutation();
  const { save, isPending, failure, code } = useNewPassword('signInWithIt');
  const { state } = useSession();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const form = useSchemaForm<PasswordChoice>();

  async function submit({ password }: PasswordChoice) {
    if (!(await save(() => reset({ token, password })))) return;
    // The server has ended it too, with all the others.
    if (state === 'authenticated') dispatch(endSession());
    await navigate('/login', { replace: true });
  }

  if (token === '' || code === 'verification-token-invalid')
    return (
      <FormPage>
        <FormHead heading={says.refusedTitle} lead={says.refusedLead} />
        <ButtonLink to="/forgot-password" wide>
          {says.askForNewLink}
        </ButtonLink>
      </FormPage>
    );
  return (
    <FormPage>
      <FormHead heading={says.resetTitle} lead={says.resetLead} />
      <SchemaForm form={form} label={says.resetTitle} onSubmit={submit}>
        {/* Whose password it is, the page does not know; without the field browsers complain. */}
        <input type="email" autoComplete="username" readOnly hidden />
        <NewPasswordFields name="password" failure={failure} isPending={isPending} />
      </SchemaForm>
    </FormPage>
  );
}

/** The token of the opened link. It leaves the address at once, and is kept in memory only. */
function useLinkToken(): string {
  const [params] = useSearchParams();
  const inAddress = params.get('token') ?? '';
  const [token, setToken] = useState(inAddress);
  const navigate = useNavigate();
  // Another link was opened on this page.
  if (inAddress !== '' && inAddress !== token) setToken(inAddress);

  useEffect(() => {
    if (inAddress !== '') void navigate('/reset-password', { replace: true });
  }, [inAddress, navigate]);

  return token;
}
