import { currentPassword } from '@careward/contracts/identity/fields';
import type { ChangePassword, PasswordChangedAnswer } from '@careward/contracts/identity/schemas';
import { Link, useNavigate } from 'react-router-dom';
import { api } from '../../base/api.js';
import { useWords } from '../../base/language/use-language.js';
import { useSession } from '../../base/session/session-provider.js';
import { ButtonLink } from '../../ui/button.js';
import { FormHead, FormPage } from '../../ui/form/form-page.js';
import { PasswordField } from '../../ui/form/fields.js';
import { SchemaForm, useSchemaForm } from '../../ui/form/schema-form.js';
import { NewPasswordFields, useNewPassword } from './new-password.js';
import styles from '../../ui/form/form-page.module.css';
import { words } from './words.js';

const { useChangePasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<PasswordChangedAnswer, ChangePassword>({
      query: (body) => ({ method: 'POST', path: ['/api/auth/change-password'], body }),
      invalidatesTags: ['Sessions'],
    }),
  }),
});

export default function ChangePasswordPage() {
  const says = useWords(words);
  const { user } = useSession();
  const [change] = useChangePasswordMutation();
  const { save, isPending, failure } = useNewPassword('otherDevices');
  const form = useSchemaForm<ChangePassword>();
  const navigate = useNavigate();

  async function submit(values: ChangePassword) {
    if (await save(() => change(values))) await navigate('/settings', { replace: true });
    else form.setFocus('currentPassword');
  }
  return (
    <FormPage>
      <FormHead heading={says.changeTitle} lead={says.changeLead} />
      <SchemaForm form={form} label={says.changeTitle} onSubmit={submit}>
        {/* Password managers save the password under this address. */}
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          name="currentPassword"
          label={says.currentPassword}
          schema={currentPassword}
          autoComplete="current-password"
        />
        <Link to="/forgot-password" className={styles.underField}>
          {says.forgot}
        </Link>
        <NewPasswordFields name="newPassword" failure={failure} isPending={isPending} />
      </SchemaForm>
      <ButtonLink to="/settings" look="plain" wide>
        {says.cancel}
      </ButtonLink>
    </FormPage>
  );
}
