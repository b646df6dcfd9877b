import { newPassword } from '@careward/contracts/identity/fields';
import { useWords } from '../../../base/language/use-language.js';
import { Button } from '../../../ui/button.js';
import { ErrorSentence } from '../../../ui/error-sentence.js';
import { PasswordField } from '../../../ui/form/password-field.js';
import { PasswordStrength } from '../../../ui/form/password-strength/password-strength.js';
import { words } from '../words.js';
import styles from './page-text.module.css';

type Props = {
  /** The field of the form that the new password is. */
  name: string;
  failure: string | undefined;
  isPending: boolean;
};

/** The end of a form that sets a password. */
export function NewPasswordFields({ name, failure, isPending }: Props) {
  const says = useWords(words);
  return (
    <>
      <PasswordField name={name} label={says.newPassword} schema={newPassword} autoComplete="new-password" />
      <PasswordStrength field={name} />
      <div className={styles.failure}>
        <ErrorSentence>{failure}</ErrorSentence>
      </div>
      <Button type="submit" wide pending={isPending}>
        {says.save}
      </Button>
    </>
  );
}
