import { useWords } from '../../base/language/use-language.js';
import { words as login } from '../../features/login/words.js';
import { FormHead, FormPage } from '../../ui/form/form-page.js';
import { PageSkeleton } from '../../ui/skeleton.js';
import formPage from '../../ui/form/form-page.module.css';
import styles from '../app.module.css';
import { AlphaBanner } from '../app.js';

/** Where the form comes. It is not rendered for the build, so the page's script replaces this and does not take it over. */
function FormStandIn({ head }: { head?: Parameters<typeof FormHead>[0] }) {
  return (
    <div data-stand-in>
      <div className={styles.top}>
        <AlphaBanner />
      </div>
      <div className={formPage.column}>
        <FormPage>
          {head && <FormHead {...head} />}
          <PageSkeleton />
        </FormPage>
      </div>
    </div>
  );
}

export const LoginStandIn = () => <FormStandIn head={useWords(login)} />;

/** At which step, and with which title, only the browser knows. */
export const SignUpStandIn = () => <FormStandIn />;
