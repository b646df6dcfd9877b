import type { StartedSession } from '@careward/contracts/identity/schemas';
import { Link, useNavigate } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { startSession } from '../../base/session/sign-in-and-out.js';
import { useAppDispatch } from '../../base/store.js';
import { FormHead, FormPage } from '../../ui/form/form-page.js';
import { LoginForm } from './login-form.js';
import { words } from './words.js';
import styles from '../../ui/form/form-page.module.css';

export default function LoginPage() {
  const says = useWords(words);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  async function begin({ token }: StartedSession) {
    await dispatch(startSession(token));
    await navigate('/', { replace: true });
  }
  return (
    <FormPage>
      <FormHead title={says.title} heading={says.heading} lead={says.lead} />
      <LoginForm onSession={begin} />
      <p className={styles.ways}>
        <span>
          {says.newHere} <Link to="/signup">{says.createAccount}</Link>
        </span>
        <Link to="/resources">{says.contactSupport}</Link>
      </p>
    </FormPage>
  );
}
